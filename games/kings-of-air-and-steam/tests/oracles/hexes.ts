import type { Area, Space } from '../../index.ts';

/** Steps between two spaces, as the crow flies. */
function distance(area: Area, one: Space, other: Space): number {
  const [a, b] = [area.spaces[one]?.cell, area.spaces[other]?.cell];
  if (a === undefined || b === undefined) return Number.POSITIVE_INFINITY;
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

const beside = new WeakMap<Area, readonly (readonly Space[])[]>();

/** The spaces beside each space, found by measuring. */
export function allBeside(area: Area): readonly (readonly Space[])[] {
  let found = beside.get(area);
  if (found === undefined) {
    const spaces = [...area.spaces.keys()];
    found = spaces.map((space) => spaces.filter((other) => distance(area, space, other) === 1));
    beside.set(area, found);
  }
  return found;
}

/** Two steps that turn sharply end beside where they began; wide turns and straight lines end two spaces away. */
export function isSharp(area: Area, before: Space, after: Space): boolean {
  return distance(area, before, after) === 1;
}

export function isStraight(area: Area, before: Space, here: Space, after: Space): boolean {
  const [a, b, c] = [before, here, after].map((space) => area.spaces[space]?.cell);
  if (a === undefined || b === undefined || c === undefined) return false;
  return b.q - a.q === c.q - b.q && b.r - a.r === c.r - b.r;
}
