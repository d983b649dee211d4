import { itemAt } from '@roundhouse/kernel';
import { type Cell, DIRECTIONS, stepTo, turnedBy } from './geometry.ts';
import type { Area, City, Space } from './play-area.ts';

/** By direction. */
export const SIDES = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const;

interface Leg {
  readonly steps: number;
  readonly side: (typeof SIDES)[number];
}

/** Where a space lies, told from a city: some steps in one direction, then perhaps some in the next one to it. */
export interface Whereabouts {
  readonly city: string;
  readonly legs: readonly Leg[];
}

/**
 * Where a space lies from the nearest city, which is another space. Step by step: how far and which way as the crow flies
 * may be true of two neighbours.
 */
export function whereaboutsOf(area: Area, space: Space): Whereabouts {
  const to = cellAt(area, space);
  const { name, space: start } = nearestCity(area, space);
  return { city: name, legs: legsTo(awayFrom(cellAt(area, start), to)) };
}

/** As the crow flies; of several the first. */
export function nearestCity(area: Area, space: Space): City {
  const here = cellAt(area, space);
  const byDistance = area.cities
    .map((city) => ({ city, away: distance(awayFrom(cellAt(area, city.space), here)) }))
    .toSorted((one, other) => one.away - other.away);
  return itemAt(byDistance, 0).city;
}

/** The square of the length in steps: it stays a whole number, so that equals are equal. */
function distance({ q, r }: Cell): number {
  return q * q + q * r + r * r;
}

/** The longer part first. */
function legsTo(away: Cell): readonly Leg[] {
  for (const direction of DIRECTIONS) {
    const turned = turnedBy(direction, 1);
    const [one, next] = [stepTo(direction), stepTo(turned)];
    // Two directions side by side span the lattice with a determinant of 1.
    const steps = away.q * next.r - away.r * next.q;
    const more = one.q * away.r - one.r * away.q;
    if (steps <= 0 || more < 0) continue;
    const first: Leg = { steps, side: itemAt(SIDES, direction) };
    if (more === 0) return [first];
    const second: Leg = { steps: more, side: itemAt(SIDES, turned) };
    return more > steps ? [second, first] : [first, second];
  }
  throw new RangeError('a space does not lie anywhere from itself');
}

function awayFrom(from: Cell, to: Cell): Cell {
  return { q: to.q - from.q, r: to.r - from.r };
}

function cellAt(area: Area, space: Space): Cell {
  return itemAt(area.spaces, space).cell;
}
