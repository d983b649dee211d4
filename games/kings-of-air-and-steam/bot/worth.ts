import { itemAt, type Seat } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import { boxOf } from '../content/boxes.ts';
import { CLEARANCE_PER_GOOD, COSTS, type Good, GOODS, POINTS_PER_DEPOT, SOCKETS } from '../content/components.ts';
import type { Position } from '../rules/position.ts';
import { sizeOf } from '../rules/stock.ts';
import { airshipIn, type Outlook } from './outlook.ts';
import type { Prospect } from './prospect.ts';
import type { Sale } from './ways.ts';

/** About the points at the end of the game that a prospect leads to. */
export function worthOf(outlook: Outlook, prospect: Prospect): number {
  return pointsOf(outlook, prospect) + goodsAfterUpkeep(outlook, prospect) + futureWorth(outlook, prospect);
}

function pointsOf({ p }: Outlook, { cash, depots, airshipLevel, trainLevel }: Prospect): number {
  const { airshipPoints, trainPoints } = boxOf(p);
  return cash + depots.length * POINTS_PER_DEPOT + (airshipPoints[airshipLevel] ?? 0) + (trainPoints[trainLevel] ?? 0);
}

const NO_SALE: Sale = { each: 0, most: 0 };

export function saleOf(outlook: Outlook, prospect: Prospect, depot: number, good: Good): Sale {
  const { fromDepots } = prospect.ways.salesWith(prospect.slots);
  return (fromDepots[depot * GOODS.length + GOODS.indexOf(good)] ??= findSale(outlook, prospect, depot, good));
}

function findSale({ p }: Outlook, { ways, slots }: Prospect, depot: number, good: Good): Sale {
  const tolls = ways.reachOf(depot).cities;
  let best = NO_SALE;
  for (let city = 0; city < slots.length; city++) {
    const toll = tolls[city] ?? Number.POSITIVE_INFINITY;
    const most = slots[city] ?? 0;
    if (most === 0 || toll === Number.POSITIVE_INFINITY || p.cities[city]?.wants !== good) continue;
    const each = p.prices[good] - toll;
    if (each * Math.min(most, 3) > best.each * Math.min(best.most, 3)) best = { each, most };
  }
  return best;
}

/** Every good that is kept costs a dollar when the round ends; those that there is no money for are lost. */
function goodsAfterUpkeep(outlook: Outlook, prospect: Prospect): number {
  const { depots, hold } = prospect;
  let goods = 0;
  let worth = 0;
  for (let index = 0; index < depots.length; index++) {
    const stock = itemAt(depots, index).goods;
    const size = sizeOf(stock);
    if (size === 0) continue;
    goods += size;
    for (const good of GOODS) if (stock[good] > 0) worth += stackWorth(outlook, prospect, index, good, stock[good]);
  }
  const laden = sizeOf(hold);
  if (laden > 0) {
    goods += laden;
    for (const good of GOODS) if (hold[good] > 0) worth += hold[good] * worthAboard(outlook, prospect, good);
  }
  if (goods === 0) return 0;
  const kept = Math.min(goods, Math.floor(prospect.cash / COSTS.upkeepPerGood));
  return Math.max(0, (worth * kept) / goods - kept * COSTS.upkeepPerGood);
}

/** Goods of one kind in one depot. Those that no train can take to a city wait for better days. */
function stackWorth(outlook: Outlook, prospect: Prospect, depot: number, good: Good, count: number): number {
  const { each, most } = saleOf(outlook, prospect, depot, good);
  const sold = Math.min(count, most);
  const left = outlook.roundsAfter;
  if (left === 0) return Math.min(each, CLEARANCE_PER_GOOD) * (most > 0 ? count : 0);
  const { waiting, shippingAction, stranded } = outlook.weights;
  const sale = sold === 0 ? 0 : Math.max(sold * each * waiting - shippingAction, sold * each * 0.4);
  return sale + (count - sold) * outlook.p.prices[good] * stranded;
}

/** What a good is worth on board: about what it would be worth in the depot that suits it best. */
export function worthAboard(outlook: Outlook, prospect: Prospect, good: Good): number {
  const { roundsAfter, weights, p } = outlook;
  const { best } = prospect.ways.salesWith(prospect.slots);
  const each = (best[GOODS.indexOf(good)] ??= bestSale(outlook, prospect, good));
  const left = roundsAfter === 0 ? 0 : p.prices[good] * weights.stranded;
  return Math.max(left, each * weights.waiting) * (roundsAfter === 0 ? 0.1 : weights.aboard);
}

