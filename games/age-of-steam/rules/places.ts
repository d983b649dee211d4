import { NOWHERE } from '@roundhouse/hex';
import { newCitiesOf, placesOn } from '@roundhouse/rails';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';

export { newCitiesOf } from '@roundhouse/rails';
export const places = placesOn(boardOf, (city, town) => `New City ${city} (${town})`);
export const { cityAt, cityHex, newCitiesLeft, placeName, takenAt } = places;

/** The name above a column of the goods display: a New City has none before it stands on a town. */
export function columnName(p: Position, city: string): string {
  const { cities, townAt } = boardOf(p);
  const town = townAt.get(newCitiesOf(p.track).get(city) ?? NOWHERE);
  return cities.find(({ id }) => id === city)?.name ?? town?.name ?? `New City ${city}`;
}
