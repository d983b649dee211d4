import { type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { cardOf, tokenOf } from '../../content/set.ts';
import type { CardAction, CardEffect } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { standing, tokensLeft } from '../cities.ts';
import { goodsOf } from '../goods.ts';
import { namedCard, namedLand } from '../names.ts';
import { canDraw, drawCard, withCard } from '../piles.ts';
import {
  type CardDeed,
  type Chance,
  changePlayer,
  deckIn,
  type EffectPhase,
  type Player,
  type Position,
  playerAt,
  without,
} from '../position.ts';
import type { DecisionSection } from '../section.ts';
import { wrongPhase } from '../wrong-phase.ts';
import { canBuild, checkBuild, demolish, legalBuilds, playBuild } from './build.ts';
import { finishDeed } from './discard.ts';
import { checkStore, legalStores, playStore } from './store.ts';
import type { Turn } from './turn.ts';

export function actionOf(p: Position, deed: CardDeed): CardAction {
  const { action } = cardOf(setOf(p), deed.card);
  if (action === null) throw new RangeError(`${deed.card} has no action`);
  return action;
}

function effectsOf(p: Position, deed: CardDeed): readonly CardEffect[] {
  return actionOf(p, deed).ways[deed.way]?.effects ?? [];
}

const discountOf = (effect: Extract<CardEffect, { type: 'build' }>): { coins: number; science: number } => ({
  coins: effect.coinDiscount,
  science: effect.scienceDiscount,
});

/** Coins for each good type, city or town. Districts are no cities of their own. */
function coinsPer(p: Position, player: Player, effect: Extract<CardEffect, { type: 'gain-coins-per' }>): number {
  const count = {
    'good-type': () => Object.keys(goodsOf(setOf(p), player)).length,
    city: () => player.cities.length,
    town: () => player.towns.length,
  }[effect.per]();
  return Math.min(effect.max, effect.base + effect.amount * count);
}

function victims(p: Position, seat: Seat): readonly Seat[] {
  return p.players.flatMap(({ coins }, other) => (other !== seat && coins > 0 ? [other] : []));
}

/** Whether an effect would do anything for this player, who has paid for the card already. */
export function canDo(p: Position, seat: Seat, player: Player, effect: CardEffect): boolean {
  switch (effect.type) {
    case 'gain-coins':
    case 'gain-science':
      return true;
    case 'gain-coins-per':
      return coinsPer(p, player, effect) > 0;
    case 'draw':
      return canDraw(player, deckIn(p, effect.deck));
    case 'build':
      return canBuild(p, player, discountOf(effect));
    case 'store':
      return p.row.length > 0;
    case 'settle':
      return tokensLeft(setOf(p), player, 'city').length > 0;
    case 'expand':
      return tokensLeft(setOf(p), player, 'district').length > 0;
    case 'recover':
      return player[effect.deck].discard.length > 0;
    case 'steal':
      return victims(p, seat).length > 0;
    case 'demolish':
      return player.cities.some(({ buildings }) => buildings.length > 0);
  }
}

/** Does an effect that leaves nothing to decide; false for those that ask. */
function resolve(p: Position, seat: Seat, effect: CardEffect, chance: Chance): boolean {
  switch (effect.type) {
    case 'gain-coins':
      gain(p, seat, effect.amount, 0, chance);
      return true;
    case 'gain-coins-per':
      gain(p, seat, coinsPer(p, playerAt(p, seat), effect), 0, chance);
      return true;
    case 'gain-science':
      gain(p, seat, 0, effect.amount, chance);
      return true;
    case 'draw':
      for (let drawn = 0; drawn < effect.amount; drawn++) drawCard(p, seat, deckIn(p, effect.deck), chance);
      return true;
    default:
      return false;
  }
}

function gain(p: Position, seat: Seat, coins: number, science: number, { tell }: Chance): void {
  const player = playerAt(p, seat);
  changePlayer(p, seat, { coins: player.coins + coins, science: player.science + science });
  tell({ type: 'gained', seat, coins, science });
}

/** How often an effect may be used. */
function timesOf(effect: CardEffect): number {
  if (effect.type === 'build' || effect.type === 'store') return effect.count;
  return effect.type === 'recover' ? effect.amount : 1;
}

/** Runs the effects of a played card from a step on; one that asks for a decision waits for it. */
export function runEffects(
  p: Position,
  turn: Turn,
  deed: CardDeed,
  laid: readonly string[],
  from: number,
  chance: Chance,
): Progress {
  const effects = effectsOf(p, deed);
  for (let step = from; step < effects.length; step++) {
    const effect = effects[step];
    if (effect === undefined || !canDo(p, turn.seat, playerAt(p, turn.seat), effect)) continue;
    if (resolve(p, turn.seat, effect, chance)) continue;
    p.phase = { name: 'effect', seat: turn.seat, turn: turn.turn, deed, laid, step, used: 0 };
    return 'waiting';
  }
  return finishDeed(p, { ...turn, free: actionOf(p, deed).free }, laid, chance);
}

export function effectNow(p: Position, phase: EffectPhase): CardEffect {
  const effect = effectsOf(p, phase.deed)[phase.step];
  if (effect === undefined) throw new RangeError(`${phase.deed.card} has no effect ${phase.step}`);
  return effect;
}

function choicesOf(p: Position, seat: Seat, effect: CardEffect): Action[] {
  const set = setOf(p);
  const player = playerAt(p, seat);
  switch (effect.type) {
    case 'build':
      return legalBuilds(p, seat, discountOf(effect));
    case 'store':
      return legalStores(p);
    case 'settle':
      return tokensLeft(set, player, 'city').map((token) => ({ type: 'settle', token }));
    case 'expand':
      return player.cities.flatMap(({ land }) =>
        tokensLeft(set, player, 'district').map((token): Action => ({ type: 'expand', land, token })),
      );
    case 'recover':
      return [...new Set(player[effect.deck].discard)].map((card) => ({ type: 'recover', card }));
    case 'steal':
      return victims(p, seat).map((from) => ({ type: 'steal', from }));
    case 'demolish':
      return standing(player).map((building) => ({ type: 'demolish', building }));
    default:
      return [];
  }
}

function legal(p: Position, seat: Seat): Action[] {
  if (p.phase.name !== 'effect') return [];
  const choices = choicesOf(p, seat, effectNow(p, p.phase));
  return p.phase.used === 0 ? choices : [...choices, { type: 'finish-effect' }];
}

function check(p: Position, seat: Seat, action: Action): Violation | null {
  if (p.phase.name !== 'effect') return wrongPhase(p, action);
  const effect = effectNow(p, p.phase);
  if (action.type === 'finish-effect') {
    return p.phase.used > 0 ? null : refuse('card-action.effects', 'Use what the card gives at least once.');
  }
  if (action.type !== effect.type) {
    return refuse('card-action.effects', 'First do what {card} says.', {
      card: { term: cardOf(setOf(p), p.phase.deed.card).name },
    });
  }
  return checkChoice(p, seat, effect, action);
}

function checkChoice(p: Position, seat: Seat, effect: CardEffect, action: Action): Violation | null {
  const set = setOf(p);
  const player = playerAt(p, seat);
  switch (action.type) {
    case 'build':
      return effect.type === 'build' ? checkBuild(p, seat, action, discountOf(effect)) : null;
    case 'store':
      return checkStore(p, action.building);
    case 'settle':
      return tokensLeft(set, player, 'city').includes(action.token) ? null : noToken();
    case 'expand':
      if (!player.cities.some(({ land }) => land === action.land)) {
        return refuse('expand.own-city', 'A district is added to one of your own cities.');
      }
      return tokensLeft(set, player, 'district').includes(action.token) ? null : noToken();
    case 'recover':
      if (effect.type === 'recover' && player[effect.deck].discard.includes(action.card)) return null;
      return refuse('card-action.recover', 'That card is not in the discard pile that this is about.');
    case 'steal':
      return victims(p, seat).includes(action.from)
        ? null
        : refuse('card-action.steal', 'Take coins from another player who has some.');
    case 'demolish':
      return standing(player).includes(action.building)
        ? null
        : refuse('card-action.demolish', 'Demolish one of your own buildings.');
    default:
      return wrongPhase(p, action);
  }
}

function noToken(): Violation {
  return refuse('cities.tokens', 'You have no such token left.');
}

function play(p: Position, seat: Seat, action: Action, chance: Chance): Progress {
  if (p.phase.name !== 'effect') return 'waiting';
  const { phase } = p;
  const effect = effectNow(p, phase);
  if (action.type !== 'finish-effect') {
    apply(p, seat, phase, effect, action, chance);
    const used = phase.used + 1;
    if (used < timesOf(effect) && canDo(p, seat, playerAt(p, seat), effect)) {
      p.phase = { ...phase, used };
      return 'waiting';
    }
  }
  return runEffects(p, phase, phase.deed, phase.laid, phase.step + 1, chance);
}

function apply(p: Position, seat: Seat, phase: EffectPhase, effect: CardEffect, action: Action, chance: Chance): void {
  const set = setOf(p);
  const player = playerAt(p, seat);
  switch (action.type) {
    case 'build':
      if (effect.type === 'build') playBuild(p, seat, action, discountOf(effect), chance);
      return;
    case 'store':
      return playStore(p, seat, action.building, chance);
    case 'settle':
      return settle(p, seat, phase.deed, action.token, chance);
    case 'expand':
      return expand(p, seat, action.land, action.token, chance);
    case 'recover': {
      const { deck } = cardOf(set, action.card);
      const pile = player[deck];
      changePlayer(p, seat, {
        [deck]: { ...pile, discard: without(pile.discard, action.card) },
        hand: withCard(set, player.hand, action.card),
      });
      return chance.tell({ type: 'recovered', seat, card: namedCard(set, action.card) });
    }
    case 'steal':
      return steal(p, seat, action.from, effect.type === 'steal' ? effect.amount : 0, chance);
    case 'demolish':
      demolish(p, seat, action.building, chance);
      if (effect.type === 'demolish') gain(p, seat, effect.coins, 0, chance);
      return;
    default:
      throw new RangeError(`${action.type} is no choice of an effect`);
  }
}

function steal(p: Position, seat: Seat, from: Seat, amount: number, { tell }: Chance): void {
  const coins = Math.min(amount, playerAt(p, from).coins);
  changePlayer(p, from, { coins: playerAt(p, from).coins - coins });
  changePlayer(p, seat, { coins: playerAt(p, seat).coins + coins });
  tell({ type: 'stolen', seat, from, coins });
}

function settle(p: Position, seat: Seat, { card, land }: CardDeed, token: string, { tell }: Chance): void {
  if (land === null) throw new RangeError(`${card} was sent to no land`);
  const set = setOf(p);
  const city = { land, tokens: [{ token, side: 'city' as const }], buildings: [] };
  changePlayer(p, seat, { cities: [...playerAt(p, seat).cities, city] });
  p.lands = without(p.lands, land);
  tell({ type: 'settled', seat, land: namedLand(set, land), token, capacity: tokenOf(set, token).city?.capacity ?? 0 });
}

function expand(p: Position, seat: Seat, land: string, token: string, { tell }: Chance): void {
  const set = setOf(p);
  const player = playerAt(p, seat);
  const cities = player.cities.map((city) =>
    city.land === land ? { ...city, tokens: [...city.tokens, { token, side: 'district' as const }] } : city,
  );
  changePlayer(p, seat, { cities });
  const capacity = tokenOf(set, token).district?.capacity ?? 0;
  tell({ type: 'expanded', seat, land: namedLand(set, land), token, capacity });
}

/** An effect of a card that asks its owner for a decision. */
export const effects: DecisionSection = { name: 'effect', enter: () => 'finished', legal, check, play };