function bestSale(outlook: Outlook, prospect: Prospect, good: Good): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let depot = 0; depot < prospect.depots.length; depot++) {
    const { each, most } = saleOf(outlook, prospect, depot, good);
    if (most > 0) best = Math.max(best, each);
  }
  return best;
}

/** What one good would be worth in a depot. */
export function worthIn(outlook: Outlook, prospect: Prospect, depot: number, good: Good): number {
  const { each, most } = saleOf(outlook, prospect, depot, good);
  if (most > 0) return each * outlook.weights.waiting;
  return outlook.roundsAfter === 0 ? 0 : outlook.p.prices[good] * outlook.weights.stranded;
}

/** What helps in the rounds to come. */
function futureWorth(outlook: Outlook, prospect: Prospect): number {
  const { roundsAfter, weights } = outlook;
  const here = whereabouts(outlook, prospect)(prospect.space);
  if (roundsAfter === 0) return here * LAST_STOPOVER;
  return (
    prospect.ways.promise * weights.network * roundsAfter +
    roundsAfter * airshipByRound(outlook, prospect) +
    prospect.tokens * weights.token +
    here
  );
}

/** Of what it helps to be somewhere, when no round follows. */
const LAST_STOPOVER = 0.3;

/** What an airship such as this one helps in every round. */
function airshipByRound(outlook: Outlook, { airshipLevel }: Prospect): number {
  const { cargo, diamonds } = airshipIn(outlook, airshipLevel);
  const { weights } = outlook;
  return Math.min(cargo, 5) * weights.cargo + Math.min(diamonds, 3) * weights.diamonds;
}

/**
 * What a round has brought whoever could act in it, in games of bots: so much in any case, and so much of what their depots
 * and airship promised, which all at the table share.
 */
const A_ROUND = { brings: 17.5, ofThePromise: 1.34 };

/**
 * The points at the end of the game that are usual for whoever is there. Whoever acts compares what the same moment may
 * lead to, and a round that has begun is alike in all of it; from one moment to the next it is not.
 */
export function expectedOf(outlook: Outlook, prospect: Prospect): number {
  const { p, seat, roundsAfter, weights } = outlook;
  const here = whereabouts(outlook, prospect)(prospect.space);
  const promised = prospect.ways.promise * weights.network + airshipByRound(outlook, prospect);
  const byRound = A_ROUND.brings + (promised * A_ROUND.ofThePromise) / (p.players.length + 1);
  return (
    pointsOf(outlook, prospect) +
    goodsAfterUpkeep(outlook, prospect) +
    (roundsAfter === 0 ? here * LAST_STOPOVER : prospect.tokens * weights.token + here) +
    byRound * (roundsAfter + leftOfRound(p, seat))
  );
}

/** How much of this round a seat has yet to play. */
function leftOfRound(p: Position, seat: Seat): number {
  switch (p.phase.name) {
    case 'choose-team':
    case 'choose-character':
    case 'place-depot':
    case 'place-free-depot':
    case 'plan':
      return 1;
    case 'upkeep':
    case 'clearance':
    case 'clearance-route':
    case 'game-over':
      return 0;
    default: {
      const done = p.order.indexOf(seat) < p.turn ? p.cycle : p.cycle - 1;
      return (SOCKETS - done) / SOCKETS;
    }
  }
}

/** How well placed the airship would be on a space: near a depot when it is laden, near goods when it has room. */
export function whereabouts(outlook: Outlook, prospect: Prospect): (space: Space) => number {
  const { p, area, distances, weights } = outlook;
  const { hold, depots, factories, airshipLevel } = prospect;
  const laden = sizeOf(hold);
  const room = airshipIn(outlook, airshipLevel).cargo - laden;
  /** Where there is something to fetch, and what it would be worth without the way there. */
  const there: Space[] = [];
  const gains: number[] = [];
  for (let factory = 0; factory < factories.length; factory++) {
    const place = area.factories[factory];
    const goods = Math.min(room, factories[factory] ?? 0);
    if (place === undefined || goods <= 0) continue;
    there.push(place.space);
    gains.push(goods * p.prices[place.good] * weights.within);
  }
  return (space) => {
    const away = itemAt(distances, space);
    let worth = 0;
    if (laden > 0) {
      let nearest = Number.POSITIVE_INFINITY;
      for (const depot of depots) nearest = Math.min(nearest, itemAt(away, depot.space));
      worth -= nearest * weights.farAway * Math.min(2, laden);
    }
    let best = 0;
    for (let index = 0; index < there.length; index++) {
      best = Math.max(best, itemAt(gains, index) - itemAt(away, itemAt(there, index)) * weights.farAway);
    }
    return worth + best;
  };
}
