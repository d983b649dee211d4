import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import type { Good } from '../../content/components.ts';
import { steam } from '../../rules/game.ts';
import { BuildingScene, type Laying, MORGAN, RON, type SceneChanges } from './scene.ts';

const EMPTY: readonly Good[][] = Array.from({ length: 12 }, () => []);
const SETS: readonly (readonly Good[])[] = [['red', 'gray'], [], ['blue', 'blue'], ...EMPTY.slice(3)];

function urbanizer(changes: SceneChanges = {}): BuildingScene {
  return new BuildingScene({ ...changes, players: { [RON]: { tile: 'urbanization' }, ...changes.players } });
}

/** Every New City on the map, far from where tests build. */
const ALL_PLACED: readonly Laying[] = [
  [2, 8, 'city red'],
  [3, 2, 'city yellow'],
  [4, 7, 'city purple'],
  [4, 10, 'city blue'],
  [5, 3, 'city gray-1'],
  [5, 8, 'city gray-2'],
  [11, 0, 'city gray-3'],
  [14, 8, 'city gray-4'],
];

describe('placing a New City', () => {
  rule('urbanization.action', 'only with the tile, not passed, and only once', () => {
    const other = new BuildingScene({ players: { [MORGAN]: { tile: 'urbanization' } } });
    expect(other.refusal(other.urbanization(8, 8, 'red'))).toBe('urbanization.action');
    const passed = urbanizer({ players: { [RON]: { tile: 'urbanization', passedTile: true } } });
    expect(passed.refusal(passed.urbanization(8, 8, 'red'))).toBe('urbanization.action');
    const scene = urbanizer();
    scene.urbanize(8, 8, 'red');
    expect(scene.refusal(scene.urbanization(9, 4, 'blue'))).toBe('urbanization.action');
  });

  rule('urbanization.action', 'before, between and after the tiles', () => {
    for (const before of [0, 1, 2, 3]) {
      const scene = urbanizer();
      const builds = [
        [9, 6, '5-2'],
        [10, 7, '5-3'],
        [10, 9, '0-2'],
      ] as const;
      for (const build of builds.slice(0, before)) scene.build(build[0], build[1], build[2]);
      scene.urbanize(8, 8, 'red');
      for (const build of builds.slice(before)) scene.build(build[0], build[1], build[2]);
      expect(scene.refusalToBuild(8, 7, '0-3')).toBe('build-track.limit');
    }
  });

  rule('urbanization.available', 'any that is not on the map yet', () => {
    const scene = urbanizer({ track: [[8, 8, 'city red']] });
    expect(scene.refusal(scene.urbanization(9, 4, 'red'))).toBe('urbanization.available');
    expect(scene.refusal(scene.urbanization(9, 4, 'black'))).toBe('urbanization.available');
    expect(scene.refusal(scene.urbanization(9, 4, 'gray-4'))).toBeNull();
  });

  rule('urbanization.on-town', 'on a town, not on a city, a New City or open land', () => {
    const scene = urbanizer({ track: [[8, 8, 'city red']] });
    for (const [column, row] of [
      [8, 8],
      [8, 6],
      [8, 7],
      [14, 7],
    ] as const) {
      expect(scene.refusal(scene.urbanization(column, row, 'blue'))).toBe('urbanization.on-town');
    }
    expect(scene.refusal({ type: 'urbanize', hex: 99_999, city: 'blue' })).toBe('urbanization.on-town');
  });

  rule('build-track.hex-once-a-turn', 'it may cover a tile laid in this turn', () => {
    const scene = urbanizer({ track: [[8, 7, '0-3', RON]] });
    scene.build(8, 8, 'town 0 3');
    scene.urbanize(8, 8, 'red');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`]);
    expect(scene.unfinished()).toEqual([]);
    scene.finish();
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`]);
  });
});

