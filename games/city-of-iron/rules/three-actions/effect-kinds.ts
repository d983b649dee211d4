import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { cardOf } from '../../content/set.ts';
import type { CardEffect, Price } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action, ACTIONS_IN } from '../actions.ts';
import { buildingsOf, tokenCapacity, tokensLeft } from '../cities.ts';
import { goodsOf } from '../goods.ts';
import { namedCard, namedLand } from '../names.ts';
import { canDraw, drawCard, withCard } from '../piles.ts';
import {
  type CardDeed,
  type Chance,
  changePlayer,
  deckIn,
  type Player,
  type Position,
  playerAt,
  without,
} from '../position.ts';
import { canBuild, checkBuild, demolish, legalBuilds, playBuild } from './build.ts';
import { checkStore, legalStores, playStore } from './store.ts';

interface EffectKind<E> {
  /** Whether it would do anything for this player, who has paid for the card already. */
  possible(p: Position, seat: Seat, player: Player, effect: E): boolean;
}

/** An effect that leaves nothing to decide. */
interface PlainEffect<E> extends EffectKind<E> {
  readonly choices?: never;
  apply(p: Position, seat: Seat, effect: E, chance: Chance): void;
}

/** An effect that its owner decides about, with an action of the same type. */
interface AskingEffect<E, C> extends EffectKind<E> {
  /** How often it may be used; once, if it does not say. */
  times?(effect: E): number;
  choices(p: Position, seat: Seat, effect: E): Action[];
  check(p: Position, seat: Seat, effect: E, choice: C): Violation | null;
  apply(p: Position, seat: Seat, effect: E, chance: Chance, choice: C, deed: CardDeed): void;
}

type EffectOf<T> = Extract<CardEffect, { type: T }>;
type Asking = Exclude<(typeof ACTIONS_IN)['effect'][number], 'finish-effect'>;
type AnyEffect = PlainEffect<CardEffect> | AskingEffect<CardEffect, Action>;

