import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { ACTION_TILES, type ActionTile, type Mode, type Position, steam } from '../index.ts';
import { SIX_SEATS } from './support/six-seats.ts';
import {
  expectRefused,
  finishBuilding,
  lastEvents,
  lastMove,
  moving,
  declineMove,
  pass,
  play,
  player,
  purses,
  type SteamMatch,
  take,
  takeIdle,
  tableOf,
} from './support/table.ts';

const northeast = steam.maps.named('northeast');
const EMPTY_SUPPLY: Position['supply'] = Array.from({ length: 12 }, () => []);
const EVERY_CITY = northeast.cities.map(({ id }) => id);
/** All New Cities on the map. */
const ALL_PLACED = Object.fromEntries(
  northeast.newCities.map(({ id }, index) => [id, northeast.towns[index]?.id ?? '']),
);

rule('select-action-tiles.order', 'in turn order, one each, then track is built', () => {
  const match = tableOf({ order: [1, 2, 0], phase: { name: 'select-action-tiles', seat: 1 } });
  play(match, [1, take('engineer')], [2, take('turn-order')], [0, take('first-move')]);
  expect(match.position.players.map(({ tile }) => tile)).toEqual(['first-move', 'engineer', 'turn-order']);
  expect(match.position.phase).toMatchObject({ name: 'build-track', seat: 1 });
});

rule('select-action-tiles.order', 'nobody goes without', () => {
  expectRefused(tableOf({}), 0, pass, 'sequence.phase');
});

rule('select-action-tiles.once', 'a tile taken is gone for this turn', () => {
  const match = play(tableOf({}), [0, take('engineer')]);
  expectRefused(match, 1, take('engineer'), 'select-action-tiles.once');
  expectRefused(match, 1, takeIdle('engineer'), 'select-action-tiles.once');
});

rule('select-action-tiles.once', 'and to be had again in the next', () => {
  const match = tableOf({
    phase: lastMove(3),
    players: [{ tile: 'engineer' }, { tile: 'first-move' }, { tile: 'turn-order' }],
  });
  play(match, [2, declineMove]);
  expect(match.position.players.map(({ tile }) => tile)).toEqual([null, null, null]);
  play(match, [2, take('turn-order')]);
});

rule('select-action-tiles.turn-order', 'base game: first in the next turn', () => {
  const match = tableOf({
    phase: lastMove(3),
    players: [{ tile: 'engineer' }, { tile: 'first-move' }, { tile: 'turn-order' }],
  });
  play(match, [2, declineMove]);
  expect(match.position.order).toEqual([2, 1, 0]);
});

rule('select-action-tiles.turn-order', 'standard game: a pass in the next auction', () => {
  const match = tableOf({
    mode: 'standard',
    phase: { name: 'buy-capital', seat: 2 },
    players: [{}, { tile: 'turn-order' }],
  });
  play(match, [2, { type: 'buy-capital', loans: 1 }]);
  expect(match.position.phase).toMatchObject({ freePasses: [1] });
});

rule('select-action-tiles.first-move', 'before the first player, in both rounds', () => {
  const match = tableOf({ players: [{}, {}, { tile: 'first-move' }], phase: moving(2) });
  const asked = [2, 0, 1, 2, 0, 1];
  for (const seat of asked) {
    expect(match.waiting()).toEqual([seat]);
    play(match, [seat, declineMove]);
  }
});

rule('select-action-tiles.first-build', 'before the first player', () => {
  const match = play(tableOf({}), [0, take('engineer')], [1, take('turn-order')], [2, take('first-build')]);
  for (const seat of [2, 0, 1]) {
    expect(match.position.phase).toMatchObject({ name: 'build-track', seat });
    play(match, [seat, finishBuilding]);
  }
  expect(match.position.phase).toMatchObject({ name: 'move-goods', seat: 0 });
});

rule('select-action-tiles.engineer', 'four tiles, for nobody else', () => {
  const match = play(tableOf({}), [0, take('engineer')], [1, take('turn-order')], [2, take('first-move')]);
  const tilesLaid = (seat: number): number => {
    let laid = 0;
    for (;;) {
      const build = match.legal(seat).find(({ type }) => type === 'build');
      if (build === undefined) break;
      play(match, [seat, build]);
      laid++;
    }
    play(match, [seat, finishBuilding]);
    return laid;
  };
  expect([0, 1, 2].map(tilesLaid)).toEqual([4, 3, 3]);
});

rule('select-action-tiles.locomotive', 'the example: Larry pays $9 for level 5', () => {
  const match = play(tableOf({ players: [{ level: 4, cash: 10 }] }), [0, take('locomotive')]);
  expect(player(match, 0)).toMatchObject({ level: 5, cash: 1 });
  expect(lastEvents(match)).toEqual([
    { type: 'tile-taken', seat: 0, tile: 'locomotive', pass: false, price: 9 },
    { type: 'locomotive-improved', seat: 0, level: 5 },
  ]);
});

rule('select-action-tiles.city-growth', 'base game: $2 at once', () => {
  const match = play(tableOf({ players: [{ cash: 3 }] }), [0, take('city-growth')]);
  expect(purses(match)[0]).toEqual([1, 0, 0]);
});

rule('select-action-tiles.urbanization', 'base game: $6 at once', () => {
  const match = play(tableOf({}), [0, take('urbanization')]);
  expect(purses(match)[0]).toEqual([4, -2, 0]);
});

