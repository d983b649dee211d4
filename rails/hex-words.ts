import { BEARINGS, bearing, centre, type Grid, type Hex, stepsBetween } from '@roundhouse/hex';
import { about, type Immutable, type Text, text } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { Place } from './places.ts';

/** How a hex without a name is told: by the place nearest to it. */
export const besideSchema = z.strictObject({
  place: about('the name of the place nearest to it', z.string()),
  side: about('where it lies, seen from there', z.enum(BEARINGS)),
  steps: about('how many hexes away', z.int().check(z.gte(1))),
  ground: about('what the ground is there', z.string()),
});
export type Beside = Immutable<z.infer<typeof besideSchema>>;

interface Charted {
  readonly grid: Grid;
  readonly cities: readonly Place[];
  readonly towns: readonly Place[];
}

/** Null for a hex with a place on it: that has a name. */
export function besideOf({ grid, cities, towns }: Charted, hex: Hex, ground: string): Beside | null {
  const here = centre(grid, hex);
  const [nearest] = [...cities, ...towns]
    .map((place) => ({ place, at: centre(grid, place.hex) }))
    .map(({ place, at }) => ({ place, at, away: Math.hypot(at.x - here.x, at.y - here.y) }))
    .toSorted((one, other) => one.away - other.away);
  if (nearest === undefined || nearest.place.hex === hex) return null;
  return {
    place: nearest.place.name,
    side: bearing(nearest.at, here),
    steps: stepsBetween(nearest.at, here),
    ground,
  };
}

/** What a person calls a hex: the place on it, or "the plain north of Peoria". */
export function hexText(name: string, beside: Beside | null): Text {
  if (beside === null) return text('{name}', { name });
  const { place, side, steps, ground } = beside;
  return text('the {ground} {steps, plural, one {} other {# hexes }}{side} of {place}', {
    ground: { term: ground },
    steps,
    side: { term: side },
    place,
  });
}

/** Several hexes after one another; at least one. */
export function hexTexts([first, ...others]: readonly [Text, ...Text[]]): Text {
  return others.reduce((some, one) => text('{some}; {one}', { some, one }), first);
}
