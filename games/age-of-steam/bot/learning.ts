import type { Seat } from '@roundhouse/kernel';
import type { Position } from '../rules/position.ts';
import { evaluate, pointsBy } from './evaluate.ts';
import { type Outlook, WARY } from './weights.ts';

/** What training may find out, and between what it makes sense. */
const RANGES = {
  cubeKept: { low: 0.3, high: 1 },
  futureIncomePerLink: { low: 0.1, high: 1.5 },
  engineGrowth: { low: 0, high: 1.5 },
  buildingMoney: { low: 0, high: 30 },
  buildingMoneyLater: { low: 0, high: 15 },
  leftoverDollar: { low: 0, high: 1 },
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
