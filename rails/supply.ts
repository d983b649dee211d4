import { isTile, type Layout } from './layout.ts';
import type { TileSet } from './tiles.ts';

/** How many tiles of each face are left when every face is printed on tiles of its own. */
export function tilesLeft(tiles: TileSet, layout: Layout): ReadonlyMap<string, number> {
  const left = new Map(tiles.faces.map((face) => [face.id, face.count]));
  for (const laid of layout) {
    if (isTile(laid)) left.set(laid.tile, (left.get(laid.tile) ?? 0) - 1);
  }
  return left;
}
