import type { Hex } from '@roundhouse/hex';
import { refuse, type Violation } from '@roundhouse/kernel';
import { comesBackTo, isTown, type Layout, networkOf, reowned, type Run, unownedPointingAt } from '@roundhouse/rails';
import { OWNERSHIP_MARKERS, TILES } from '../../content/components.ts';
import type { Action } from '../actions.ts';
import { newCitiesLeft, placeName } from '../places.ts';
import { playerAt } from '../position.ts';
import type { Site } from './site.ts';

export type Urbanize = Extract<Action, { type: 'urbanize' }>;

export function judgeUrbanize(site: Site, { hex, city }: Urbanize): Violation | null {
  return mayUrbanize(site) ?? judgeCity(site, city) ?? judgeTownForCity(site, hex);
}

function mayUrbanize(site: Site): Violation | null {
  if (playerAt(site.p, site.seat).action !== 'urbanization') {
    return refuse('new-city.action', 'Only the player who selected Urbanization may place a New City.');
  }
  if (site.phase.urbanized) return refuse('new-city.one', 'You have placed a New City this turn.');
  if (site.phase.builds > 0) return refuse('new-city.before-track', 'A New City is placed before you build track.');
  return null;
}

function judgeCity(site: Site, city: string): Violation | null {
  if (!site.board.newCities.some(({ id }) => id === city)) {
    return refuse('new-city.available', 'There is no New City {city}.', { city });
  }
  return newCitiesLeft(site.p).includes(city)
    ? null
    : refuse('new-city.available', 'New City {city} is on the map already.', { city });
}

function judgeTownForCity(site: Site, hex: Hex): Violation | null {
  if (!isTown(site.board.topology, site.p.track, hex))
    return refuse('new-city.on-town', 'A New City is placed on a town.');
  if (comesBackTo(site.network, hex)) {
    return refuse(
      'new-city.no-link-to-itself',
      'A line that leaves {town} comes back to it: a New City there would be joined to itself.',
      {
        town: placeName(site.p, hex),
      },
    );
  }
  return null;
}

export function legalUrbanizations(site: Site): Urbanize[] {
  // Asked at every build, and refused in words only to whoever wants to know.
  if (playerAt(site.p, site.seat).action !== 'urbanization' || mayUrbanize(site) !== null) return [];
  const cities = newCitiesLeft(site.p);
  return site.board.towns
    .filter((town) => judgeTownForCity(site, town.hex) === null)
    .flatMap(({ hex }) => cities.map((city): Urbanize => ({ type: 'urbanize', hex, city })));
}

/** The map with the New City on it, and the unowned sections that its placing finished for the urbanizer. */
export function planUrbanize(
  site: Site,
  { hex, city }: Urbanize,
): { readonly layout: Layout; readonly claimed: readonly Run[] } {
  const { network, seat, board } = site;
  const cleared = site.p.track.with(hex, { city });
  // Markers of the track that vanishes with the town's tile are back before any are needed.
  const markersLeft = OWNERSHIP_MARKERS - networkOf(board.topology, cleared, TILES).markers(seat);
  const claimed = unownedPointingAt(network, hex).slice(0, Math.max(0, markersLeft));
  return { layout: reowned(cleared, claimed, seat), claimed };
}
