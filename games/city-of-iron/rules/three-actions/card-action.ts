import { itemAt, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
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

/** What stands in the way of a card in hand: its price, cards that go with it, or that it would do nothing. */
function obstacleTo(
  p: Position,
  set: GameSet,
  seat: Seat,
  card: Card,
  { way, land }: PlayAction,
): 'pay' | 'fuel' | 'effect' | null {
  const player = playerAt(p, seat);
  if (card.action === null) return 'effect';
  const { coins, science } = payOf(p, set, player, card, way);
  if (coins > player.coins || science > player.science) return 'pay';
  if (!canPay(set, player.hand, fuelOf(set, card.action, land), card.id)) return 'fuel';
  const after =
    coins + science === 0 ? player : { ...player, coins: player.coins - coins, science: player.science - science };
  for (const effect of itemAt(card.action.ways, way).effects) if (isPossible(p, seat, after, effect)) return null;
  return 'effect';
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
  const obstacle = obstacleTo(p, set, seat, card, played);
  if (obstacle === null) return null;
  if (obstacle === 'pay') {
    return refuse('card-action.pay', 'The action of {card} costs {price}: more than you have.', {
      card: name,
      price: priceText(payOf(p, set, player, card, played.way)),
    });
  }
  if (obstacle === 'fuel') {
    return tooLittle(shortfall(set, without(player.hand, played.card), fuelOf(set, card.action, played.land)));
  }
  if (card.action.fuel.distance === 'land' || way.effects.some(({ type }) => type === 'expand')) {
    return refuse('cities.tokens', 'You have no token left for it.');
  }
  return refuse('card-action.effect', '{card} would do nothing now.', { card: name });
}

/** Where a card is sent that settles no land. */
const NOWHERE = [null];

export function legalCardActions(p: Position, seat: Seat): Action[] {
  const set = setOf(p);
  const actions: Action[] = [];
  let last: string | null = null;
  for (const id of playerAt(p, seat).hand) {
    if (id === null || id === last) continue;
    last = id;
    const card = cardOf(set, id);
    if (card.action === null) continue;
    const lands = card.action.fuel.distance === 'land' ? p.lands : NOWHERE;
    for (let way = 0; way < card.action.ways.length; way++) {
      for (const land of lands) {
        const played: PlayAction = { type: 'play-card', card: id, way, land };
        if (obstacleTo(p, set, seat, card, played) === null) actions.push(played);
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
