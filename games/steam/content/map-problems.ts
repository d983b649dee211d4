import { hexAt } from '@roundhouse/hex';
import { connectionProblems, placeProblems, terrainProblems } from '@roundhouse/rails';
import { boardFrom, gridOf, TERRAIN_SIGNS } from './board.ts';
import { GOODS } from './components.ts';
import type { MapFile } from './map-file.ts';

/** What is wrong with a map file whose fields are well formed: where, and what. Empty for a sound map. */
export function mapProblems(file: MapFile): string[] {
  const grid = gridOf(file);
  const isLand = ([column, row]: readonly [number, number]): boolean =>
    (TERRAIN_SIGNS[file.terrain[row]?.[column] ?? ' ']?.terrain ?? null) !== null;
  const places = [...terrainProblems(file.terrain, Object.keys(TERRAIN_SIGNS)), ...placeProblems(file, isLand)];
  // The checks that follow need a board to walk on, which only a map with sound places gives.
  if (places.length > 0) return places;
  const board = boardFrom(file);
  return [
    ...connectionProblems(grid, board.topology),
    ...file.blocked.flatMap((side, index) =>
      hexAt(grid, ...side.at) !== -1 && isLand(side.at)
        ? []
        : [`blocked.${index}: there is no land at column ${side.at.join(', row ')}`],
    ),
    ...supplyProblems(file),
  ];
}

function supplyProblems(file: MapFile): string[] {
  const problems: string[] = [];
  const { min, max } = file.players;
  if (min > max) problems.push(`players: from ${min} to ${max} is nobody`);
  for (let players = min; players <= max; players++) {
    if (file.turns[String(players)] === undefined) {
      problems.push(`turns: the number of turns for ${players} players is missing`);
    }
  }
  const goods = GOODS.reduce((sum, good) => sum + file.goods[good], 0);
  const needed = file.supply.spaces * file.supply.cubes + file.cities.reduce((sum, city) => sum + city.goods, 0);
  if (goods < needed) problems.push(`goods: the set-up needs ${needed} cubes, and there are only ${goods}`);
  return problems;
}
