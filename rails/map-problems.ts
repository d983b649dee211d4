import { EDGES, type Grid, type Hex, NOWHERE } from '@roundhouse/hex';
import { landOn, type RailBoard, type RailMapFile } from './board.ts';
import type { Topology } from './layout.ts';

type At = readonly [number, number];

/** What a game makes of its map files. */
interface MapMaking<File, Board> {
  /** Every sign that may stand in `terrain`. */
  readonly signs: readonly string[];
  readonly terrainOf: (sign: string) => unknown;
  readonly boardFrom: (file: File) => Board;
  /** How many cubes the set-up draws. */
  readonly cubesAtStart: (file: File) => number;
  /** What only this game asks of a map. */
  readonly problemsMore: (file: File, board: Board) => readonly string[];
}

/** What is wrong with a map file whose fields are well formed: where, and what. Empty for a sound map. */
export function railMapProblems<File extends RailMapFile<string>, Board extends RailBoard<string, unknown>>(
  file: File,
  { signs, terrainOf, boardFrom, cubesAtStart, problemsMore }: MapMaking<File, Board>,
): string[] {
  const isLand = landOn(file, terrainOf);
  const places = [...terrainProblems(file.terrain, signs), ...placeProblems(file, isLand)];
  // The checks that follow need a board to walk on, which only a map with sound places gives.
  if (places.length > 0) return places;
  const board = boardFrom(file);
  return [
    ...connectionProblems(board.grid, board.topology),
    ...blockedProblems(file.blocked, isLand),
    ...problemsMore(file, board),
    ...setUpProblems(file, cubesAtStart(file)),
  ];
}

interface MapPlaces {
  readonly cities: readonly { readonly id: string; readonly at: At }[];
  readonly towns: readonly { readonly id: string; readonly at: At }[];
  readonly newCities: readonly { readonly id: string }[];
}

/** Signs on the map that mean nothing. */
export function terrainProblems(rows: readonly string[], signs: readonly string[]): string[] {
  const known = new Set(signs);
  const use = signs.filter((sign) => sign !== ' ').join(' ');
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) =>
      known.has(sign) ? [] : [`terrain: column ${x}, row ${y}: unknown terrain "${sign}"; use ${use} or a blank`],
    ),
  );
}

/** Places that are on the map twice, share a hex, or stand where there is no land. */
export function placeProblems(file: MapPlaces, isLand: (at: At) => boolean): string[] {
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
    if (!isLand(at)) problems.push(`${where}: "${id}" stands at column ${column}, row ${row}, where there is no land`);
    const earlier = hexes.get(at.join());
    if (earlier !== undefined) problems.push(`${where}: "${id}" shares column ${column}, row ${row} with "${earlier}"`);
    hexes.set(at.join(), id);
  }
  file.newCities.forEach((city, index) => claimId(`newCities.${index}`, city.id));
  if (file.cities.length < 2) problems.push('cities: a map needs at least two cities');
  return problems;
}

/** Land that no track could ever reach from the rest. */
export function connectionProblems(grid: Grid, topology: Topology): string[] {
  const land = topology.ground.flatMap((ground, hex) => (ground === 'void' ? [] : [hex]));
  const start = land[0];
  if (start === undefined) return ['terrain: there is no land'];
  const reached = new Set<Hex>([start]);
  const frontier = [start];
  for (let hex = frontier.pop(); hex !== undefined; hex = frontier.pop()) {
    for (const edge of EDGES) {
      const next = topology.across[hex * 6 + edge] ?? NOWHERE;
      if (next === NOWHERE || reached.has(next)) continue;
      reached.add(next);
      frontier.push(next);
    }
  }
  return land
    .filter((hex) => !reached.has(hex))
    .map(
      (hex) =>
        `terrain: column ${hex % grid.columns}, row ${Math.floor(hex / grid.columns)}: this hex is not connected to the rest`,
    );
}

/** Blocked sides of hexes that are no land. */
function blockedProblems(blocked: readonly { readonly at: At }[], isLand: (at: At) => boolean): string[] {
  return blocked.flatMap(({ at }, index) =>
    isLand(at) ? [] : [`blocked.${index}: there is no land at column ${at.join(', row ')}`],
  );
}

interface MapBox {
  readonly players: { readonly min: number; readonly max: number };
  readonly turns: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<string, number>>;
}

/** Numbers of players that cannot play, and a set-up that needs more cubes than there are. */
function setUpProblems({ players: { min, max }, turns, goods }: MapBox, needed: number): string[] {
  const problems: string[] = [];
  if (min > max) problems.push(`players: from ${min} to ${max} is nobody`);
  for (let players = min; players <= max; players++) {
    if (turns[String(players)] === undefined) {
      problems.push(`turns: the number of turns for ${players} players is missing`);
    }
  }
  const cubes = Object.values(goods).reduce((sum, count) => sum + count, 0);
  if (cubes < needed) problems.push(`goods: the set-up needs ${needed} cubes, and there are only ${cubes}`);
  return problems;
}
