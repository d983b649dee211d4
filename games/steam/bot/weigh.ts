import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { judgedByTrade, linksByOwner, Promises } from '@roundhouse/rails';
import { type ActionTile, INCOME, LOAN, TILES } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Action } from '../rules/actions.ts';
import { balanceOf } from '../rules/income-and-expenses.ts';
import { cityAt, cityHex, supplyLeft } from '../rules/places.ts';
import { networkAt, type Player, type Position, playerAt, turnsInGame } from '../rules/position.ts';
import { type Move, pathOf } from '../rules/routes.ts';
import { surveyOf } from './survey.ts';

type Build = Extract<Action, { type: 'build' }>;
type Take = Extract<Action, { type: 'take-tile' }>;

/**
 * How likely a lively player is to do each of these, against the others: it plays whole games and tries everything the
 * rules offer, without thinking ahead. It looks after its money about as well as a beginner.
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
    case 'bid':
      return weighBid(p, seat, action.amount);
    case 'pass':
      return 2;
    case 'buy-capital':
      return weighCapital(p, seat, action.loans);
    case 'take-tile':
      return weighTile(p, seat, action);
    case 'urbanize':
      return 0.5;
    case 'stock-city':
      return 1;
    case 'grow-city':
      return weighGrowth(p, seat, action.city);
    case 'finish-building':
      return canSpend(p, seat) ? 0.15 : 10;
    case 'move-goods':
      return weighMove(p, seat, action);
    case 'improve-locomotive':
      return weighStep(p, playerAt(p, seat));
    case 'decline-move':
      return 0.1;
    case 'take-points':
    case 'prefer':
      return weighChoice(p, seat, action.as);
  }
}

const TILE_TASTE: Readonly<Record<ActionTile, number>> = {
  'turn-order': 1,
  'first-move': 1,
  engineer: 1.5,
  'first-build': 1,
  'city-growth': 1.5,
  locomotive: 1.2,
  urbanization: 2,
};

/** What three ordinary tiles cost, about. */
const BUILDING_MONEY = 9;
/** With more debt than this even a beginner builds only what cash allows. */
const ENOUGH_DEBT = -4;

/** Cash beyond what the end of the turn will take, if no more income came in. */
function spareCash(p: Position, player: Player): number {
  return player.cash + Math.min(0, balanceOf(p, player));
}

function canSpend(p: Position, seat: Seat): boolean {
  const player = playerAt(p, seat);
  return spareCash(p, player) >= 2 || (p.mode === 'base' && player.income > ENOUGH_DEBT);
}

function turnsLeft(p: Position): number {
  return turnsInGame(p) - p.turn;
}

function weighBid(p: Position, seat: Seat, amount: number): number {
  const { phase } = p;
  const player = playerAt(p, seat);
  const high =
    phase.name === 'auction-places'
      ? (phase.bid ?? -1)
      : phase.name === 'auction-order'
        ? Math.max(-1, ...phase.bids.map((bid) => bid ?? -1))
        : 0;
  const raise = amount - high;
  // The auction before a base game is paid with loans, so nobody has any money for it.
  const affordable = phase.name === 'auction-places' ? amount <= LOAN : amount + BUILDING_MONEY <= player.cash;
  return (affordable ? 1 : 0.02) / ((1 + amount) * raise * raise);
}

function weighCapital(p: Position, seat: Seat, loans: number): number {
  const player = playerAt(p, seat);
  const purse = turnsLeft(p) > 0 && player.income > ENOUGH_DEBT ? BUILDING_MONEY : 0;
  const wanted = Math.max(0, Math.ceil((purse - spareCash(p, player)) / (LOAN - 1)));
  const miss = loans - Math.min(wanted, Math.max(0, player.income - INCOME.min));
  return Math.exp(miss > 0 ? -2 * miss : miss);
}

function weighTile(p: Position, seat: Seat, { tile, pass }: Take): number {
  if (pass) return 0.1;
  const costly = p.mode === 'base' && (tile === 'urbanization' || tile === 'locomotive');
  return TILE_TASTE[tile] * (costly && !canSpend(p, seat) ? 0.1 : 1);
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
    eagerness: canSpend(p, seat) ? 1 : 0.02,
  };
}

export function weighBuild(action: Build, { promises, eagerness }: BuildingProspects): number {
  const { promise, prospect } = promises.ofBuild(TILES, action);
  // Town tiles and changes to what lies on the map are rarely the plainest choice, and should be tried all the same.
  const curiosity = (prospect.town ? 2 / prospect.after.exits.length : 1) * (prospect.before === null ? 1 : 1.5);
  return promise * curiosity * eagerness;
}

/** Cubes are wanted where own links can carry them away; all choices together weigh about as much as one good tile. */
function weighGrowth(p: Position, seat: Seat, city: string): number {
  const mine = networkAt(p)
    .connections(cityHex(p, city))
    .some(({ owner }) => owner === seat);
  return (mine ? 4 : 0.3) / Math.max(1, supplyLeft(p).length);
}

/** A stronger locomotive early on; in the standard game whenever income pays for it. */
function weighStep(p: Position, player: Player): number {
  if (turnsLeft(p) === 0) return 0.05;
  if (p.mode === 'base' || player.income > player.level) return player.level < 4 ? 2 : 0.3;
  return player.level < 2 ? 0.8 : 0.05;
}

function weighMove(p: Position, seat: Seat, move: Move): number {
  const counts = linksByOwner(pathOf(p, move));
  const own = counts.get(seat) ?? 0;
  const others = [...counts.values()].reduce((sum, count) => sum + count, 0) - own;
  return 0.15 + (6 * own ** 3) / (1 + others);
}

/** Income while it can still pay for track, then points. */
function weighChoice(p: Position, seat: Seat, as: 'income' | 'points' | 'ask'): number {
  const player = playerAt(p, seat);
  const losing = balanceOf(p, player) < 0;
  const earning = losing || (turnsLeft(p) > 2 && player.income < INCOME.max / 2);
  if (as === 'ask') return 0.5;
  if ((as === 'income') !== earning) return 1;
  return losing ? 12 : 4;
}