/** All that a card can do. */
const EFFECTS: {
  readonly [T in CardEffect['type']]: T extends Asking
    ? AskingEffect<EffectOf<T>, Extract<Action, { type: T }>>
    : PlainEffect<EffectOf<T>>;
} = {
  'gain-coins': {
    possible: () => true,
    apply: (p, seat, { amount }, chance) => gain(p, seat, amount, 0, chance),
  },

  'gain-coins-per': {
    possible: (p, _seat, player, effect) => coinsPer(p, player, effect) > 0,
    apply: (p, seat, effect, chance) => gain(p, seat, coinsPer(p, playerAt(p, seat), effect), 0, chance),
  },

  'gain-science': {
    possible: () => true,
    apply: (p, seat, { amount }, chance) => gain(p, seat, 0, amount, chance),
  },

  draw: {
    possible: (p, _seat, player, { deck }) => canDraw(player, deckIn(p, deck)),
    apply(p, seat, { deck, amount }, chance) {
      for (let drawn = 0; drawn < amount; drawn++) drawCard(p, seat, deckIn(p, deck), chance);
    },
  },

  build: {
    possible: (p, _seat, player, effect) => canBuild(p, player, discountOf(effect)),
    times: ({ count }) => count,
    choices: (p, seat, effect) => legalBuilds(p, seat, discountOf(effect)),
    check: (p, seat, effect, choice) => checkBuild(p, seat, choice, discountOf(effect)),
    apply: (p, seat, effect, chance, choice) => playBuild(p, seat, choice, discountOf(effect), chance),
  },

  store: {
    possible: ({ row }) => row.length > 0,
    times: ({ count }) => count,
    choices: (p) => legalStores(p),
    check: (p, _seat, _effect, { building }) => checkStore(p, building),
    apply: (p, seat, _effect, chance, { building }) => playStore(p, seat, building, chance),
  },

  /** A city on the land that the card was sent to. */
  settle: {
    possible: (p, _seat, player) => tokensLeft(setOf(p), player, 'city').length > 0,
    choices: (p, seat) => tokensLeft(setOf(p), playerAt(p, seat), 'city').map((token) => ({ type: 'settle', token })),
    check: (p, seat, _effect, { token }) =>
      tokensLeft(setOf(p), playerAt(p, seat), 'city').includes(token) ? null : noToken(),
    apply(p, seat, _effect, { tell }, { token }, { card, land }) {
      if (land === null) throw new RangeError(`${card} was sent to no land`);
      const set = setOf(p);
      const city = { land, tokens: [{ token, side: 'city' as const }], buildings: [] };
      changePlayer(p, seat, { cities: [...playerAt(p, seat).cities, city] });
      p.lands = without(p.lands, land);
      const capacity = tokenCapacity(set, token, 'city');
      tell({ type: 'settled', seat, land: namedLand(set, land), token, capacity });
    },
  },

  expand: {
    possible: (p, _seat, player) => tokensLeft(setOf(p), player, 'district').length > 0,
    choices(p, seat) {
      const player = playerAt(p, seat);
      const tokens = tokensLeft(setOf(p), player, 'district');
      return player.cities.flatMap(({ land }) => tokens.map((token): Action => ({ type: 'expand', land, token })));
    },
    check(p, seat, _effect, choice) {
      const player = playerAt(p, seat);
      if (!player.cities.some(({ land }) => land === choice.land)) {
        return refuse('expand.own-city', 'A district is added to one of your own cities.');
      }
      return tokensLeft(setOf(p), player, 'district').includes(choice.token) ? null : noToken();
    },
    apply(p, seat, _effect, { tell }, { land, token }) {
      const set = setOf(p);
      const cities = playerAt(p, seat).cities.map((city) =>
        city.land === land ? { ...city, tokens: [...city.tokens, { token, side: 'district' as const }] } : city,
      );
      changePlayer(p, seat, { cities });
      const capacity = tokenCapacity(set, token, 'district');
      tell({ type: 'expanded', seat, land: namedLand(set, land), token, capacity });
    },
  },

  recover: {
    possible: (_p, _seat, player, { deck }) => player[deck].discard.length > 0,
    times: ({ amount }) => amount,
    choices: (p, seat, { deck }) =>
      [...new Set(playerAt(p, seat)[deck].discard)].map((card) => ({ type: 'recover', card })),
    check: (p, seat, { deck }, { card }) =>
      playerAt(p, seat)[deck].discard.includes(card)
        ? null
        : refuse('card-action.recover', 'That card is not in the discard pile that this is about.'),
    apply(p, seat, _effect, { tell }, { card }) {
      const set = setOf(p);
      const player = playerAt(p, seat);
      const { deck } = cardOf(set, card);
      const pile = player[deck];
      changePlayer(p, seat, {
        [deck]: { ...pile, discard: without(pile.discard, card) },
        hand: withCard(set, player.hand, card),
      });
      tell({ type: 'recovered', seat, card: namedCard(set, card) });
    },
  },

  steal: {
    possible: (p, seat) => victims(p, seat).length > 0,
    choices: (p, seat) => victims(p, seat).map((from) => ({ type: 'steal', from })),
    check: (p, seat, _effect, { from }) =>
      victims(p, seat).includes(from)
        ? null
        : refuse('card-action.steal', 'Take coins from another player who has some.'),
    apply(p, seat, { amount }, { tell }, { from }) {
      const coins = Math.min(amount, playerAt(p, from).coins);
      changePlayer(p, from, { coins: playerAt(p, from).coins - coins });
      changePlayer(p, seat, { coins: playerAt(p, seat).coins + coins });
      tell({ type: 'stolen', seat, from, coins });
    },
  },

  demolish: {
    possible: (_p, _seat, player) => player.cities.some(({ buildings }) => buildings.length > 0),
    choices: (p, seat) => buildingsOf(playerAt(p, seat)).map((building) => ({ type: 'demolish', building })),
    check: (p, seat, _effect, { building }) =>
      buildingsOf(playerAt(p, seat)).includes(building)
        ? null
        : refuse('card-action.demolish', 'Demolish one of your own buildings.'),
    apply(p, seat, { coins }, chance, { building }) {
      demolish(p, seat, building, chance);
      gain(p, seat, coins, 0, chance);
    },
  },
};

export function kindOf(effect: CardEffect): AnyEffect {
  return EFFECTS[effect.type];
}

function gain(p: Position, seat: Seat, coins: number, science: number, { tell }: Chance): void {
  const player = playerAt(p, seat);
  changePlayer(p, seat, { coins: player.coins + coins, science: player.science + science });
  tell({ type: 'gained', seat, coins, science });
}

/** Coins for each good type, city or town. Districts are no cities of their own. */
function coinsPer(p: Position, player: Player, effect: EffectOf<'gain-coins-per'>): number {
  const count = {
    'good-type': () => Object.keys(goodsOf(setOf(p), player)).length,
    city: () => player.cities.length,
    town: () => player.towns.length,
  }[effect.per]();
  return Math.min(effect.max, effect.base + effect.amount * count);
}

function discountOf({ coinDiscount, scienceDiscount }: EffectOf<'build'>): Price {
  return { coins: coinDiscount, science: scienceDiscount };
}

function victims(p: Position, seat: Seat): readonly Seat[] {
  return p.players.flatMap(({ coins }, other) => (other !== seat && coins > 0 ? [other] : []));
}

function noToken(): Violation {
  return refuse('cities.tokens', 'You have no such token left.');
}
