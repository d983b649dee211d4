import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { ACTIONS, type Player } from '../index.ts';
import { rustBelt } from './support/rails.ts';
import {
  type AgeOfSteamMatch,
  declineMove,
  EMPTY_DISPLAY,
  eventsOf,
  expectRefused,
  finishBuilding,
  lastEvents,
  play,
  player,
  select,
  type TableChanges,
  tableOf,
} from './support/table.ts';

function selecting(
  players: readonly Partial<Player>[] = [],
  changes: Omit<TableChanges, 'seats' | 'players'> = {},
): AgeOfSteamMatch {
  return tableOf({ seats: 3, phase: { name: 'select-actions', seat: 0 }, ...changes, players });
}

rule('select-actions.player-order', 'in player order, one each', () => {
  const match = selecting([], { order: [1, 2, 0], phase: { name: 'select-actions', seat: 1 } });
  expectRefused(match, 0, select('engineer'), 'match.not-waiting');
  play(match, [1, select('engineer')], [2, select('first-move')], [0, select('first-build')]);
  expect(match.position.players.map(({ action }) => action)).toEqual(['first-build', 'engineer', 'first-move']);
  expect(match.position.phase.name).toBe('build-track');
});

rule('select-actions.once', 'each action to one player only', () => {
  const match = play(selecting(), [0, select('engineer')]);
  expectRefused(match, 1, select('engineer'), 'select-actions.once');
  play(match, [1, select('urbanization')]);
  expect(match.legal(2)).toEqual(
    ACTIONS.filter((action) => action !== 'engineer' && action !== 'urbanization').map(select),
  );
});

rule('select-actions.everyone', 'all seven are offered and none of them is nothing', () => {
  const match = selecting();
  expect(match.legal(0)).toEqual(ACTIONS.map(select));
  expect(match.position.display.flat()).not.toContain(null);
  // Production without an empty square is a choice like any other; it just comes to nothing.
  play(match, [0, select('production')], [1, select('turn-order')], [2, select('engineer')]);
  for (const seat of [0, 1, 2]) play(match, [seat, finishBuilding]);
  for (const seat of [0, 1, 2, 0, 1, 2]) play(match, [seat, declineMove]);
  expect(match.position.phase.name).toBe('issue-shares');
});

rule('select-actions.everyone', 'Urbanization may be selected with no New City left', () => {
  const fresh = selecting().position;
  const placed = rustBelt.newCities.map(({ id }, index) => ({ city: id, hex: rustBelt.towns[index]?.hex }));
  const match = selecting([], {
    track: fresh.track.map((_, hex) => {
      const here = placed.find((newCity) => newCity.hex === hex);
      return here === undefined ? null : { city: here.city };
    }),
    cubes: { ...fresh.cubes, ...Object.fromEntries(placed.map(({ city }) => [city, []])) },
  });
  play(match, [0, select('urbanization')], [1, select('turn-order')], [2, select('engineer')]);
  expect(match.waiting()).toEqual([0]);
  expect(match.legal(0).filter(({ type }) => type === 'urbanize')).toEqual([]);
});

rule('select-actions.first-move', 'in front of both rounds; the others in player order', () => {
  const match = selecting([], { order: [2, 0, 1], phase: { name: 'select-actions', seat: 2 } });
  play(match, [2, select('engineer')], [0, select('production')], [1, select('first-move')]);
  expect(match.waiting()).toEqual([2]);
  for (const seat of [2, 0, 1]) play(match, [seat, finishBuilding]);
  for (const seat of [1, 2, 0, 1, 2, 0]) {
    expect(match.waiting()).toEqual([seat]);
    play(match, [seat, declineMove]);
  }
});

rule('select-actions.first-build', 'in front of the others; goods move in player order', () => {
  const match = selecting([], { order: [2, 0, 1], phase: { name: 'select-actions', seat: 2 } });
  play(match, [2, select('engineer')], [0, select('production')], [1, select('first-build')]);
  for (const seat of [1, 2, 0]) {
    expect(match.waiting()).toEqual([seat]);
    play(match, [seat, finishBuilding]);
  }
  expect(match.waiting()).toEqual([2]);
});

/** Lays tiles for as long as the rules allow it, and says how many that were. */
function buildAll(match: AgeOfSteamMatch, seat: number): number {
  for (let built = 0; ; built++) {
    const tile = match.legal(seat).find(({ type }) => type === 'build');
    if (tile === undefined) return built;
    play(match, [seat, tile]);
  }
}

rule('select-actions.engineer', 'four tiles instead of three', () => {
  const match = selecting([{ cash: 100 }, { cash: 100 }]);
  play(match, [0, select('engineer')], [1, select('production')], [2, select('locomotive')]);
  expect(buildAll(match, 0)).toBe(4);
  play(match, [0, finishBuilding]);
  expect(buildAll(match, 1)).toBe(3);
});

rule('select-actions.locomotive', 'one link more, at once', () => {
  const match = play(selecting([{ engine: 3 }]), [0, select('locomotive')]);
  expect(match.position.players.map(({ engine }) => engine)).toEqual([4, 1, 1]);
  expect(eventsOf(lastEvents(match), 'engine-raised')).toEqual([{ type: 'engine-raised', seat: 0, engine: 4 }]);
  expect(match.waiting()).toEqual([1]);
});

rule('select-actions.locomotive', 'five becomes six; six stays six', () => {
  expect(player(play(selecting([{ engine: 5 }]), [0, select('locomotive')]), 0).engine).toBe(6);
  const match = play(selecting([{ engine: 6 }]), [0, select('locomotive')]);
  expect(player(match, 0)).toMatchObject({ engine: 6, action: 'locomotive' });
});

rule('select-actions.urbanization', 'only its holder may place a New City, before building', () => {
  const match = play(selecting(), [0, select('engineer')], [1, select('urbanization')], [2, select('production')]);
  expect(match.legal(0).some(({ type }) => type === 'urbanize')).toBe(false);
  play(match, [0, finishBuilding]);
  expect(match.legal(1).filter(({ type }) => type === 'urbanize')).toHaveLength(14 * 8);
});

rule('select-actions.production', 'its holder is asked before goods grow', () => {
  const match = selecting([], { display: EMPTY_DISPLAY });
  play(match, [0, select('engineer')], [1, select('production')], [2, select('locomotive')]);
  for (const seat of [0, 1, 2]) play(match, [seat, finishBuilding]);
  for (const seat of [0, 1, 2, 0, 1, 2]) play(match, [seat, declineMove]);
  expect(match.position.phase).toEqual({ name: 'goods-growth', seat: 1, drawn: null });
});

rule('select-actions.turn-order', 'gives a pass in the auction of the next turn', () => {
  const match = selecting();
  play(match, [0, select('engineer')], [1, select('turn-order')], [2, select('locomotive')]);
  for (const seat of [0, 1, 2]) play(match, [seat, finishBuilding]);
  for (const seat of [0, 1, 2, 0, 1, 2]) play(match, [seat, declineMove]);
  for (const seat of [0, 1, 2]) play(match, [seat, { type: 'issue-shares', shares: 1 }]);
  expect(match.position.phase).toMatchObject({ name: 'determine-player-order', passes: [1] });
});
