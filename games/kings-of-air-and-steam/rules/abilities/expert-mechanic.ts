import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import type { CardId } from '../../content/box.ts';
import type { Action } from '../actions.ts';
import { cardsLeft, copiesLeft, exposedDiamonds } from '../deck.ts';
import { first, movementSteps } from '../move-and-action/agenda.ts';
import { cardOf, changePlayer, type Chance, diamondRating, hasAbility, type Position, playerAt } from '../position.ts';

/** Eli Diamond: a flight with a card that is still in the deck. */
export function extraFlights(p: Position, seat: Seat): Action[] {
  if (!hasAbility(p, seat, 'expert-mechanic')) return [];
  return cardsLeft(p, seat)
    .filter((card) => checkExtraFlight(p, seat, card) === null)
    .map((card) => ({ type: 'extra-flight', card }));
}

export function checkExtraFlight(p: Position, seat: Seat, card: CardId): Violation | null {
  if (!hasAbility(p, seat, 'expert-mechanic')) {
    return refuse('eli-diamond.expert-mechanic', 'Only Eli Diamond can fly once more as an action.');
  }
  if (copiesLeft(p, seat, card) <= 0) {
    return refuse('eli-diamond.expert-mechanic', 'That card is not left in your deck.');
  }
  const rating = diamondRating(p, seat);
  const diamonds = exposedDiamonds(p, seat) + cardOf(p, seat, card).diamonds;
  return diamonds <= rating
    ? null
    : refuse(
        'eli-diamond.expert-mechanic',
        'With that card {diamonds, plural, one {# diamond} other {# diamonds}} would lie open; your airship bears {rating}.',
        {
          diamonds,
          rating,
        },
      );
}

export function extraFlight(p: Position, seat: Seat, card: CardId, { tell }: Chance): void {
  changePlayer(p, seat, { extraCards: [...playerAt(p, seat).extraCards, card] });
  tell({ type: 'extra-card', seat, card });
  first(p, ...movementSteps(p, seat, cardOf(p, seat, card)));
}
