import type { Seat } from '@roundhouse/kernel';
import { type CardId, SPECIAL_CARD, theBox } from '../content/box.ts';
import { SOCKETS } from '../content/components.ts';
import { type Position, playerAt } from './position.ts';

/** How many of a card are in a player's whole deck. */
export function copiesOf(p: Position, seat: Seat, card: CardId): number {
  if (card === SPECIAL_CARD) return p.mode === 'normal' && playerAt(p, seat).team !== null ? 1 : 0;
  return theBox().deck.find(({ id }) => id === card)?.count ?? 0;
}

/** How many of a card are left in the deck: neither planned nor lying open. */
export function copiesLeft(p: Position, seat: Seat, card: CardId): number {
  const { plan, extraCards } = playerAt(p, seat);
  const used = [...plan, ...extraCards].filter((one) => one === card).length;
  return copiesOf(p, seat, card) - used;
}

/** The different cards that are left in the deck. */
export function cardsLeft(p: Position, seat: Seat): CardId[] {
  return [...theBox().deck.map(({ id }) => id), SPECIAL_CARD].filter((card) => copiesLeft(p, seat, card) > 0);
}

export function emptyPlan(): readonly null[] {
  return Array.from({ length: SOCKETS }, () => null);
}
