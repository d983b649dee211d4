import { findResident } from '@roundhouse/games';
import { Match, recordFromText } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const id = z.string();
const place = z.object({ id, hex: z.number() });

const Board = z.object({
  columns: z.number(),
  hexes: z.array(
    z.object({
      hex: z.number(),
      column: z.number(),
      row: z.number(),
      neighbours: z.array(z.nullable(z.number())),
      city: z.nullable(id),
      town: z.nullable(id),
    }),
  ),
  cities: z.array(place),
  towns: z.array(place),
  newCities: z.array(z.object({ id })),
  goods: z.array(z.object({ good: id })),
  tiles: z.array(z.object({ id, rotations: z.array(z.object({ rotation: z.number() })) })),
});

const Position = z.object({
  track: z.array(z.nullable(z.union([z.object({ tile: id, rotation: z.number() }), z.object({ city: id })]))),
  cubes: z.record(id, z.unknown()),
  bag: z.record(id, z.number()),
});

/** What a position names of its board. */
function named(position: object) {
  const { track, cubes, bag } = Position.parse(position);
  const laid = track.flatMap((one, hex) => (one === null ? [] : [{ hex, ...one }]));
  return {
    hexes: laid.map(({ hex }) => hex),
    tiles: laid.flatMap((one) => ('tile' in one ? [`${one.tile} ${one.rotation}`] : [])),
    cities: [...laid.flatMap((one) => ('city' in one ? [one.city] : [])), ...Object.keys(cubes)],
    goods: Object.keys(bag),
  };
}

describe.each(['age-of-steam', 'steam'])('the board of %s, for programs', (game) => {
  const resident = findResident(game);
  if (resident === undefined) throw new Error(`${game} has moved out`);
  const boardOf = (position: object) => Board.parse(resident.protocol.board(position));

  it('has every hex, tile, city and good that recorded games come to', () => {
    const most = { hexes: 0, tiles: 0, cities: 0 };
    for (const text of fixturesIn(new URL(`../../games/${game}/tests/fixtures/`, import.meta.url)).values()) {
      const match = Match.replay(resident.game, recordFromText(text));
      const board = boardOf(match.position);
      const hexes = new Set(board.hexes.map(({ hex }) => hex));
      const tiles = new Set(board.tiles.flatMap((tile) => tile.rotations.map((one) => `${tile.id} ${one.rotation}`)));
      const cities = new Set([...board.cities, ...board.newCities].map((city) => city.id));
      const goods = new Set(board.goods.map(({ good }) => good));
      for (let seq = 0; seq <= match.seq; seq += 10) {
        const ids = named(match.at(seq));
        expect(ids.hexes.filter((hex) => !hexes.has(hex))).toEqual([]);
        expect(ids.tiles.filter((tile) => !tiles.has(tile))).toEqual([]);
        expect(ids.cities.filter((city) => !cities.has(city))).toEqual([]);
        expect(ids.goods.filter((good) => !goods.has(good))).toEqual([]);
        most.hexes = Math.max(most.hexes, ids.hexes.length);
        most.tiles = Math.max(most.tiles, ids.tiles.length);
        most.cities = Math.max(most.cities, ids.cities.length);
      }
    }
    expect(Math.min(most.hexes, most.tiles, most.cities)).toBeGreaterThan(10);
  });

  it('knows its neighbours from both sides, and who lies where', () => {
    const { hexes, cities, towns, columns } = boardOf(Match.start(resident.game, { seats: 4, seed: 'board' }).position);
    const byHex = new Map(hexes.map((one) => [one.hex, one]));
    for (const { hex, column, row, neighbours } of hexes) {
      expect(hex).toBe(row * columns + column);
      const back = neighbours.map(
        (other, side) => other === null || byHex.get(other)?.neighbours[(side + 3) % 6] === hex,
      );
      expect(back).not.toContain(false);
    }
    for (const city of cities) expect(byHex.get(city.hex)?.city).toBe(city.id);
    for (const town of towns) expect(byHex.get(town.hex)?.town).toBe(town.id);
  });
});

describe('the board of Two Shores, for programs', () => {
  it('shows which sides a cliff closes', () => {
    const resident = findResident('age-of-steam');
    if (resident === undefined) throw new Error('Age of Steam has moved out');
    const start = { options: { map: 'two-shores' }, seats: 3, seed: 'cliff' };
    const { hexes } = Board.parse(resident.protocol.board(Match.start(resident.game, start).position));
    // The cliff lies south of column 6, row 2, on a map of eight columns.
    expect(hexes.find(({ hex }) => hex === 22)?.neighbours[3]).toBeNull();
    expect(hexes.find(({ hex }) => hex === 30)?.neighbours[0]).toBeNull();
    expect(hexes.find(({ hex }) => hex === 22)?.neighbours[0]).toBe(14);
  });
});
