import type { Seat } from '@roundhouse/kernel';
import type { Words } from '@roundhouse/style';
import type { Action } from '../rules/actions.ts';
import type { Position } from '../rules/position.ts';
import { type Choice, choicesFor } from './terminal/choices.ts';
import { mapText } from './terminal/map-text.ts';
import { numbersText } from './terminal/numbers-text.ts';
import { taskText } from './terminal/task-text.ts';

/** The game in a terminal. */
export const terminal = {
  board: (p: Position, words: Words): readonly string[] => mapText(p, words),
  numbers: (p: Position, words: Words): readonly string[] => numbersText(p, words),
  task: (p: Position, seat: Seat, words: Words): string => taskText(p, seat, words),
  choices: (p: Position, seat: Seat, actions: readonly Action[], words: Words): readonly Choice[] =>
    choicesFor(p, seat, actions, words),
};
