import type { Seat } from '@roundhouse/kernel';
import type { Position } from '../rules/position.ts';
import { evaluate, forecast } from './evaluate.ts';
import { FIRST, type Outlook } from './weights.ts';

/** What training may find out, and between what it makes sense. */
const RANGES = {
  rivalLinkOnRoute: { low: -0.2, high: 1 },
  perMissingTile: { low: 0.5, high: 1 },
  finishedNextTurn: { low: 0, high: 1 },
  cubeKeptToNextMove: { low: 0.7, high: 1 },
  cubeKept: { low: 0.3, high: 1 },
  futurePointsPerLink: { low: 0.1, high: 1.5 },
  levelGrowth: { low: 0, high: 1.5 },
  buildingMoney: { low: 0, high: 25 },
  buildingMoneyLater: { low: 0, high: 15 },
  buildingDollar: { low: 0, high: 2 },
  tilePrice: { low: 1.5, high: 5 },
  turnsToEarn: { low: 0.5, high: 6.5 },
  leftoverDollar: { low: 0, high: 0.6 },
  firstPlace: { low: 0, high: 6 },
  lowestTile: { low: 0, high: 5 },
  'turn-order': { low: -1, high: 4 },
  'first-move': { low: 0, high: 5 },
  engineer: { low: 0, high: 5 },
  'first-build': { low: 0, high: 5 },
  'city-growth': { low: 0, high: 6 },
  locomotive: { low: -3, high: 4 },
  urbanization: { low: 0, high: 8 },
} as const satisfies Record<keyof Outlook, unknown>;

type Learned = Readonly<Record<string, number>>;

/** What can be learned about the evaluation. */
export const learning = {
  first: { ...FIRST },
  ranges: RANGES,
  expects: (p: Position, seat: Seat, learned: Learned) => forecast(p, seat, { ...FIRST, ...learned }),
  believing(learned: Learned) {
    const outlook = { ...FIRST, ...learned };
    return {
      evaluate: (p: Position, seat: Seat) => evaluate(p, seat, outlook),
      forecast: (p: Position, seat: Seat) => forecast(p, seat, outlook),
    };
  },
};