describe('its cubes', () => {
  rule('urbanization.goods', 'one set of the supply, at once', () => {
    const scene = urbanizer({ supply: SETS });
    expect(scene.refusal({ type: 'stock-city', space: 0 })).toBe('urbanization.goods');
    scene.play(scene.urbanization(8, 8, 'gray-1'));
    expect(scene.refusalToBuild(9, 6, '5-2')).toBe('urbanization.goods');
    expect(scene.refusal({ type: 'finish-building' })).toBe('urbanization.goods');
    expect(scene.refusal({ type: 'stock-city', space: 1 })).toBe('goods-supply.spaces');
    expect(scene.refusal({ type: 'stock-city', space: 12 })).toBe('goods-supply.spaces');
    expect(steam.legal(scene.position, RON)).toEqual([
      { type: 'stock-city', space: 0 },
      { type: 'stock-city', space: 2 },
    ]);
    const bag = scene.position.bag;
    scene.play({ type: 'stock-city', space: 2 });
    expect(scene.position.cubes['gray-1']).toEqual(['blue', 'blue']);
    expect(scene.position.supply).toEqual([['red', 'gray'], ...EMPTY.slice(1)]);
    expect(scene.position.bag).toEqual(bag);
    expect(scene.refusal({ type: 'stock-city', space: 0 })).toBe('urbanization.goods');
  });

  rule('urbanization.goods', 'none when the supply is empty', () => {
    const scene = urbanizer({ supply: EMPTY });
    scene.play(scene.urbanization(8, 8, 'red'));
    expect(scene.position.cubes['red']).toEqual([]);
    expect(scene.refusal({ type: 'finish-building' })).toBeNull();
  });

  rule('goods-supply.spaces', 'sets that are the same are listed once, but any of them may be named', () => {
    const scene = urbanizer({ supply: [['red'], ['red'], ['blue'], ...EMPTY.slice(3)] });
    scene.play(scene.urbanization(8, 8, 'red'));
    expect(steam.legal(scene.position, RON)).toHaveLength(2);
    expect(scene.refusal({ type: 'stock-city', space: 1 })).toBeNull();
  });
});

describe('what becomes of track', () => {
  const through: readonly Laying[] = [
    [8, 7, '0-3', MORGAN],
    [8, 8, 'town 0 1 3 4', MORGAN, null, RON, RON],
    [9, 7, '4-1', null],
    [8, 9, '0-3', RON],
  ];

  rule('urbanization.placing', 'links keep their owners, spurs vanish, what lies beyond stays as it was', () => {
    const scene = urbanizer({ track: through });
    scene.urbanize(8, 8, 'gray-1');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${MORGAN}`, `New York - Poughkeepsie: ${RON}`]);
    expect(scene.unfinished()).toEqual(['Poughkeepsie - : nobody']);
  });

  rule('urbanization.placing', 'the tile can be laid again', () => {
    const full: readonly Laying[] = [
      ...through,
      [9, 4, 'town 0 1 3 4', null, null, null, null],
      [6, 5, 'town 0 1 3 4', null, null, null, null],
      [12, 5, 'town 0 1 3 4', null, null, null, null],
      [4, 10, 'town 0', RON],
      [4, 9, '0-3', RON],
    ];
    const scene = urbanizer({ track: full });
    const last = scene.buildOf(4, 10, 'town 0 1 3 4');
    expect(scene.refusal(last)).toBe('build-track.tile-supply');
    scene.urbanize(8, 8, 'red');
    expect(scene.refusal(last)).toBeNull();
  });

  rule('urbanization.pointing-track', 'open track of others is completed for them', () => {
    const scene = urbanizer({ track: [[8, 7, '0-3', MORGAN]] });
    scene.urbanize(8, 8, 'red');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${MORGAN}`]);
  });

  rule('urbanization.pointing-track', 'open track of nobody, also from a foreign town, for the urbanizer', () => {
    const scene = urbanizer({
      track: [
        [9, 4, 'town 0', null],
        [9, 3, '0-3', null],
        [9, 0, '5-3', null],
        [9, 1, '0-3', null],
      ],
    });
    scene.urbanize(9, 2, 'red');
    expect(scene.links()).toEqual([`Burlington - Montréal: ${RON}`, `Burlington - Rutland: ${RON}`]);
    scene.finish();
    expect(scene.links()).toHaveLength(2);
  });

  rule('urbanization.placing', "completed links of nobody are not the urbanizer's", () => {
    const scene = urbanizer({
      track: [
        [8, 7, '0-3', null],
        [8, 8, 'town 0', null],
      ],
    });
    scene.urbanize(8, 8, 'red');
    expect(scene.links()).toEqual(['Albany - Poughkeepsie: nobody']);
  });

  rule('urbanization.no-link-to-itself', 'not where a line that leaves the town points back at it', () => {
    const track: readonly Laying[] = [
      [8, 7, '0-3', MORGAN],
      [8, 8, 'town 0 1', MORGAN, MORGAN],
      [9, 7, '4-3', MORGAN],
      [9, 8, '0-5', MORGAN],
    ];
    const scene = urbanizer({ track });
    expect(scene.refusal(scene.urbanization(8, 8, 'red'))).toBe('urbanization.no-link-to-itself');
    const harmless = urbanizer({ track: [...track.slice(0, 3), [9, 8, '0-3', MORGAN]] });
    expect(harmless.refusal(harmless.urbanization(8, 8, 'red'))).toBeNull();
  });

  rule('build-track.losing', 'a line that starts at the New City still has to be extended', () => {
    const scene = urbanizer({
      track: [
        [8, 7, '0-3', RON],
        [8, 8, 'town 0 1', RON, RON],
        [9, 7, '4-1', RON],
      ],
    });
    scene.urbanize(8, 8, 'red');
    expect(scene.unfinished()).toEqual([`Poughkeepsie - : ${RON}`]);
    scene.finish();
    expect(scene.unfinished()).toEqual(['Poughkeepsie - : nobody']);
  });
});

