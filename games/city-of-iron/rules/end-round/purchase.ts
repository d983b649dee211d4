import { entryOf, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { cardOf, type GameSet } from '../../content/set.ts';
import type { Price } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { priceText } from '../card-words.ts';
import { namedCard } from '../names.ts';
import { withCard } from '../piles.ts';
import {
  type Chance,
  changePlayer,
  type Held,
  isSeat,
  type Order,
  type Player,
  type Position,
  playerAt,
  type PurchasePhase,
  without,
} from '../position.ts';
import type { DecisionSection } from '../section.ts';

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

/** All players choose in secret what to buy; when the last has finished, all is shown and paid for. */
export const purchase: DecisionSection<'purchase'> = {
  /** Who can afford nothing has nothing to decide. */
  enter(p) {
    const set = setOf(p);
    const orders = p.players.map((player): Order => {
      const some = player.supply.some((card) => {
        const { coins, science } = cardOf(set, card).cost;
        return coins <= player.coins && science <= player.science;
      });
      return { cards: [], done: !some };
    });
    if (orders.every(({ done }) => done)) return 'finished';
    p.phase = { name: 'purchase', orders };
    return 'waiting';
  },

  waiting(_p, { orders }) {
    const waiting: Seat[] = [];
    for (const [seat, { done }] of orders.entries()) if (!done) waiting.push(seat);
    return waiting;
  },

  mayRevise: isSeat,

  legal(p, phase, seat) {
    const set = setOf(p);
    const player = playerAt(p, seat);
    const chosen = chosenIn(orderOf(phase, seat));
    const { coins, science } = priceOfCards(set, chosen);
    const left = chosen.reduce<readonly string[]>(without, player.supply);
    const actions: Action[] = [];
    for (const [index, card] of left.entries()) {
      const { cost } = cardOf(set, card);
      const isAffordable = coins + cost.coins <= player.coins && science + cost.science <= player.science;
      if (isAffordable && left.indexOf(card) === index) actions.push({ type: 'buy', card });
    }
    actions.push({ type: 'finish-buying' });
    return actions;
  },

  check(p, phase, seat, action) {
    const order = orderOf(phase, seat);
    switch (action.type) {
      case 'finish-buying':
        return order.done ? refuse('purchase.secret', 'You have said that you are finished.') : null;
      case 'put-back':
        return chosenIn(order).includes(action.card)
          ? null
          : refuse('purchase.secret', 'You have not chosen that card.');
      case 'buy':
        return checkBuy(p, seat, chosenIn(order), action.card);
    }
  },

  play(p, phase, seat, action, chance) {
    const order = changed(p, orderOf(phase, seat), action);
    const next = phase.orders.with(seat, order);
    p.phase = { name: 'purchase', orders: next };
    if (action.type !== 'finish-buying') {
      const card = namedCard(setOf(p), action.card);
      chance.tell({ type: 'order-changed', seat, card, back: action.type === 'put-back' }, { only: [seat] });
      return 'waiting';
    }
    chance.tell({ type: 'buying-done', seat });
    if (next.some(({ done }) => !done)) return 'waiting';
    for (const [buyer, { cards }] of next.entries()) reveal(p, buyer, cards, chance);
    return 'finished';
  },
};

function tooDear(set: GameSet, player: Player, cards: readonly string[]): Violation | null {
  const { coins, science } = priceOfCards(set, cards);
  if (coins <= player.coins && science <= player.science) return null;
  return refuse('purchase.afford', 'Together that costs {price}: more than you have.', {
    price: priceText({ coins, science }),
  });
}

function orderOf({ orders }: PurchasePhase, seat: Seat): Order {
  const order = orders[seat];
  if (order === undefined) throw new RangeError(`there is no seat ${seat}`);
  return order;
}

/** What a seat has chosen so far; an eye that may not know it sees nothing. */
function chosenIn({ cards }: Order): readonly string[] {
  return cards ?? [];
}

function checkBuy(p: Position, seat: Seat, chosen: readonly string[], card: string): Violation | null {
  const player = playerAt(p, seat);
  const left = chosen.reduce<readonly string[]>(without, player.supply);
  if (!left.includes(card)) return refuse('purchase.supply', 'That card is not among those you can buy.');
  return tooDear(setOf(p), player, [...chosen, card]);
}

/** Choosing anew after having finished takes that back. */
function changed(p: Position, order: Order, action: Action): Order {
  const { cardOrder } = setOf(p);
  const place = (id: string): number => entryOf(cardOrder, id);
  const chosen = chosenIn(order);
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
