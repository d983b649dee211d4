import type { Seat } from '@roundhouse/kernel';
import type { Action } from '../rules/actions.ts';
import type { Position } from '../rules/position.ts';
import { boardText } from './terminal/board-text.ts';
import { choicesFor, type TerminalChoice } from './terminal/choices.ts';
import { numbersText } from './terminal/numbers-text.ts';
import { taskText } from './terminal/task-text.ts';
import type { Words } from './terminal/words.ts';

/** The game in a terminal. */
export const terminal = {
  board: (p: Position, words: Words): readonly string[] => boardText(p, words),
  numbers: (p: Position, words: Words): readonly string[] => numbersText(p, words),
  task: (p: Position, seat: Seat, words: Words): string => taskText(p, seat, words),
  choices: (p: Position, _seat: Seat, actions: readonly Action[], words: Words): readonly TerminalChoice<Action>[] =>
    choicesFor(p, actions, words),
};
