import { type Hex, NOWHERE } from '@roundhouse/hex';
import { newCitiesOf, placesOn } from '@roundhouse/rails';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';

export { newCitiesOf } from '@roundhouse/rails';
/** What the ground of a hex is called. */
export function groundAt(p: { readonly content: Position['content'] }, hex: Hex): string {
  return boardOf(p).terrain[hex] ?? 'plain';
}

export const places = placesOn(boardOf, groundAt);
export const { cityAt, cityHex, namesIn, newCitiesLeft, placeName, takenAt } = places;

/** The name above a column of the goods display: a New City has none before it stands on a town. */
export function columnName(p: Position, city: string): string {
  const { cities, townAt } = boardOf(p);
  const town = townAt.get(newCitiesOf(p.track).get(city) ?? NOWHERE);
  return cities.find(({ id }) => id === city)?.name ?? town?.name ?? `New City ${city}`;
}
