import type { Seat } from '@roundhouse/kernel';
import type { Action } from '../rules/actions.ts';
import type { Position } from '../rules/position.ts';
import { countedOn, evaluate, forecast } from './evaluate.ts';
import { alternatives, propose, proposeHastily } from './propose.ts';
import { BEAM, WEIGHTS } from './weights.ts';

/** What training may find out, and between what it makes sense. */
const RANGES = {
  waiting: { low: 0.3, high: 1 },
  shippingAction: { low: 0, high: 8 },
  stranded: { low: 0, high: 0.7 },
  aboard: { low: 0.2, high: 1 },
  farAway: { low: 0, high: 1.2 },
  within: { low: 0, high: 0.4 },
  network: { low: 0.1, high: 1.5 },
  cargo: { low: 0, high: 10 },
  diamonds: { low: 0, high: 5 },
  token: { low: 0, high: 10 },
} as const satisfies Partial<Record<keyof typeof WEIGHTS, unknown>>;

type Learned = Readonly<Record<string, number>>;

/** What can be learned about the evaluation. */
export const learning = {
  first: Object.fromEntries(Object.entries(WEIGHTS).filter(([name]) => Object.hasOwn(RANGES, name))),
  ranges: RANGES,
  expects: (p: Position, seat: Seat, learned: Learned) => countedOn(p, seat, { ...WEIGHTS, ...learned }),
  believing(learned: Learned) {
    const weights = { ...WEIGHTS, ...learned };
    return {
      evaluate: (p: Position, seat: Seat) => evaluate(p, seat, weights),
      forecast: (p: Position, seat: Seat) => forecast(p, seat, weights),
      propose: (view: Position, seat: Seat, legal: readonly Action[]) => propose(view, seat, legal, weights),
      proposeHastily: (view: Position, seat: Seat, legal: readonly Action[]) =>
        proposeHastily(view, seat, legal, weights),
      alternatives: (view: Position, seat: Seat, legal: readonly Action[]) =>
        alternatives(view, seat, legal, BEAM, weights),
    };
  },
};
