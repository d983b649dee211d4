import {
  blockedProblems,
  connectionProblems,
  landOn,
  placeProblems,
  setUpProblems,
  terrainProblems,
} from '@roundhouse/rails';
import { boardFrom, TERRAIN_SIGNS, terrainOf } from './board.ts';
import type { MapFile } from './map-file.ts';

/** What is wrong with a map file whose fields are well formed: where, and what. Empty for a sound map. */
export function mapProblems(file: MapFile): string[] {
  const isLand = landOn(file, terrainOf);
  const places = [...terrainProblems(file.terrain, Object.keys(TERRAIN_SIGNS)), ...placeProblems(file, isLand)];
  // The checks that follow need a board to walk on, which only a map with sound places gives.
  if (places.length > 0) return places;
  const { grid, topology } = boardFrom(file);
  return [
    ...connectionProblems(grid, topology),
    ...blockedProblems(file.blocked, isLand),
    ...setUpProblems(file, cubesAtStart(file)),
  ];
}

function cubesAtStart({ supply, cities }: MapFile): number {
  return supply.spaces * supply.cubes + cities.reduce((sum, city) => sum + city.goods, 0);
}
