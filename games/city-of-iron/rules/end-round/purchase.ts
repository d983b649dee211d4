import { type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { cardOf, type GameSet } from '../../content/set.ts';
import type { Price } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { namedCard } from '../names.ts';
import { withCard } from '../piles.ts';
import {
  type Chance,
  changePlayer,
  type Held,
  type Order,
  type Player,
  type Position,
  playerAt,
  without,
} from '../position.ts';
import type { DecisionSection } from '../section.ts';
import { wrongPhase } from '../wrong-phase.ts';

export function priceOfCards(set: GameSet, cards: readonly string[]): Price {
  let coins = 0;
  let science = 0;
  for (const id of cards) {
    const { cost } = cardOf(set, id);
    coins += cost.coins;
    science += cost.science;
  }
  return { coins, science };
}

/** Who can afford nothing has nothing to decide. */
function enter(p: Position): Progress {
  const set = setOf(p);
  const orders = p.players.map((player): Order => {
    const some = player.supply.some((card) => tooDear(set, player, [card]) === null);
    return { cards: [], done: !some };
  });
  if (orders.every(({ done }) => done)) return 'finished';
  p.phase = { name: 'purchase', orders };
  return 'waiting';
}

function tooDear(set: GameSet, player: Player, cards: readonly string[]): Violation | null {
  const { coins, science } = priceOfCards(set, cards);
  if (coins <= player.coins && science <= player.science) return null;
  return refuse(
    'purchase.afford',
    'Together that costs {coins, plural, one {# coin} other {# coins}} and {science} science: more than you have.',
    {
      coins,
      science,
    },
  );
}

function orderOf(p: Position, seat: Seat): Order {
  const order = p.phase.name === 'purchase' ? p.phase.orders[seat] : undefined;
  return order ?? { cards: [], done: true };
}

function legal(p: Position, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (const card of new Set(playerAt(p, seat).supply)) {
    const action: Action = { type: 'buy', card };
    if (check(p, seat, action) === null) actions.push(action);
  }
  actions.push({ type: 'finish-buying' });
  return actions;
}

function check(p: Position, seat: Seat, action: Action): Violation | null {
  if (p.phase.name !== 'purchase') return wrongPhase(p, action);
  const { cards, done } = orderOf(p, seat);
  const chosen = cards ?? [];
  const player = playerAt(p, seat);
  switch (action.type) {
    case 'finish-buying':
      return done ? refuse('purchase.secret', 'You have said that you are finished.') : null;
    case 'put-back':
      return chosen.includes(action.card) ? null : refuse('purchase.secret', 'You have not chosen that card.');
    case 'buy': {
      const left = chosen.reduce<readonly string[]>(without, player.supply);
      if (!left.includes(action.card)) return refuse('purchase.supply', 'That card is not among those you can buy.');
      return tooDear(setOf(p), player, [...chosen, action.card]);
    }
    default:
      return wrongPhase(p, action);
  }
}

function play(p: Position, seat: Seat, action: Action, chance: Chance): Progress {
  if (p.phase.name !== 'purchase') return 'waiting';
  const { orders } = p.phase;
  const order = changed(p, orderOf(p, seat), action);
  const next = orders.with(seat, order);
  p.phase = { name: 'purchase', orders: next };
  if (!order.done) {
    chance.tell({ type: 'order-changed', seat }, { only: [seat] });
    return 'waiting';
  }
  chance.tell({ type: 'buying-done', seat });
  if (next.some(({ done }) => !done)) return 'waiting';
  for (const [buyer, { cards }] of next.entries()) reveal(p, buyer, cards, chance);
  return 'finished';
}

/** Choosing anew after having finished takes that back. */
function changed(p: Position, { cards }: Order, action: Action): Order {
  const { cardOrder } = setOf(p);
  const place = (id: string): number => cardOrder.get(id) ?? 0;
  const chosen = cards ?? [];
  switch (action.type) {
    case 'buy':
      return { cards: [...chosen, action.card].toSorted((a, b) => place(a) - place(b)), done: false };
    case 'put-back':
      return { cards: without(chosen, action.card), done: false };
    default:
      return { cards: chosen, done: true };
  }
}

function reveal(p: Position, seat: Seat, cards: Order['cards'], { tell }: Chance): void {
  if (cards === null) throw new RangeError(`what seat ${seat} buys is not known here`);
  if (cards.length === 0) return;
  const set = setOf(p);
  const player = playerAt(p, seat);
  const { coins, science } = priceOfCards(set, cards);
  changePlayer(p, seat, {
    coins: player.coins - coins,
    science: player.science - science,
    supply: cards.reduce<readonly string[]>(without, player.supply),
    hand: cards.reduce<readonly Held[]>((hand, card) => withCard(set, hand, card), player.hand),
  });
  tell({ type: 'bought', seat, cards: cards.map((id) => namedCard(set, id)), coins, science });
}

/** All players choose in secret what to buy; when the last has finished, all is shown and paid for. */
export const purchase: DecisionSection = { name: 'purchase', enter, legal, check, play };
