import { columnOf, type Hex, NOWHERE, rowOf } from '@roundhouse/hex';
import type { Layout } from '@roundhouse/rails';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';

const newCityHexes = new WeakMap<Layout, ReadonlyMap<string, Hex>>();

/** Where the New Cities stand, by id. */
export function newCitiesOf(layout: Layout): ReadonlyMap<string, Hex> {
  const known = newCityHexes.get(layout);
  if (known !== undefined) return known;
  const found = new Map<string, Hex>();
  layout.forEach((laid, hex) => {
    if (laid !== null && 'city' in laid) found.set(laid.city, hex);
  });
  newCityHexes.set(layout, found);
  return found;
}

/** The city or New City on a hex. */
export function cityAt(p: Position, hex: Hex): string | undefined {
  const laid = p.track[hex];
  if (laid !== null && laid !== undefined && 'city' in laid) return laid.city;
  return boardOf(p).cityAt.get(hex)?.id;
}

/** The hex of a city, or NOWHERE for one that is not on the map. */
export function cityHex(p: Position, id: string): Hex {
  return boardOf(p).cities.find((city) => city.id === id)?.hex ?? newCitiesOf(p.track).get(id) ?? NOWHERE;
}

/** What a person calls a hex: the place on it, or its column and row. */
export function placeName(p: Position, hex: Hex): string {
  const board = boardOf(p);
  const laid = p.track[hex];
  const town = board.townAt.get(hex)?.name;
  if (laid !== null && laid !== undefined && 'city' in laid) return `New City ${laid.city} (${town ?? ''})`;
  return board.cityAt.get(hex)?.name ?? town ?? `${columnOf(board.grid, hex)},${rowOf(board.grid, hex)}`;
}

/** The name above a column of the goods display. */
export function columnName(p: Position, city: string): string {
  return boardOf(p).cities.find(({ id }) => id === city)?.name ?? `New City ${city}`;
}
