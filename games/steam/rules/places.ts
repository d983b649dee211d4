import type { Hex } from '@roundhouse/hex';
import { itemAt } from '@roundhouse/kernel';
import { newCitiesOf, placesOn, Recent } from '@roundhouse/rails';
import type { Good } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';

export { newCitiesOf } from '@roundhouse/rails';
/** What the ground of a hex is called. */
export function groundAt(p: Pick<Position, 'content'>, hex: Hex): string {
  const { terrain, water } = boardOf(p);
  const ground = terrain[hex] ?? 'plain';
  if (!water.has(hex)) return ground;
  return ground === 'hills' ? 'hills with water' : 'water';
}

export const places = placesOn(boardOf, groundAt);
export const { cityAt, cityHex, namesIn, newCitiesLeft, placeName, takenAt } = places;

/** The colour that a city or New City takes. */
export function colorOf(p: Position, city: string): Good {
  const color = boardOf(p).colorOf.get(city);
  if (color === undefined) throw new RangeError(`there is no city ${city}`);
  return color;
}

export function townsLeft(p: Position): readonly Hex[] {
  const urbanized = new Set(newCitiesOf(p.track).values());
  return boardOf(p)
    .towns.map(({ hex }) => hex)
    .filter((hex) => !urbanized.has(hex));
}

/** Cities that may still get a City Growth marker: a New City has one printed on it. */
export function citiesWithoutMarker(p: Position): readonly string[] {
  return boardOf(p)
    .cities.map(({ id }) => id)
    .filter((id) => !p.grown.includes(id));
}

const spacesLeft = new Recent<Position['supply'], readonly number[]>(4);

/** The spaces of the goods supply that still have cubes. */
export function supplyLeft({ supply }: Position): readonly number[] {
  return spacesLeft.get(supply, () => [...supply.keys()].filter((space) => itemAt(supply, space).length > 0));
}
