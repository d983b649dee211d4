import { placesOn } from '@roundhouse/rails';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';

export { newCitiesOf } from '@roundhouse/rails';
export const places = placesOn(boardOf, (city, town) => `New City ${city} (${town})`);
export const { cityAt, cityHex, newCitiesLeft, placeName, takenAt } = places;

/** The name above a column of the goods display. */
export function columnName(p: Position, city: string): string {
  return boardOf(p).cities.find(({ id }) => id === city)?.name ?? `New City ${city}`;
}
