import type { Hex } from '@roundhouse/hex';
import { type Text, text } from '@roundhouse/kernel';
import { hexCentre } from '@roundhouse/rail-art';
import { boardOf } from '../../content/maps.ts';
import { placeName } from '../../rules/places.ts';
import type { Position } from '../../rules/position.ts';

/** A hex for a person: the place on it, or its column and row with the nearest place. */
export function hexName(p: Position, hex: Hex): Text {
  const board = boardOf(p);
  const places = [...board.cities, ...board.towns];
  const name = placeName(p, hex);
  if (places.some((place) => place.hex === hex)) return text('{name}', { name });
  const here = hexCentre(board.grid, hex);
  const [nearest] = places
    .map((place) => ({ name: place.name, centre: hexCentre(board.grid, place.hex) }))
    .map((place) => ({ ...place, away: Math.hypot(place.centre.x - here.x, place.centre.y - here.y) }))
    .sort((one, other) => one.away - other.away);
  return nearest === undefined ? text('{name}', { name }) : text('{name} near {place}', { name, place: nearest.name });
}
