import { NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { follow, isTile } from '@roundhouse/rails';
import { type ActionName, CASH_PER_SHARE, TILES } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { highestBid } from '../rules/2-determine-player-order.ts';
import { expensesOf } from '../rules/7-pay-expenses.ts';
import type { Action } from '../rules/actions.ts';
import { cityHex } from '../rules/places.ts';
import { networkAt, type Position, playerAt } from '../rules/position.ts';

type Build = Extract<Action, { type: 'build' }>;
type Move = Extract<Action, { type: 'move-goods' }>;

/**
 * How likely a lively player is to do this, against its other choices: it plays whole games and tries everything the
 * rules offer, without thinking ahead. It looks after its money about as well as a beginner, so that most games reach
 * their last turn and some players still go bankrupt.
 */
export function weigh(p: Position, seat: Seat, action: Action): number {
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
    case 'build':
      return weighBuild(p, seat, action);
    case 'finish-building':
      return spareCash(p, seat) > 0 ? 1.5 : 40;
    case 'move-goods':
      return weighMove(p, seat, action);
    case 'upgrade-engine':
      return playerAt(p, seat).engine < 3 ? 5 : 1;
    case 'decline-move':
      return 0.2;
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
  locomotive: 2,
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
  return Math.exp(-1.2 * Math.abs(miss));
}

function weighBid(p: Position, seat: Seat, amount: number): number {
  if (p.phase.name !== 'determine-player-order') return 1;
  const raise = amount - highestBid(p.phase);
  return (amount <= spareCash(p, seat) ? 1 : 0.05) / (amount * raise * raise);
}

/** New lines can start at every city, so they are many: each weighs little beside a tile that leads somewhere. */
function weighBuild(p: Position, seat: Seat, { hex, tile, rotation }: Build): number {
  const network = networkAt(p);
  const after = TILES.get(tile, rotation);
  const laid = p.track[hex];
  const before = isTile(laid) ? TILES.get(laid.tile, laid.rotation).mask : 0;
  const inTown = boardOf(p).townAt.has(hex);
  let reached = inTown ? 1 : 0;
  let continued = 0;
  for (const edge of after.exits) {
    if ((before & (1 << edge)) !== 0) continue;
    const met = network.meeting(hex, edge);
    if (met.place !== NOWHERE) reached += 1;
    if (met.run !== null) continued += 1;
  }
  const reach = reached > 1 ? 6 : 0.1;
  // The rarer faces are worth a try for their own sake, as are changes to what lies on the map.
  const curiosity = (after.face.count > 10 ? 1 : 2) * (before === 0 ? 1 : 2);
  const affordable = spareCash(p, seat) > 2 ? 1 : 0.2;
  return (reach + 2 * continued) * curiosity * affordable;
}

function weighMove(p: Position, seat: Seat, { city, exits }: Move): number {
  const path = follow(networkAt(p), cityHex(p, city), exits);
  if (typeof path === 'number') return 0;
  const own = path.filter(({ owner }) => owner === seat).length;
  const others = path.filter(({ owner }) => owner !== seat && owner !== null).length;
  return 0.3 + (4 * own * own) / (1 + others);
}
