import type { Seat } from '@roundhouse/kernel';
import { type CardId, SPECIAL_CARD } from '../content/box.ts';
import { boxOf } from '../content/boxes.ts';
import { SOCKETS } from '../content/components.ts';
import { cardOf, playerAt, type Position } from './position.ts';

/** A card as a person reads it: the distance, and the diamonds that its id has asterisks for. */
export function cardSign(id: CardId): string {
  return id === SPECIAL_CARD ? 'special card' : id.replaceAll('*', '◆');
}

/** How many of a card are in a player's whole deck. */
export function copiesOf(p: Position, seat: Seat, card: CardId): number {
  if (card === SPECIAL_CARD) return p.mode === 'normal' && playerAt(p, seat).team !== null ? 1 : 0;
  return boxOf(p).deck.find(({ id }) => id === card)?.count ?? 0;
}

/** How many of a card are left in the deck: neither planned nor lying open. */
export function copiesLeft(p: Position, seat: Seat, card: CardId): number {
  const { plan, extraCards } = playerAt(p, seat);
  let left = copiesOf(p, seat, card);
  for (const one of plan) if (one === card) left--;
  for (const one of extraCards) if (one === card) left--;
  return left;
}

/** The different cards that are left in the deck. */
export function cardsLeft(p: Position, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  for (const { id } of boxOf(p).deck) if (copiesLeft(p, seat, id) > 0) cards.push(id);
  if (copiesLeft(p, seat, SPECIAL_CARD) > 0) cards.push(SPECIAL_CARD);
  return cards;
}

export function emptyPlan(): readonly null[] {
  return Array.from({ length: SOCKETS }, () => null);
}

/** The diamonds of the cards that lie open before a seat, those of its own turns so far. */
export function exposedDiamonds(p: Position, seat: Seat): number {
  const { plan, extraCards } = playerAt(p, seat);
  const diamondsOn = (card: CardId | null | undefined): number =>
    card === null || card === undefined ? 0 : cardOf(p, seat, card).diamonds;
  let diamonds = 0;
  for (let socket = 0; socket < p.cycle; socket++) diamonds += diamondsOn(plan[socket]);
  for (const card of extraCards) diamonds += diamondsOn(card);
  return diamonds;
}