describe('what was paid for', () => {
  rule('build-track.mandatory-action', 'base game: done before finishing', () => {
    const scene = urbanizer();
    expect(scene.refusal({ type: 'finish-building' })).toBe('build-track.mandatory-action');
    scene.urbanize(8, 8, 'red');
    expect(scene.refusal({ type: 'finish-building' })).toBeNull();
  });

  rule(
    'build-track.mandatory-action',
    'base game: not after the pass option, and dropped when it is impossible',
    () => {
      const passed = urbanizer({ players: { [RON]: { tile: 'urbanization', passedTile: true } } });
      expect(passed.refusal({ type: 'finish-building' })).toBeNull();
      const impossible = urbanizer({ track: ALL_PLACED, players: { [RON]: { tile: 'urbanization', cash: 7 } } });
      expect(impossible.refusal({ type: 'finish-building' })).toBeNull();
      impossible.finish();
      expect(impossible.player(RON).cash, 'no refund').toBe(7);
    },
  );

  rule('build-track.mandatory-action', 'standard game: as you like', () => {
    const scene = urbanizer({ mode: 'standard' });
    expect(scene.refusal(scene.urbanization(8, 8, 'red'))).toBeNull();
    expect(scene.refusal({ type: 'finish-building' })).toBeNull();
    scene.play(scene.urbanization(8, 8, 'red'));
    expect(scene.refusal({ type: 'finish-building' })).toBe('urbanization.goods');
  });
});

describe('City Growth', () => {
  function grower(changes: SceneChanges = {}): BuildingScene {
    return new BuildingScene({ supply: SETS, ...changes, players: { [RON]: { tile: 'city-growth' } } });
  }
  const albany = { type: 'grow-city', city: 'albany', space: 0 } as const;

  rule('city-growth.action', 'a set of cubes and a marker, at any moment, once', () => {
    const scene = grower();
    const before = scene.position.cubes['albany'] ?? [];
    scene.build(9, 6, '5-2');
    scene.play(albany);
    expect(scene.position.cubes['albany']?.toSorted()).toEqual([...before, 'red', 'gray'].toSorted());
    expect(scene.position.supply[0]).toEqual([]);
    expect(scene.position.grown).toEqual(['albany']);
    expect(scene.refusal({ type: 'grow-city', city: 'boston', space: 2 })).toBe('city-growth.action');
    scene.build(10, 7, '5-3');
  });

  rule('city-growth.action', 'only with the tile', () => {
    expect(urbanizer({ supply: SETS }).refusal(albany)).toBe('city-growth.action');
    expect(new BuildingScene().refusal(albany)).toBe('city-growth.action');
  });

  rule('city-growth.marker', 'a city only once, and never a New City or a town', () => {
    const scene = grower({ grown: ['albany'], track: [[8, 8, 'city red']] });
    for (const city of ['albany', 'red', 'rutland', 'nowhere']) {
      expect(scene.refusal({ type: 'grow-city', city, space: 0 }), city).toBe('city-growth.marker');
    }
    expect(scene.refusal({ type: 'grow-city', city: 'boston', space: 0 })).toBeNull();
  });

  rule('goods-supply.spaces', 'an empty space gives nothing', () => {
    expect(grower().refusal({ ...albany, space: 1 })).toBe('goods-supply.spaces');
    expect(grower().refusal({ ...albany, space: 99 })).toBe('goods-supply.spaces');
  });

  rule(
    'build-track.mandatory-action',
    'base game: must be done, unless nothing is left; standard game: as you like',
    () => {
      expect(grower().refusal({ type: 'finish-building' })).toBe('build-track.mandatory-action');
      expect(grower({ supply: EMPTY }).refusal({ type: 'finish-building' })).toBeNull();
      expect(grower({ mode: 'standard' }).refusal({ type: 'finish-building' })).toBeNull();
      const scene = grower();
      scene.play(albany);
      expect(scene.refusal({ type: 'finish-building' })).toBeNull();
    },
  );
});
