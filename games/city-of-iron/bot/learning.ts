import type { Seat } from '@roundhouse/kernel';
import type { Action } from '../rules/actions.ts';
import type { Position } from '../rules/position.ts';
import { evaluate, forecast } from './evaluate.ts';
import { propose } from './propose.ts';
import { FIRST, type Weights } from './weights.ts';

/** What training may find out, and between what it makes sense. */
const RANGES = {
  coins: { low: 0.05, high: 0.9 },
  science: { low: 0.05, high: 1.2 },
  room: { low: 0, high: 0.4 },
  access: { low: 0, high: 0.25 },
  draw: { low: 0, high: 0.8 },
  work: { low: 0, high: 0.4 },
  distance: { low: 0, high: 0.5 },
  vehicle: { low: 0, high: 0.5 },
  attack: { low: 0, high: 0.4 },
  settling: { low: 0, high: 1 },
  expanding: { low: 0, high: 1 },
  conquest: { low: 0, high: 1 },
  building: { low: 0, high: 1 },
  goods: { low: 0.5, high: 1.5 },
  town: { low: -3, high: 3 },
  land: { low: -0.5, high: 0.5 },
} as const satisfies Partial<Record<keyof Weights, unknown>>;

type Learned = Readonly<Record<string, number>>;

/** What can be learned about the evaluation. */
export const learning = {
  first: Object.fromEntries(Object.entries(FIRST).filter(([name]) => Object.hasOwn(RANGES, name))),
  ranges: RANGES,
  expects: (p: Position, seat: Seat, learned: Learned) => forecast(p, seat, { ...FIRST, ...learned }),
  believing(learned: Learned) {
    const weights = { ...FIRST, ...learned };
    return {
      evaluate: (p: Position, seat: Seat) => evaluate(p, seat, weights),
      forecast: (p: Position, seat: Seat) => forecast(p, seat, weights),
      propose: (view: Position, seat: Seat, legal: readonly Action[]) => propose(view, seat, legal, weights),
    };
  },
};
