import type { Terminal } from '@roundhouse/style';
import type { Action } from '../rules/actions.ts';
import type { Position } from '../rules/position.ts';
import { boardText } from './terminal/board-text.ts';
import { choicesFor } from './terminal/choices.ts';
import { numbersText } from './terminal/numbers-text.ts';
import { taskText } from './terminal/task-text.ts';

export { drawBoard } from './board/draw-board.ts';

/** The game in a terminal. */
export const terminal: Terminal<Position, Action> = {
  board: boardText,
  numbers: numbersText,
  task: taskText,
  choices: choicesFor,
};
