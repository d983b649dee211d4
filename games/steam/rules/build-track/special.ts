import type { Hex } from '@roundhouse/hex';
import { itemAt, refuse, type Violation } from '@roundhouse/kernel';
import { comesBackTo, isTown, type Layout, reowned, type Run, unownedPointingAt } from '@roundhouse/rails';
import type { Action } from '../actions.ts';
import { citiesWithoutMarker, newCitiesLeft, placeName, supplyLeft, townsLeft } from '../places.ts';
import type { Site } from './site.ts';

export type Urbanize = Extract<Action, { type: 'urbanize' }>;
export type StockCity = Extract<Action, { type: 'stock-city' }>;
export type GrowCity = Extract<Action, { type: 'grow-city' }>;

/** Whether the special action of this build could still be carried out. */
export function isPossible(site: Site): boolean {
  if (site.phase.special === 'urbanization') return legalUrbanizations(site).length > 0;
  return site.phase.special === 'city-growth' && legalGrowths(site).length > 0;
}

export function judgeUrbanize(site: Site, { hex, city }: Urbanize): Violation | null {
  if (site.phase.special !== 'urbanization') {
    return refuse('urbanization.action', 'Only the player who took Urbanization may place a New City, and only one.');
  }
  if (!newCitiesLeft(site.p).includes(city)) {
    return refuse('urbanization.available', 'There is no New City tile "{city}" left.', { city });
  }
  return judgeTown(site, hex);
}

function judgeTown(site: Site, hex: Hex): Violation | null {
  if (!isTown(site.board.topology, site.p.track, hex))
    return refuse('urbanization.on-town', 'A New City is placed on a town.');
  if (!comesBackTo(site.network, hex)) return null;
  return refuse(
    'urbanization.no-link-to-itself',
    'A line that leaves {town} comes back to it: a New City there would be joined to itself.',
    {
      town: placeName(site.p, hex),
    },
  );
}

/** One set of cubes comes with a New City, at once. */
export function judgeStock(site: Site, { space }: StockCity): Violation | null {
  if (site.phase.stocking === null) {
    return refuse('urbanization.goods', 'Cubes are chosen when a New City has just been placed.');
  }
  return judgeSpace(site, space);
}

function judgeSpace(site: Site, space: number): Violation | null {
  return supplyLeft(site.p).includes(space)
    ? null
    : refuse('goods-supply.spaces', 'There are no cubes on that space of the supply.');
}

export function legalStocks(site: Site): StockCity[] {
  return distinctSpaces(site).map((space) => ({ type: 'stock-city', space }));
}

export function judgeGrowth(site: Site, { city, space }: GrowCity): Violation | null {
  if (site.phase.special !== 'city-growth') {
    return refuse('city-growth.action', 'Only the player who took City Growth may add cubes to a city, and only once.');
  }
  if (!citiesWithoutMarker(site.p).includes(city)) {
    return refuse('city-growth.marker', 'Cubes are added only to a city of the map without a City Growth marker.');
  }
  return judgeSpace(site, space);
}

/** The first space of every different set of cubes. */
function distinctSpaces(site: Site): readonly number[] {
  const seen = new Set<string>();
  return supplyLeft(site.p).filter((space) => {
    const set = itemAt(site.p.supply, space).join();
    if (seen.has(set)) return false;
    seen.add(set);
    return true;
  });
}

export function legalUrbanizations(site: Site): Urbanize[] {
  if (site.phase.special !== 'urbanization') return [];
  const cities = distinctCities(site);
  return townsLeft(site.p)
    .filter((hex) => judgeTown(site, hex) === null)
    .flatMap((hex) => cities.map((city): Urbanize => ({ type: 'urbanize', hex, city })));
}

/** New Cities of one colour do not differ. */
function distinctCities(site: Site): readonly string[] {
  const seen = new Set<string>();
  return newCitiesLeft(site.p).filter((city) => {
    const color = site.board.colorOf.get(city) ?? city;
    if (seen.has(color)) return false;
    seen.add(color);
    return true;
  });
}

export function legalGrowths(site: Site): GrowCity[] {
  if (site.phase.special !== 'city-growth') return [];
  const spaces = distinctSpaces(site);
  return citiesWithoutMarker(site.p).flatMap((city) =>
    spaces.map((space): GrowCity => ({ type: 'grow-city', city, space })),
  );
}

/** The map with the New City on it, and the unowned links that its placing completed for the urbanizer. */
export function planUrbanize(
  site: Site,
  { hex, city }: Urbanize,
): { readonly layout: Layout; readonly claimed: readonly Run[] } {
  const claimed = unownedPointingAt(site.network, hex);
  return { layout: reowned(site.p.track.with(hex, { city }), claimed, site.seat), claimed };
}
