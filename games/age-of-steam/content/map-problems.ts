import { EDGES, type Hex, hexAt, NOWHERE } from '@roundhouse/hex';
import { type Board, boardFrom, gridOf, TERRAIN_SIGNS } from './board.ts';
import { GOODS } from './components.ts';
import type { MapFile } from './map-file.ts';

/** What is wrong with a map file whose fields are well formed: where, and what. Empty for a sound map. */
export function mapProblems(file: MapFile): string[] {
  const places = [...terrainProblems(file), ...placeProblems(file)];
  // The checks that follow need a board to walk on, which only a map with sound places gives.
  if (places.length > 0) return places;
  const board = boardFrom(file);
  return [
    ...connectionProblems(file, board),
    ...riverProblems(file, board),
    ...displayProblems(file),
    ...supplyProblems(file),
  ];
}

function terrainProblems(file: MapFile): string[] {
  return file.terrain.flatMap((row, y) =>
    [...row].flatMap((sign, x) =>
      TERRAIN_SIGNS[sign] === undefined
        ? [`terrain: column ${x}, row ${y}: unknown terrain "${sign}"; use . ~ ^ # or a blank`]
        : [],
    ),
  );
}

function isLand(file: MapFile, [column, row]: readonly [number, number]): boolean {
  const meaning = TERRAIN_SIGNS[file.terrain[row]?.[column] ?? ' '];
  return meaning === 'plain' || meaning === 'river' || meaning === 'mountain';
}

function placeProblems(file: MapFile): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  const hexes = new Map<string, string>();
  const claimId = (where: string, id: string): void => {
    if (ids.has(id)) problems.push(`${where}: "${id}" is on the map twice`);
    ids.add(id);
  };
  const listed = [
    ...file.cities.map((city, index) => ({ ...city, where: `cities.${index}` })),
    ...file.towns.map((town, index) => ({ ...town, where: `towns.${index}` })),
  ];
  for (const { where, id, at } of listed) {
    claimId(where, id);
    const [column, row] = at;
    if (!isLand(file, at))
      problems.push(`${where}: "${id}" stands at column ${column}, row ${row}, where there is no land`);
    const earlier = hexes.get(at.join());
    if (earlier !== undefined) {
      problems.push(`${where}: "${id}" shares column ${column}, row ${row} with "${earlier}"`);
    }
    hexes.set(at.join(), id);
  }
  file.newCities.forEach((city, index) => claimId(`newCities.${index}`, city.id));
  if (file.cities.length < 2) problems.push('cities: a map needs at least two cities');
  return problems;
}

function connectionProblems(file: MapFile, board: Board): string[] {
  const land = board.terrain.flatMap((terrain, hex) => (terrain === null ? [] : [hex]));
  const start = land[0];
  if (start === undefined) return ['terrain: there is no land'];
  const reached = new Set<Hex>([start]);
  const frontier = [start];
  for (let hex = frontier.pop(); hex !== undefined; hex = frontier.pop()) {
    for (const edge of EDGES) {
      const next = board.topology.across[hex * 6 + edge] ?? NOWHERE;
      if (next !== NOWHERE && !reached.has(next)) {
        reached.add(next);
        frontier.push(next);
      }
    }
  }
  const { columns } = gridOf(file);
  return land
    .filter((hex) => !reached.has(hex))
    .map(
      (hex) =>
        `terrain: column ${hex % columns}, row ${Math.floor(hex / columns)}: this hex is not connected to the rest`,
    );
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
    if (columns.has(column)) problems.push(`display.${index}: "${city}" has a column for the ${section} ${die} already`);
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
