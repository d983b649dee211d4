import type { Hex } from '@roundhouse/hex';
import { type Text, text } from '@roundhouse/kernel';
import { hexCentre } from '@roundhouse/rail-art';
import type { GameKey } from '@roundhouse/table-kit';
import type { RailDesk, RailPosition } from './desk.ts';

/** A hex for a person: the place on it, or its column and row with the nearest place. */
export function hexName<P extends RailPosition>(desk: RailDesk<P>, p: P, hex: Hex): Text {
  const { cities, towns, grid } = desk.chartOf(p);
  const places = [...cities, ...towns];
  const name = desk.placeName(p, hex);
  if (places.some((place) => place.hex === hex)) return text('{name}', { name });
  const here = hexCentre(grid, hex);
  const [nearest] = places
    .map((place) => ({ name: place.name, centre: hexCentre(grid, place.hex) }))
    .map((place) => ({ ...place, away: Math.hypot(place.centre.x - here.x, place.centre.y - here.y) }))
    .sort((one, other) => one.away - other.away);
  return nearest === undefined ? text('{name}', { name }) : text('{name} near {place}', { name, place: nearest.name });
}

/** The keys of every rail game's table. */
export const RAIL_KEYS: readonly GameKey[] = [{ key: 'R', what: text('Turn the tile that is being tried') }];

/** How large a map is, in a line. */
export function mapWords({
  cities,
  towns,
  turns,
}: {
  readonly cities: readonly unknown[];
  readonly towns: readonly unknown[];
  /** By number of players. */
  readonly turns: ReadonlyMap<number, number>;
}): Text {
  return text(
    '{cities, plural, one {# city} other {# cities}}, {towns, plural, one {# town} other {# towns}}, {fewest} to {most, plural, one {# turn} other {# turns}}',
    {
      cities: cities.length,
      towns: towns.length,
      fewest: Math.min(...turns.values()),
      most: Math.max(...turns.values()),
    },
  );
}
