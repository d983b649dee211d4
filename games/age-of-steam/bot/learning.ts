import type { Seat } from '@roundhouse/kernel';
import type { Position } from '../rules/position.ts';
import { evaluate, pointsBy } from './evaluate.ts';
import { type Outlook, WARY } from './weights.ts';

/** What training may find out, and between what it makes sense. */
const RANGES = {
  rivalLinkOnRoute: { low: -0.2, high: 1 },
  perMissingTile: { low: 0.5, high: 1 },
  finishedNextTurn: { low: 0, high: 1 },
  cubeKeptToNextMove: { low: 0.7, high: 1 },
  cubeKept: { low: 0.3, high: 1 },
  futureIncomePerLink: { low: 0.1, high: 1.5 },
  engineGrowth: { low: 0, high: 1.5 },
  tilePrice: { low: 1.5, high: 5 },
  buildingMoney: { low: 0, high: 30 },
  buildingMoneyLater: { low: 0, high: 15 },
  buildingDollar: { low: 0, high: 4 },
  trustedIncome: { low: 0, high: 4 },
  leftoverDollar: { low: 0, high: 1 },
  firstPlace: { low: 0, high: 10 },
  'first-move': { low: 0, high: 6 },
  'first-build': { low: 0, high: 6 },
  engineer: { low: 0, high: 6 },
  locomotive: { low: -3, high: 5 },
  urbanization: { low: 0, high: 8 },
  production: { low: -1, high: 5 },
  'turn-order': { low: -1, high: 5 },
} as const satisfies Record<keyof Outlook, unknown>;

type Learned = Readonly<Record<string, number>>;

/** What can be learned about the evaluation. */
export const learning = {
  first: { ...WARY },
  ranges: RANGES,
  expects: (p: Position, seat: Seat, learned: Learned) => pointsBy({ ...WARY, ...learned }, p, seat),
  believing(learned: Learned) {
    const outlook = { ...WARY, ...learned };
    return {
      evaluate: (p: Position, seat: Seat) => evaluate(p, seat, outlook),
    };
  },
};
