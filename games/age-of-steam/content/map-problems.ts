import { hexAt } from '@roundhouse/hex';
import { railMapProblems } from '@roundhouse/rails';
import { type Board, boardFrom, TERRAIN_SIGNS, terrainOf } from './board.ts';
import type { MapFile } from './map-file.ts';

export function mapProblems(map: MapFile): string[] {
  return railMapProblems(map, {
    signs: Object.keys(TERRAIN_SIGNS),
    terrainOf,
    boardFrom,
    cubesAtStart,
    problemsMore: (file, board) => [...riverProblems(file, board), ...displayProblems(file)],
  });
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

function cubesAtStart({ display, cities }: MapFile): number {
  return display.reduce((sum, column) => sum + column.squares, 0) + cities.reduce((sum, city) => sum + city.goods, 0);
}
