import { railMapProblems } from '@roundhouse/rails';
import { boardFrom, TERRAIN_SIGNS, terrainOf } from './board.ts';
import type { MapFile } from './map-file.ts';

export function mapProblems(map: MapFile): string[] {
  const signs = Object.keys(TERRAIN_SIGNS);
  return railMapProblems(map, { signs, terrainOf, boardFrom, cubesAtStart, problemsMore: () => [] });
}

function cubesAtStart({ supply, cities }: MapFile): number {
  return supply.spaces * supply.cubes + cities.reduce((sum, city) => sum + city.goods, 0);
}
