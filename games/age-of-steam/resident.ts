import { learning } from './bot/index.ts';
import { brain } from './brain.ts';
import { protocol } from './protocol.ts';
import { endOf, hardDecision, invariants, reach, reachable } from './study/index.ts';
import { drawBoard, terminal } from './table/index.ts';

/** The game with its bot, its table and its study: what tools want of it. */
export const resident = {
  ...brain,
  learning,
  draw: drawBoard,
  terminal,
  study: { invariants, reachable, reach, endOf, hardDecision },
  protocol,
};
