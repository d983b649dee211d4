import { itemAt } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import { GOODS } from '../content/components.ts';
import { playerAt, type Position, trainOf } from '../rules/position.ts';
import { linkAt, type LinkIndex } from '../rules/links.ts';
import { type Reach, reachFrom, tollsFor } from '../rules/move-and-action/ship/reach.ts';
import { NO_GOODS } from '../rules/stock.ts';
import { stopsToSell } from './geography.ts';
import type { Estate, Outlook } from './outlook.ts';

/** What the trains of a seat can do with its depots. */
export interface Ways {
  /** Where goods can go from one of the depots, by its place among them. */
  reachOf(depot: number): Reach;
  /** By factory: how well the depot that serves it best does so. */
  readonly served: readonly number[];
  /** What the depots promise for every round to come, in prices of goods. */
  readonly promise: number;
  /** Where goods could go at once, as far as it was asked, by what cities have room for. */
  salesWith(slots: readonly number[]): Sales;
  /** With one more depot, as far as it was asked: by its space. */
  readonly grown: Map<Space, Ways>;
}

/** Where goods of a depot would go at once: what a train earns with each, and how many it can deliver. */
export interface Sale {
  readonly each: number;
  readonly most: number;
}

/** Both are filled as they are asked for. */
export interface Sales {
  /** By depot and good. */
  readonly fromDepots: (Sale | undefined)[];
  /** By good: the most that a train earns with one, from whichever depot; less than anything where none can go. */
  readonly best: (number | undefined)[];
}

export function waysOf(outlook: Outlook, estate: Estate): Ways {
  const spaces = estate.depots.map(({ space }) => space).join();
  const key = `${estate.trainLevel}/${spaces}/${estate.newLinks.length}`;
  let ways = outlook.ways.get(key);
  if (ways === undefined) {
    ways = waysWith(outlook, estate);
    outlook.ways.set(key, ways);
  }
  return ways;
}

/** The position as it would be with these depots, railways and this train. */
function imagined({ p, seat }: Outlook, { depots, newLinks, trainLevel }: Estate): Position {
  const player = playerAt(p, seat);
  const built = depots.map(({ space }) => ({ space, goods: NO_GOODS }));
  return { ...p, newLinks, players: p.players.with(seat, { ...player, depots: built, trainLevel }) };
}

/** What they could do with the last of these depots, and what they can without it. */
export function waysWithDepot(outlook: Outlook, estate: Estate, before: Ways, space: Space): Ways {
  let ways = before.grown.get(space);
  if (ways === undefined) {
    ways = waysOf(outlook, estate);
    before.grown.set(space, ways);
  }
  return ways;
}

function waysWith(outlook: Outlook, estate: Estate): Ways {
  const { seat, area } = outlook;
  const p = imagined(outlook, estate);
  const rating = trainOf(outlook.p, seat, estate.trainLevel).rating;
  const serve = serviceOf(outlook, p, rating);
  let served: readonly number[] = area.factories.map(() => 0);
  for (const { space } of estate.depots) served = serve(served, space);
  const tolls = tollsFor(p, seat);
  const reach: Reach[] = [];
  return {
    reachOf: (depot) => (reach[depot] ??= reachFrom(p, seat, itemAt(estate.depots, depot).space, rating, tolls)),
    served,
    promise: promiseOf(outlook, served),
    salesWith: salesBySlots(),
    grown: new Map(),
  };
}

/** Most questions in a row are about the same slots. */
function salesBySlots(): Ways['salesWith'] {
  const known = new WeakMap<readonly number[], Sales>();
  let last: { readonly slots: readonly number[]; readonly sales: Sales } | undefined;
  return (slots) => {
    if (last?.slots === slots) return last.sales;
    const sales = known.get(slots) ?? { fromDepots: [], best: [] };
    known.set(slots, sales);
    last = { slots, sales };
    return sales;
  };
}

/** Every factory counts with the depot that serves it best. */
function promiseOf({ p, area }: Outlook, served: readonly number[]): number {
  let promise = 0;
  for (let factory = 0; factory < served.length; factory++) {
    promise += itemAt(served, factory) * p.prices[itemAt(area.factories, factory).good];
  }
  return promise;
}

/** How well factories are served with one depot more. */
type Service = (served: readonly number[], space: Space) => readonly number[];

function serviceOf({ area, distances }: Outlook, p: Position, rating: number): Service {
  const { factories } = area;
  const eases = new Map<LinkIndex, readonly number[]>();
  return (served, space) => {
    const link = linkAt(p, space);
    const easeOf = eases.get(link) ?? GOODS.map((good) => ease(stopsToSell(p, link, good), rating));
    eases.set(link, easeOf);
    const away = itemAt(distances, space);
    const better = new Array<number>(served.length);
    for (let factory = 0; factory < served.length; factory++) {
      const place = itemAt(factories, factory);
      const best = itemAt(served, factory);
      const near = nearness(itemAt(away, place.space));
      better[factory] = near > best ? Math.max(best, near * itemAt(easeOf, GOODS.indexOf(place.good))) : best;
    }
    return better;
  };
}

const FAR = 0.15;

function nearness(spaces: number): number {
  return Math.max(FAR, 1.1 - 0.12 * spaces);
}

/** Stops beyond the rating of the train take upgrades, or one shipment more. */
function ease(stops: number, rating: number): number {
  return stops <= rating ? 1 : 0.55 ** (stops - rating);
}

/** What depots would promise with one more on a space. */
export function promiseWithSite(outlook: Outlook, estate: Estate): (space: Space) => number {
  const { served } = waysOf(outlook, estate);
  const rating = trainOf(outlook.p, outlook.seat, estate.trainLevel).rating;
  const serve = serviceOf(outlook, outlook.p, rating);
  return (space) => promiseOf(outlook, serve(served, space));
}
