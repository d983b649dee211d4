import { isTile, type Layout } from './layout.ts';
import type { TileSet } from './tiles.ts';

const used = new WeakMap<Layout, ReadonlyMap<string, number>>();

/** How many tiles of each face lie on the map. */
export function tilesUsed(layout: Layout): ReadonlyMap<string, number> {
  const known = used.get(layout);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const laid of layout) {
    if (isTile(laid)) counts.set(laid.tile, (counts.get(laid.tile) ?? 0) + 1);
  }
  used.set(layout, counts);
  return counts;
}

/** How many tiles of each face are left when every face is printed on tiles of its own. */
export function tilesLeft(tiles: TileSet, layout: Layout): ReadonlyMap<string, number> {
  const onMap = tilesUsed(layout);
  return new Map(tiles.faces.map((face) => [face.id, face.count - (onMap.get(face.id) ?? 0)]));
}
