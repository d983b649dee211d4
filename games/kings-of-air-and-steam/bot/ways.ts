import { itemAt } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import { playerAt, type Position, trainOf } from '../rules/position.ts';
import { linkAt } from '../rules/links.ts';
import { type Reach, reachFrom, tollsFor } from '../rules/move-and-action/ship/reach.ts';
import { NO_GOODS } from '../rules/stock.ts';
import { stopsToSell } from './geography.ts';
import type { Estate, Outlook } from './outlook.ts';

/** What the trains of a seat can do with its depots. */
export interface Ways {
  /** By depot, in their order. */
  readonly reach: readonly Reach[];
  /** What the depots promise for every round to come, in prices of goods. */
  readonly promise: number;
  /** Where goods could go at once, as far as it was asked: by what cities have room for, then by depot and good. */
  readonly sales: WeakMap<readonly number[], Map<number, Sale>>;
}

/** Where goods of a depot would go at once: what a train earns with each, and how many it can deliver. */
export interface Sale {
  readonly each: number;
  readonly most: number;
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

function waysWith(outlook: Outlook, estate: Estate): Ways {
  const p = imagined(outlook, estate);
  const rating = trainOf(outlook.p, outlook.seat, estate.trainLevel).rating;
  const tolls = tollsFor(p, outlook.seat);
  return {
    reach: estate.depots.map(({ space }) => reachFrom(p, outlook.seat, space, rating, tolls)),
    promise: promiseOf(outlook, p, estate, rating),
    sales: new WeakMap(),
  };
}

/** Every factory counts with the depot that serves it best. */
function promiseOf(outlook: Outlook, p: Position, { depots }: Estate, rating: number): number {
  let promise = 0;
  for (const { good, space } of outlook.area.factories) {
    let best = 0;
    for (const depot of depots) {
      const near = nearness(itemAt(itemAt(outlook.distances, space), depot.space));
      if (near > best) best = Math.max(best, near * ease(stopsToSell(p, linkAt(p, depot.space), good), rating));
    }
    promise += best * p.prices[good];
  }
  return promise;
}

const FAR = 0.15;

function nearness(spaces: number): number {
  return Math.max(FAR, 1.1 - 0.12 * spaces);
}

/** Stops beyond the rating of the train take upgrades, or one shipment more. */
function ease(stops: number, rating: number): number {
  return stops <= rating ? 1 : 0.55 ** (stops - rating);
}

/** What one more depot on a space would add. */
export function promiseOfSite(outlook: Outlook, estate: Estate, space: Space): number {
  const more = { ...estate, depots: [...estate.depots, { space }] };
  const rating = trainOf(outlook.p, outlook.seat, estate.trainLevel).rating;
  return promiseOf(outlook, imagined(outlook, more), more, rating);
}