rule('select-action-tiles.standard-price', 'no tile costs anything', () => {
  for (const tile of ACTION_TILES) {
    const match = tableOf({ mode: 'standard' });
    play(match, [0, take(tile)]);
    expect(purses(match)[0]).toEqual([0, 0, 0]);
    expect(player(match, 0)).toMatchObject({ tile, passedTile: false, level: tile === 'locomotive' ? 2 : 1 });
  }
});

rule('select-action-tiles.standard-price', 'base game: the other four are free as well', () => {
  for (const tile of ['turn-order', 'first-move', 'engineer', 'first-build'] as const) {
    const match = play(tableOf({ players: [{ income: -10 }] }), [0, take(tile)]);
    expect(purses(match)[0]).toEqual([0, -10, 0]);
  }
});

rule('select-action-tiles.locomotive-limit', 'not at level 6, in either game', () => {
  for (const mode of ['base', 'standard'] as const) {
    const match = tableOf({ mode, players: [{ level: 6 }, { level: 5 }] });
    expectRefused(match, 0, take('locomotive'), 'select-action-tiles.locomotive-limit');
    expectRefused(match, 0, takeIdle('locomotive'), 'select-action-tiles.locomotive-limit');
    play(match, [0, take('engineer')], [1, take('locomotive')]);
  }
});

rule('select-action-tiles.urbanization-limit', 'not when all New Cities are placed, in either game', () => {
  for (const mode of ['base', 'standard'] as const) {
    const match = tableOf({ mode, newCities: ALL_PLACED });
    expectRefused(match, 0, take('urbanization'), 'select-action-tiles.urbanization-limit');
    expectRefused(match, 0, takeIdle('urbanization'), 'select-action-tiles.urbanization-limit');
  }
});

rule('select-action-tiles.city-growth-limit', 'without a set or a city it can only be passed', () => {
  for (const mode of ['base', 'standard'] as const) {
    for (const nothing of [{ supply: EMPTY_SUPPLY }, { grown: EVERY_CITY }]) {
      const match = tableOf({ mode, ...nothing });
      expectRefused(match, 0, take('city-growth'), 'select-action-tiles.city-growth-limit');
      play(match, [0, takeIdle('city-growth')]);
      expect(player(match, 0)).toMatchObject({ tile: 'city-growth', passedTile: true, cash: 0, income: 0 });
    }
  }
});

rule('select-action-tiles.pass-option', 'base game: City Growth and Urbanization, for nothing', () => {
  for (const tile of ['city-growth', 'urbanization'] as const) {
    const match = play(tableOf({}), [0, takeIdle(tile)], [1, take('turn-order')], [2, take('first-move')]);
    expect(player(match, 0)).toMatchObject({ tile, passedTile: true, cash: 0, income: 0 });
    expect(match.position.phase).toMatchObject({ name: 'build-track', seat: 0, special: 'none' });
    play(match, [0, finishBuilding]);
  }
});

rule('select-action-tiles.pass-option', 'no other tile', () => {
  const others: readonly ActionTile[] = ['turn-order', 'first-move', 'engineer', 'first-build', 'locomotive'];
  for (const tile of others) expectRefused(tableOf({}), 0, takeIdle(tile), 'select-action-tiles.pass-option');
});

rule('select-action-tiles.pass-option', 'standard game: it is decided while building', () => {
  for (const tile of ['city-growth', 'urbanization'] as const) {
    const match = tableOf({ mode: 'standard' });
    expectRefused(match, 0, takeIdle(tile), 'select-action-tiles.pass-option');
    play(match, [0, take(tile)], [1, take('turn-order')], [2, take('first-move')]);
    expect(match.position.phase).toMatchObject({ name: 'build-track', seat: 0, special: tile });
    play(match, [0, finishBuilding]);
  }
});

/** All but the last player have taken a tile; Locomotive and Urbanization, of no use to the last, are left. */
function last(seats: number, extra: ActionTile | null, mode: Mode): SteamMatch {
  const taken = ACTION_TILES.filter((tile) => tile !== 'locomotive' && tile !== 'urbanization' && tile !== extra);
  return tableOf({
    map: SIX_SEATS,
    mode,
    seats,
    newCities: ALL_PLACED,
    supply: EMPTY_SUPPLY,
    players: [...taken.map((tile) => ({ tile })), { level: 6 }],
    phase: { name: 'select-action-tiles', seat: seats - 1 },
  });
}

rule('select-action-tiles.nothing-left', 'as long as one tile can be chosen, no other may be idle', () => {
  for (const mode of ['base', 'standard'] as const) {
    expect(last(5, 'engineer', mode).legal(4)).toEqual([take('engineer')]);
    expect(last(5, 'city-growth', mode).legal(4)).toEqual([takeIdle('city-growth')]);
  }
});

rule('select-action-tiles.nothing-left', 'when no tile can be chosen, one of those left, without effect', () => {
  for (const mode of ['base', 'standard'] as const) {
    const match = last(6, null, mode);
    expect(match.legal(5)).toEqual([takeIdle('locomotive'), takeIdle('urbanization')]);
    play(match, [5, takeIdle('locomotive')]);
    expect(player(match, 5)).toMatchObject({ tile: 'locomotive', passedTile: true, level: 6 });
  }
});
