import type { Hex } from '@roundhouse/hex';
import { isTile, type Layout, type Network, Recent } from '@roundhouse/rails';
import { BOX, TILES } from '../../content/components.ts';

/**
 * Whether the tiles on the map, with one more of this face, can all be taken from the box: those that lie there can, so
 * only what holds for this face is asked again.
 */
export function isLeft(network: Network, hex: Hex, face: string): boolean {
  const returned = laidFace(network.layout, hex);
  const used = (id: string): number => network.tilesUsed(id) - (returned === id ? 1 : 0) + (face === id ? 1 : 0);
  return (limitsOn.get(face) ?? []).every((limit) => isKept(limit, used));
}

const usedUpOn = new Recent<Network, ReadonlySet<string>>(16);

/** The faces of which no further tile can be taken from the box while all tiles on the map stay where they are. */
export function usedUp(network: Network): ReadonlySet<string> {
  return usedUpOn.get(network, () => {
    const found = new Set<string>();
    for (const { faces, tiles } of LIMITS) {
      let used = 0;
      for (const face of faces) used += network.tilesUsed(face);
      if (used >= tiles) for (const face of faces) found.add(face);
    }
    return found;
  });
}

function laidFace(layout: Layout, hex: Hex): string | null {
  const laid = layout[hex];
  return isTile(laid) ? laid.tile : null;
}

/** Whether so many of each face can be taken from the box. */
export function canBeTaken(wanted: ReadonlyMap<string, number>): boolean {
  return LIMITS.every((limit) => isKept(limit, (face) => wanted.get(face) ?? 0));
}

/** Of these faces together there are never more than so many: no more tiles show any of them. */
interface Limit {
  readonly faces: readonly string[];
  readonly tiles: number;
}

/**
 * A tile has two faces, and some faces are on the back of several kinds, so it is a question of matching faces wanted to
 * kinds of tile. By Hall's theorem they can be matched if no set of faces is wanted more often than there are tiles for it;
 * only faces that hang together through their backs need be looked at together.
 */
const LIMITS: readonly Limit[] = families(TILES.faces.map(({ id }) => id)).flatMap((family) =>
  setsOf(family).map((faces) => ({
    faces,
    tiles: BOX.filter(({ front, back }) => faces.includes(front) || (back !== null && faces.includes(back))).reduce(
      (sum, { count }) => sum + count,
      0,
    ),
  })),
);

const limitsOn: ReadonlyMap<string, readonly Limit[]> = new Map(
  TILES.faces.map(({ id }) => [id, LIMITS.filter(({ faces }) => faces.includes(id))]),
);

function isKept({ faces, tiles }: Limit, used: (face: string) => number): boolean {
  let sum = 0;
  for (const face of faces) sum += used(face);
  return sum <= tiles;
}

/** Faces that hang together through their backs, each with all others that do. */
function families(faces: readonly string[]): readonly (readonly string[])[] {
  const left = new Set(faces);
  return faces.flatMap((first) => {
    if (!left.delete(first)) return [];
    const family = [first];
    for (const face of family) {
      for (const { front, back } of BOX) {
        const other = front === face ? back : back === face ? front : null;
        if (other !== null && left.delete(other)) family.push(other);
      }
    }
    return [family];
  });
}

/** Every set of some of them. */
function setsOf(faces: readonly string[]): readonly (readonly string[])[] {
  return faces.reduce<readonly (readonly string[])[]>(
    (sets, face) => [...sets, [face], ...sets.map((set) => [...set, face])],
    [],
  );
}
