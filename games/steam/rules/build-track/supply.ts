import type { Hex } from '@roundhouse/hex';
import { isTile, type Layout, type Network } from '@roundhouse/rails';
import { BOX, TILES } from '../../content/components.ts';

/**
 * Whether the tiles on the map, with one more of this face, can all be taken from the box. A tile has two faces and
 * some faces are on the back of several kinds, so it is a question of matching faces wanted to kinds of tile.
 */
export function isLeft(network: Network, hex: Hex, face: string): boolean {
  const returned = laidFace(network.layout, hex);
  const wanted = new Map<string, number>();
  for (const { id } of TILES.faces) {
    const used = network.tilesUsed(id) - (returned === id ? 1 : 0) + (face === id ? 1 : 0);
    if (used > 0) wanted.set(id, used);
  }
  return canBeTaken(wanted);
}

function laidFace(layout: Layout, hex: Hex): string | null {
  const laid = layout[hex];
  return isTile(laid) ? laid.tile : null;
}

/** The kinds of tile that show a face. */
const kindsOf: ReadonlyMap<string, readonly number[]> = new Map(
  TILES.faces.map(({ id }) => [
    id,
    BOX.flatMap((kind, index) => (kind.front === id || kind.back === id ? [index] : [])),
  ]),
);

/** Hands out tiles face by face, and when none is left of a kind, asks another face to change to another kind. */
export function canBeTaken(wanted: ReadonlyMap<string, number>): boolean {
  const given = new Map<string, Map<number, number>>();
  const free = BOX.map(({ count }) => count);
  const give = (face: string, asked: Set<number>): boolean => {
    for (const kind of kindsOf.get(face) ?? []) {
      if (asked.has(kind)) continue;
      asked.add(kind);
      if ((free[kind] ?? 0) > 0) {
        free[kind] = (free[kind] ?? 0) - 1;
        note(given, face, kind, 1);
        return true;
      }
      for (const [other, kinds] of given) {
        if ((kinds.get(kind) ?? 0) === 0 || !give(other, asked)) continue;
        note(given, other, kind, -1);
        note(given, face, kind, 1);
        return true;
      }
    }
    return false;
  };
  for (const [face, count] of wanted) {
    for (let tile = 0; tile < count; tile++) if (!give(face, new Set())) return false;
  }
  return true;
}

function note(given: Map<string, Map<number, number>>, face: string, kind: number, change: number): void {
  const kinds = given.get(face) ?? new Map<number, number>();
  kinds.set(kind, (kinds.get(kind) ?? 0) + change);
  given.set(face, kinds);
}
