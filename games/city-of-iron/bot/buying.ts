import type { Seat } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import type { Action } from '../rules/actions.ts';
import { priceOfCards } from '../rules/end-round/purchase.ts';
import { type Position, playerAt, without } from '../rules/position.ts';
import { buying, evaluate } from './evaluate.ts';
import type { Weights } from './weights.ts';

/** So many cards are tried in pairs, the best ones. */
const PROMISING = 7;

/**
 * The card to buy next. Cards need each other (an explorer wants a ship), so pairs are looked at as well as single ones.
 */
export function bestPurchase(p: Position, seat: Seat, legal: readonly Action[], weights: Weights): Action | undefined {
  if (p.phase.name !== 'purchase') return undefined;
  const set = setOf(p);
  const chosen = p.phase.orders[seat]?.cards ?? [];
  const { coins, science, supply } = playerAt(p, seat);
  const base: Position = { ...p, phase: { name: 'purchase', orders: [] } };
  const singles = legal.flatMap((action) => (action.type === 'buy' ? [action.card] : []));
  const left = chosen.reduce<readonly string[]>(without, supply);
  const worthOf = (cards: readonly string[]): number | undefined => {
    const price = priceOfCards(set, [...chosen, ...cards]);
    if (price.coins > coins || price.science > science) return undefined;
    if (cards.reduce<readonly string[]>(without, left).length !== left.length - cards.length) return undefined;
    return evaluate(buying(base, seat, [...chosen, ...cards]), seat, weights);
  };
  let best = { value: worthOf([]) ?? 0, card: '' };
  const ranked = singles
    .map((card) => ({ card, value: worthOf([card]) ?? best.value }))
    .toSorted((a, b) => b.value - a.value);
  for (const single of ranked) if (single.value > best.value) best = single;
  const promising = ranked.slice(0, PROMISING);
  for (const [index, { card }] of promising.entries()) {
    for (const other of promising.slice(index)) {
      const value = worthOf([card, other.card]);
      if (value !== undefined && value > best.value) best = { value, card };
    }
  }
  const { card } = best;
  return legal.find((action) =>
    card === '' ? action.type === 'finish-buying' : action.type === 'buy' && action.card === card,
  );
}
