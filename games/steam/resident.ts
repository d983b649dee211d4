import { evaluate, weigh } from './bot/index.ts';
import { protocol } from './protocol.ts';
import { steam } from './rules/game.ts';
import { endOf, hardDecision, invariants, reach, reachable } from './study/index.ts';
import { drawBoard, terminal } from './table/index.ts';

/** The game with its bot, its table and its study: what the registry of games takes in. */
export const steamResident = {
  game: steam,
  evaluate,
  weigh,
  draw: drawBoard,
  terminal,
  study: { invariants, reachable, reach, endOf, hardDecision },
  protocol,
};
