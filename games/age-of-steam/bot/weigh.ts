import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { judgedByTrade, Promises } from '@roundhouse/rails';
import { type ActionName, CASH_PER_SHARE, COSTS, TILES } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { highestBid } from '../rules/2-determine-player-order.ts';
import { type Move, pathOf } from '../rules/5-move-goods.ts';
import { expensesOf } from '../rules/7-pay-expenses.ts';
import type { Action } from '../rules/actions.ts';
import { cityAt } from '../rules/places.ts';
import { networkAt, type Player, type Position, playerAt } from '../rules/position.ts';
import { surveyOf } from './survey.ts';

type Build = Extract<Action, { type: 'build' }>;

/**
 * How likely a lively player is to do each of these, against the others: it plays whole games and tries everything the
 * rules offer, without thinking ahead. It looks after its money about as well as a beginner, so that most games reach
 * their last turn and some players still go bankrupt.
 */
export function weigh(p: Position, seat: Seat, actions: readonly Action[]): readonly number[] {
  let prospects: BuildingProspects | undefined;
  return actions.map((action) => {
    if (action.type !== 'build') return weightOf(p, seat, action);
    prospects ??= prospectsOf(p, seat);
    return weighBuild(action, prospects);
  });
}

export function weightOf(p: Position, seat: Seat, action: Exclude<Action, Build>): number {
  switch (action.type) {
    case 'issue-shares':
      return weighShares(p, seat, action.shares);
    case 'bid':
      return weighBid(p, seat, action.amount);
    case 'pass':
      return 3;
    case 'drop-out':
      return 1;
    case 'select-action':
      return ACTION_TASTE[action.action];
    case 'urbanize':
      return 1.5;
    case 'finish-building':
      return spareCash(p, seat) >= COSTS.place.simple.plain ? 0.15 : 10;
    case 'move-goods':
      return weighMove(p, seat, action);
    case 'upgrade-engine':
      return weighStep(playerAt(p, seat));
    case 'decline-move':
      return 0.1;
    case 'draw-goods':
      return 5;
    case 'decline-production':
    case 'place-good':
      return 1;
  }
}

const ACTION_TASTE: Readonly<Record<ActionName, number>> = {
  'first-move': 1,
  'first-build': 1,
  engineer: 1.5,
  locomotive: 1.2,
  urbanization: 2,
  production: 1,
  'turn-order': 1,
};

/** What three ordinary tiles cost, about. */
const BUILDING_MONEY = 7;

/** Cash beyond what this turn's expenses will take, if no more income came in. */
function spareCash(p: Position, seat: Seat): number {
  const player = playerAt(p, seat);
  return player.cash + player.income - expensesOf(player);
}

function weighShares(p: Position, seat: Seat, shares: number): number {
  // Every share brings its price and costs $1 this very turn.
  const wanted = Math.max(0, Math.ceil((BUILDING_MONEY - spareCash(p, seat)) / (CASH_PER_SHARE - 1)));
  const miss = shares - wanted;
  return Math.exp(miss > 0 ? -2 * miss : miss);
}

function weighBid(p: Position, seat: Seat, amount: number): number {
  if (p.phase.name !== 'determine-player-order') return 1;
  const raise = amount - highestBid(p.phase);
  return (amount + BUILDING_MONEY <= spareCash(p, seat) + 3 ? 0.7 : 0.02) / (amount * raise * raise);
}

/** What all builds of a position are weighed by. */
export interface BuildingProspects {
  readonly promises: Promises;
  readonly eagerness: number;
}

export function prospectsOf(p: Position, seat: Seat): BuildingProspects {
  const board = boardOf(p);
  const network = networkAt(p);
  // Asked later, when the position may have been played on.
  const { content, track } = p;
  const trade = { cityAt: (place: Hex) => cityAt({ content, track }, place), colorOf: board.colorOf, cubes: p.cubes };
  return {
    promises: new Promises(network, surveyOf(board), judgedByTrade(network, trade)),
    eagerness: spareCash(p, seat) >= COSTS.place.simple.plain ? 1 : 0.02,
  };
}

export function weighBuild(action: Build, { promises, eagerness }: BuildingProspects): number {
  const { promise, prospect } = promises.ofBuild(TILES, action);
  // Town tiles and changes to what lies on the map are rarely the plainest choice, and should be tried all the same.
  const curiosity = (prospect.town ? 2 : 1) * (prospect.before === null ? 1 : 1.5);
  return promise * curiosity * eagerness;
}

/** A stronger engine early on, and whenever income pays for it. */
function weighStep(player: Player): number {
  if (player.income > expensesOf(player)) return 4;
  return player.engine < 2 ? 0.8 : 0.05;
}

function weighMove(p: Position, seat: Seat, move: Move): number {
  const path = pathOf(p, move);
  const own = path.filter(({ owner }) => owner === seat).length;
  const others = path.filter(({ owner }) => owner !== seat && owner !== null).length;
  return 0.15 + (6 * own ** 3) / (1 + others);
}
