import { type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { cardOf, type GameSet } from '../../content/set.ts';
import type { Card, CardAction, Price } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { priceText } from '../card-words.ts';
import { abilitiesOf } from '../cities.ts';
import { namedCard, namedLand } from '../names.ts';
import {
  type CardDeed,
  type Chance,
  changePlayer,
  type Player,
  type Position,
  playerAt,
  without,
} from '../position.ts';
import { isPossible } from './effects.ts';
import { beginPayment } from './pay.ts';
import { canPay, fuelOf, shortfall, tooLittle } from './payment.ts';
import type { Turn } from './turn.ts';

export type PlayAction = Extract<Action, { type: 'play-card' }>;

/** What a card's action costs besides other cards; a nation may have a price of its own. */
export function payOf(p: Position, set: GameSet, player: Player, card: Card, way: number): Price {
  for (const ability of abilitiesOf(p, set, player)) {
    if (ability.type === 'card-pay-override' && ability.card === card.id) return ability.pay;
  }
  return card.action?.ways[way]?.pay ?? { coins: 0, science: 0 };
}

function checkLand(p: Position, action: CardAction, land: string | null): Violation | null {
  if (action.fuel.distance !== 'land') {
    return land === null ? null : refuse('settle.land', 'This card settles no land.');
  }
  return land !== null && p.lands.includes(land)
    ? null
    : refuse('settle.land', 'Choose a land that nobody has settled.');
}

export function checkCardAction(p: Position, seat: Seat, played: PlayAction): Violation | null {
  const set = setOf(p);
  const player = playerAt(p, seat);
  if (!player.hand.includes(played.card)) {
    return refuse('card-action.in-hand', 'You do not hold that card.');
  }
  const card = cardOf(set, played.card);
  const name = { term: card.name };
  const way = card.action?.ways[played.way];
  if (card.action === null || way === undefined) {
    return refuse('card-action.none', '{card} has no such action.', { card: name });
  }
  const noLand = checkLand(p, card.action, played.land);
  if (noLand !== null) return noLand;
  const pay = payOf(p, set, player, card, played.way);
  if (pay.coins > player.coins || pay.science > player.science) {
    return refuse('card-action.pay', 'The action of {card} costs {price}: more than you have.', {
      card: name,
      price: priceText(pay),
    });
  }
  const others = without(player.hand, played.card);
  const need = fuelOf(set, card.action, played.land);
  if (!canPay(set, others, need)) return tooLittle(shortfall(set, others, need));
  const after =
    pay.coins + pay.science === 0
      ? player
      : { ...player, coins: player.coins - pay.coins, science: player.science - pay.science };
  if (way.effects.some((effect) => isPossible(p, seat, after, effect))) return null;
  if (card.action.fuel.distance === 'land' || way.effects.some(({ type }) => type === 'expand')) {
    return refuse('cities.tokens', 'You have no token left for it.');
  }
  return refuse('card-action.effect', '{card} would do nothing now.', { card: name });
}

export function legalCardActions(p: Position, seat: Seat): Action[] {
  const set = setOf(p);
  const actions: Action[] = [];
  let last: string | null = null;
  for (const card of playerAt(p, seat).hand) {
    if (card === null || card === last) continue;
    last = card;
    const { action } = cardOf(set, card);
    if (action === null) continue;
    const lands = action.fuel.distance === 'land' ? p.lands : [null];
    for (const way of action.ways.keys()) {
      for (const land of lands) {
        const played: PlayAction = { type: 'play-card', card, way, land };
        if (checkCardAction(p, seat, played) === null) actions.push(played);
      }
    }
  }
  return actions;
}

export function playCardAction(p: Position, turn: Turn, played: PlayAction, chance: Chance): Progress {
  const set = setOf(p);
  const { seat } = turn;
  const player = playerAt(p, seat);
  const card = cardOf(set, played.card);
  if (card.action === null) throw new RangeError(`${card.id} has no action`);
  const { coins, science } = payOf(p, set, player, card, played.way);
  changePlayer(p, seat, {
    hand: without(player.hand, card.id),
    coins: player.coins - coins,
    science: player.science - science,
  });
  const land = played.land === null ? null : namedLand(set, played.land);
  chance.tell({ type: 'card-played', seat, card: namedCard(set, card.id), free: card.action.free, land });
  if (coins + science > 0) chance.tell({ type: 'paid', seat, coins, science });
  const deed: CardDeed = { type: 'card', card: card.id, way: played.way, land: played.land };
  return beginPayment(p, turn, deed, [card.id], chance);
}
