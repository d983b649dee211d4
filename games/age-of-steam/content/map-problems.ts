import { hexAt } from '@roundhouse/hex';
import { connectionProblems, placeProblems, terrainProblems } from '@roundhouse/rails';
import { type Board, boardFrom, TERRAIN_SIGNS } from './board.ts';
import { GOODS } from './components.ts';
import type { MapFile } from './map-file.ts';

/** What is wrong with a map file whose fields are well formed: where, and what. Empty for a sound map. */
export function mapProblems(file: MapFile): string[] {
  const places = [
    ...terrainProblems(file.terrain, Object.keys(TERRAIN_SIGNS)),
    ...placeProblems(file, (at) => isLand(file, at)),
  ];
  // The checks that follow need a board to walk on, which only a map with sound places gives.
  if (places.length > 0) return places;
  const board = boardFrom(file);
  return [
    ...connectionProblems(board.grid, board.topology),
    ...riverProblems(file, board),
    ...displayProblems(file),
    ...supplyProblems(file),
  ];
}

function isLand(file: MapFile, [column, row]: readonly [number, number]): boolean {
  const meaning = TERRAIN_SIGNS[file.terrain[row]?.[column] ?? ' '];
  return meaning === 'plain' || meaning === 'river' || meaning === 'mountain';
}

function riverProblems(file: MapFile, board: Board): string[] {
  const drawn = new Set(file.rivers.map((river) => hexAt(board.grid, ...river.at)));
  return [
    ...file.rivers.flatMap((river, index) =>
      board.terrain[hexAt(board.grid, ...river.at)] === 'river'
        ? []
        : [`rivers.${index}: there is no river hex at column ${river.at.join(', row ')}`],
    ),
    ...board.terrain.flatMap((terrain, hex) =>
      terrain === 'river' && !drawn.has(hex)
        ? [
            `rivers: the river at column ${hex % board.grid.columns}, row ${Math.floor(hex / board.grid.columns)} has no course`,
          ]
        : [],
    ),
    ...file.blocked.flatMap((side, index) =>
      isLand(file, side.at) ? [] : [`blocked.${index}: there is no land at column ${side.at.join(', row ')}`],
    ),
  ];
}

function displayProblems(file: MapFile): string[] {
  const known = new Set([...file.cities, ...file.newCities].map((city) => city.id));
  const fed = new Set<string>();
  const columns = new Set<string>();
  const problems: string[] = [];
  file.display.forEach(({ city, section, die }, index) => {
    if (!known.has(city)) problems.push(`display.${index}: there is no city "${city}"`);
    const column = `${city} ${section} ${die}`;
    if (columns.has(column))
      problems.push(`display.${index}: "${city}" has a column for the ${section} ${die} already`);
    columns.add(column);
    fed.add(city);
  });
  for (const id of known) if (!fed.has(id)) problems.push(`display: "${id}" has no column`);
  return problems;
}

function supplyProblems(file: MapFile): string[] {
  const problems: string[] = [];
  const { min, max } = file.players;
  if (min > max) problems.push(`players: from ${min} to ${max} is nobody`);
  for (let players = min; players <= max; players++) {
    if (file.turns[String(players)] === undefined)
      problems.push(`turns: the number of turns for ${players} players is missing`);
  }
  const goods = GOODS.reduce((sum, good) => sum + (file.goods[good] ?? 0), 0);
  const needed =
    file.display.reduce((sum, column) => sum + column.squares, 0) +
    file.cities.reduce((sum, city) => sum + city.goods, 0);
  if (goods < needed) problems.push(`goods: the set-up needs ${needed} cubes, and there are only ${goods}`);
  return problems;
}
