import type { Violation } from '@roundhouse/kernel';
import { cardOf, type GameSet } from '../../content/set.ts';
import type { Action } from '../../rules/actions.ts';
import { type Held, playerAt, without } from '../../rules/position.ts';
import type { PanelProps } from './panels/panel-props.ts';

export type Payment = Extract<Action, { type: 'pay' }>;

/** Every card that is laid down must be drawn again before it helps again. */
const WORTH_OF_A_CARD = 2;
const WORTH_OF_SCIENCE = 3;

function worth(set: GameSet, { cards }: Payment): number {
  return cards.reduce((sum, id) => {
    const { cost, attack, vehicle } = cardOf(set, id);
    return sum + WORTH_OF_A_CARD + cost.coins + WORTH_OF_SCIENCE * cost.science + attack + (vehicle === null ? 0 : 1);
  }, 0);
}

/** The payments that are possible, the one that gives away least first. */
export function paymentsOf(set: GameSet, legal: readonly Action[]): readonly Payment[] {
  return legal
    .filter((action): action is Payment => action.type === 'pay')
    .toSorted((one, other) => worth(set, one) - worth(set, other));
}

/** The places in hand of these cards; of copies, the first. */
export function placesOf(hand: readonly Held[], cards: readonly string[]): readonly number[] {
  let left = cards;
  return hand.flatMap((id, place) => {
    if (id === null || !left.includes(id)) return [];
    left = without(left, id);
    return [place];
  });
}

export function cardsAt(hand: readonly Held[], places: readonly number[]): string[] {
  return places.toSorted((a, b) => a - b).flatMap((place) => hand[place] ?? []);
}

export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.reduce<readonly string[]>(without, other).length === 0;
}

interface Paying {
  readonly payments: readonly Payment[];
  /** Places in hand. */
  readonly laid: readonly number[];
  readonly action: Payment;
  readonly refusal: Violation | null;
}

/** What would be paid: what the person laid down, or else what costs least. */
export function payingOf({
  table,
  set,
  seat,
  pointing,
}: Pick<PanelProps, 'table' | 'set' | 'seat' | 'pointing'>): Paying {
  const { position, game } = table;
  const { hand } = playerAt(position, seat);
  const payments = paymentsOf(set, table.legal);
  const laid = pointing.at.laid ?? placesOf(hand, payments[0]?.cards ?? []);
  const cards = cardsAt(hand, laid);
  const action = payments.find((payment) => sameCards(payment.cards, cards)) ?? { type: 'pay', cards };
  return { payments, laid, action, refusal: game.check(position, seat, action) };
}

/** A card in hand that is laid down, or taken back. */
export function turned(laid: readonly number[], place: number): readonly number[] {
  return laid.includes(place) ? laid.filter((other) => other !== place) : [...laid, place];
}
