import type { Seat } from '@roundhouse/kernel';
import type { Action } from '../rules/actions.ts';
import type { Position } from '../rules/position.ts';
import { bestBid } from './bidding.ts';
import { bestPurchase } from './buying.ts';
import { bestOf, discarding, outcomes } from './look-ahead.ts';
import { beliefsIn, type Weights } from './weights.ts';

/** The action that looks best when it is carried through; undefined where the evaluation alone can tell. */
export function propose(
  view: Position,
  seat: Seat,
  legal: readonly Action[],
  weights: Weights = beliefsIn(view),
): Action | undefined {
  switch (view.phase.name) {
    case 'bid':
    case 'second-bid':
      return bestBid(view, seat, legal, weights);
    case 'action':
    case 'pay':
    case 'effect':
      return bestOf(outcomes(view, seat, legal, weights))?.action;
    case 'discard': {
      const { cards } = discarding(view, view.phase.laid);
      const first = cards.find((card) => legal.some((action) => action.type === 'discard' && action.cards[0] === card));
      return legal.find((action) => action.type === 'discard' && action.cards[0] === first);
    }
    case 'purchase':
      return bestPurchase(view, seat, legal, weights);
    default:
      return undefined;
  }
}
