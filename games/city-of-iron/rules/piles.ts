import { entryOf, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import type { DeckName } from '../content/set-file.ts';
import { setOf } from '../content/sets.ts';
import { namedCard } from './names.ts';
import { type Chance, changePlayer, type Held, type Pile, type Player, type Position, playerAt } from './position.ts';

export function canDraw(player: Player, deck: DeckName): boolean {
  const { draw, discard } = player[deck];
  return draw.length > 0 || discard.length > 0;
}

export function checkDraw(p: Position, seat: Seat, deck: DeckName): Violation | null {
  if (canDraw(playerAt(p, seat), deck)) return null;
  if (p.mode === 'family' && deck === 'military') {
    return refuse('family.no-military', 'There are no military cards in the family game.');
  }
  return refuse('draw.nothing', 'There is no card left in that deck.');
}

/** A hand with one more card, in its order; a hand of somebody else's is only counted. */
export function withCard(set: GameSet, hand: readonly Held[], card: Held): readonly Held[] {
  if (card === null) return [...hand, null];
  const place = entryOf(set.cardOrder, card);
  const index = hand.findIndex((other) => other !== null && entryOf(set.cardOrder, other) > place);
  return index === -1 ? [...hand, card] : hand.toSpliced(index, 0, card);
}

/** Draws a card to the hand, turning the discard pile over when the draw pile is empty; without cards, nothing. */
export function drawCard(p: Position, seat: Seat, deck: DeckName, { tell }: Chance): void {
  const player = playerAt(p, seat);
  const pile = player[deck];
  const turnedOver = pile.draw.length === 0;
  const draw: readonly Held[] = turnedOver ? pile.discard : pile.draw;
  const card = draw[0];
  if (card === undefined) return;
  const left: Pile = { draw: draw.slice(1), discard: turnedOver ? [] : pile.discard };
  const set = setOf(p);
  changePlayer(p, seat, { [deck]: left, hand: withCard(set, player.hand, card) });
  tell({ type: 'drew', seat, deck, card: card === null ? null : namedCard(set, card), turnedOver }, { only: [seat] });
  tell({ type: 'drew', seat, deck, card: null, turnedOver }, { except: [seat] });
}
