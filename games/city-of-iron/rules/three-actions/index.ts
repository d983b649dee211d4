import { firstOf, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { canDraw, checkDraw, drawCard } from '../piles.ts';
import { type Chance, changePlayer, type Position, playerAt } from '../position.ts';
import type { DecisionSection } from '../section.ts';
import { checkAttack, legalAttacks, playAttack } from './attack-town.ts';
import { checkBuild, FULL_PRICE, legalBuilds, playBuild } from './build.ts';
import { checkCardAction, legalCardActions, playCardAction } from './card-action.ts';
import { checkMove, legalMoves, playMove } from './move-building.ts';
import { checkStore, legalStores, playStore } from './store.ts';
import { continueTurn, endTurn } from './turn.ts';

const DECKS = ['citizen', 'military'] as const;

/** Everybody acts in turn order, one action at a time, until all have had theirs. */
export const threeActions: DecisionSection<'action'> = {
  enter(p) {
    p.phase = { name: 'action', seat: firstOf(p.order), turn: 1 };
    return 'waiting';
  },

  legal(p, _phase, seat) {
    const player = playerAt(p, seat);
    const actions = legalBuilds(p, seat, FULL_PRICE);
    actions.push(...legalStores(p));
    for (const deck of DECKS) if (canDraw(player, deck)) actions.push({ type: 'draw', deck });
    actions.push({ type: 'tax' });
    if (player.coins >= setOf(p).file.sciencePrice) actions.push({ type: 'buy-science' });
    actions.push(...legalCardActions(p, seat), ...legalAttacks(p, seat), ...legalMoves(p, seat));
    return actions;
  },

  check(p, _phase, seat, action) {
    switch (action.type) {
      case 'build':
        return checkBuild(p, seat, action, FULL_PRICE);
      case 'store':
        return checkStore(p, action.building);
      case 'draw':
        return checkDraw(p, seat, action.deck);
      case 'tax':
        return null;
      case 'buy-science':
        return checkScience(p, seat);
      case 'play-card':
        return checkCardAction(p, seat, action);
      case 'attack':
        return checkAttack(p, seat, action.town);
      case 'move-building':
        return checkMove(p, seat, action);
    }
  },

  play(p, turn, seat, action, chance) {
    switch (action.type) {
      case 'play-card':
        return playCardAction(p, turn, action, chance);
      case 'attack':
        return playAttack(p, turn, action.town, chance);
      case 'move-building':
        playMove(p, seat, action, chance);
        return continueTurn(p, turn);
      default:
        playPlain(p, seat, action, chance);
        return endTurn(p, turn);
    }
  },
};

function checkScience(p: Position, seat: Seat): Violation | null {
  const price = setOf(p).file.sciencePrice;
  return playerAt(p, seat).coins >= price
    ? null
    : refuse('buy-science.price', 'A science token costs {price, plural, one {# coin} other {# coins}}.', { price });
}

/** Actions that are done as soon as they are chosen. */
function playPlain(p: Position, seat: Seat, action: Action, chance: Chance): void {
  const { coins, science } = playerAt(p, seat);
  const { taxCoins, sciencePrice } = setOf(p).file;
  switch (action.type) {
    case 'build':
      return playBuild(p, seat, action, FULL_PRICE, chance);
    case 'store':
      return playStore(p, seat, action.building, chance);
    case 'draw':
      return drawCard(p, seat, action.deck, chance);
    case 'tax':
      changePlayer(p, seat, { coins: coins + taxCoins });
      return chance.tell({ type: 'taxed', seat, coins: taxCoins });
    case 'buy-science':
      changePlayer(p, seat, { coins: coins - sciencePrice, science: science + 1 });
      return chance.tell({ type: 'science-bought', seat, price: sciencePrice });
    default:
      throw new RangeError(`${action.type} is no action of a turn`);
  }
}
