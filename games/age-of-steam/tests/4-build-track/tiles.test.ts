import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { ageOfSteam, TILES, TOWN_DISKS } from '../../index.ts';
import { BuildingScene, DAVE, JOHN, type Laying, PETE, VINCE } from '../support/board-notation.ts';
import { OPEN, PROVING_GROUND, TOWNS, TWINS } from '../support/proving-ground.ts';

describe('turns', () => {
  rule('build-track.order', 'player order, behind First Build, and then goods move', () => {
    const scene = new BuildingScene({ seat: JOHN, actions: { [JOHN]: 'first-build' } });
    const builders: number[] = [];
    while (scene.position.phase.name === 'build-track') {
      builders.push(scene.seat);
      scene.finish();
    }
    expect(builders).toEqual([JOHN, PETE, DAVE, VINCE]);
    expect(scene.position.phase.name).toBe('move-goods');
  });

  rule('build-track.order', 'a player builds everything before the next begins', () => {
    const scene = new BuildingScene();
    scene.build(9, 8, '3-1');
    expect(scene.seat).toBe(PETE);
    const build = { type: 'build', hex: scene.hex(1, 9), tile: 'gentle', rotation: 0 } as const;
    expect(ageOfSteam.check(scene.position, DAVE, build)?.rule).toBe('match.not-waiting');
    scene.finish();
    expect(scene.seat).toBe(DAVE);
  });

  const three: readonly (readonly [number, number, string])[] = [
    [10, 9, '4-1'],
    [11, 8, '4-1'],
    [13, 8, '5-3'],
  ];
  const fourth = [1, 9, '4-0'] as const;
  const fifth = [1, 8, '3-0'] as const;

  rule('build-track.limit', 'three tiles, and no fourth', () => {
    const scene = new BuildingScene();
    for (const build of three) scene.build(...build);
    expect(scene.refusalToBuild(...fourth)).toBe('build-track.limit');
    expect(ageOfSteam.legal(scene.position, PETE)).toEqual([{ type: 'finish-building' }]);
  });

  rule('build-track.limit', 'four with the Engineer action, and no fifth', () => {
    const scene = new BuildingScene({ actions: { [PETE]: 'engineer', [DAVE]: 'urbanization' } });
    for (const build of [...three, fourth]) scene.build(...build);
    expect(scene.refusalToBuild(...fifth)).toBe('build-track.limit');
  });

  rule('build-track.limit', 'replacing and redirecting count; fewer, or none, is fine', () => {
    const scene = new BuildingScene({
      track: [
        [10, 9, '4-1', PETE],
        [9, 8, '3-1', DAVE],
      ],
    });
    expect(scene.refusal({ type: 'finish-building' })).toBe(null);
    scene.build(10, 9, '4-2');
    scene.build(8, 9, '2-0');
    scene.build(8, 8, 'town 3');
    expect(scene.refusalToBuild(...fourth)).toBe('build-track.limit');
    expect(scene.events.map((event) => (event.type === 'track-built' ? event.kind : ''))).toEqual([
      'redirect',
      'place',
      'place',
    ]);
  });

  rule('build-track.hex-once-a-turn', 'no second tile on a hex this turn, but in the next', () => {
    const scene = new BuildingScene({ track: [[8, 8, 'town 2', PETE]] });
    scene.build(9, 8, '3-1');
    expect(scene.refusalToBuild(9, 8, '3-1 5-0')).toBe('build-track.hex-once-a-turn');
    expect(scene.refusalToBuild(9, 8, '3-0')).toBe('build-track.hex-once-a-turn');
    scene.finish();
    scene.nextTurnOf(PETE);
    expect(scene.refusalToBuild(9, 8, '3-0')).toBe(null);
  });

  rule('build-track.hex-once-a-turn', 'other players may build there in the same turn', () => {
    const scene = new BuildingScene({ track: [[8, 8, 'town 2', DAVE]] });
    scene.build(9, 8, '3-1');
    scene.finish();
    expect(scene.refusalToBuild(9, 8, '3-1 5-0')).toBe(null);
  });
});

describe('the supply', () => {
  rule('build-track.tile-supply', 'the manifest of the box', () => {
    const counts = Object.fromEntries(TILES.faces.map(({ id, count }) => [id, count]));
    expect(counts).toEqual({
      straight: 48,
      gentle: 55,
      acute: 7,
      'cross-straight-straight': 4,
      'cross-gentle-gentle': 3,
      'cross-gentle-straight': 4,
      'coexist-straight-acute': 1,
      'coexist-gentle-gentle': 1,
      'coexist-gentle-acute-1': 1,
      'coexist-gentle-acute-2': 1,
      'town-1': 3,
      'town-3-left': 2,
      'town-3-right': 2,
      'town-3-star': 2,
      'town-3-half': 2,
    });
    expect(TILES.faces.reduce((sum, { count }) => sum + count, 0)).toBe(136);
    expect(TOWN_DISKS).toBe(8);
  });

  rule('build-track.tile-supply', 'a kind that is used up cannot be laid, however it is turned', () => {
    const track = [[...OPEN.plain, '0-3 1-2', null, null]] as const;
    const scene = new BuildingScene({ map: PROVING_GROUND, track });
    expect(scene.refusalToBuild(...OPEN.river, '0-3 1-2')).toBe('build-track.tile-supply');
    expect(scene.refusalToBuild(...OPEN.river, '2-5 3-4')).toBe('build-track.tile-supply');
    expect(new BuildingScene({ map: PROVING_GROUND }).refusalToBuild(...OPEN.river, '0-3 1-2')).toBe(null);
  });

  rule('build-track.tile-supply', 'a tile taken off the map can be laid again', () => {
    const towns = Object.values(TOWNS).map((at): Laying => [...at, 'town 0', PETE]);
    const scene = new BuildingScene({ map: PROVING_GROUND, track: towns });
    expect(scene.refusalToBuild(...TWINS.west, 'town 0')).toBe('build-track.tile-supply');
    scene.build(...TOWNS.plain, '0-3');
    expect(scene.refusalToBuild(...TWINS.west, 'town 0')).toBe(null);
  });

  rule('build-track.tile-supply', 'the last tile of a kind can be turned where it lies', () => {
    const acute: readonly Laying[] = [
      [0, 9, '3-2', null],
      [2, 6, '3-2', null],
      [1, 3, '0-1', null],
      [2, 1, '0-5', null],
      [5, 8, '3-2', null],
      [7, 6, '0-1', null],
      [9, 8, '3-2', PETE],
    ];
    const scene = new BuildingScene({ track: acute });
    expect(scene.refusalToBuild(13, 8, '5-4')).toBe('build-track.tile-supply');
    expect(scene.build(9, 8, '3-4')).toBe(2);
    expect(scene.lookAt(9, 8)).toBe('3-4');
  });

  rule('build-track.tile-supply', 'a tile that is in no box', () => {
    const scene = new BuildingScene();
    expect(scene.refusal({ type: 'build', hex: scene.hex(9, 8), tile: 'helix', rotation: 0 })).toBe(
      'build-track.tile-supply',
    );
  });

  rule('build-track.town-tiles', 'printed towns lie on towns only', () => {
    const scene = new BuildingScene({ track: [[9, 8, '3-1', PETE]] });
    expect(scene.refusalToBuild(10, 9, 'town 4')).toBe('build-track.town-tiles');
    expect(scene.refusalToBuild(10, 8, 'town 4')).toBe(null);
    const becomeCity = new BuildingScene({ track: [[10, 8, 'city A']] });
    expect(becomeCity.refusalToBuild(10, 8, 'town 4')).toBe('build-track.not-on-city');
  });
});

describe('town disks', () => {
  const EIGHT: readonly Laying[] = [
    [7, 1, '0-3', null, null],
    [7, 3, '0-3', null, null],
    [4, 3, '0-3', null, null],
    [5, 6, '0-3', null, null],
    [6, 8, '0-3', null, null],
    [8, 8, '0-3', null, null],
    [10, 3, '0-3', null, null],
    [11, 6, '0-3', PETE, null],
  ];
  const toIndianapolis: Laying = [9, 8, '3-1', PETE];

  rule('build-track.town-disks', 'with seven on the map there is one more', () => {
    const scene = new BuildingScene({ track: [...EIGHT.slice(1), toIndianapolis] });
    expect(scene.refusalToBuild(10, 8, '4-1')).toBe(null);
  });

  rule('build-track.town-disks', 'with eight on the map there is none; printed towns need none', () => {
    const scene = new BuildingScene({ track: [...EIGHT, toIndianapolis] });
    expect(scene.refusalToBuild(10, 8, '4-1')).toBe('build-track.town-disks');
    expect(scene.refusalToBuild(10, 8, '4-1 2-5')).toBe('build-track.town-disks');
    expect(scene.refusalToBuild(10, 8, 'town 4')).toBe(null);
    expect(scene.refusalToBuild(10, 8, 'town 4 0 2')).toBe(null);
  });

  rule(
    'build-track.town-disks',
    'a printed town may not grow into a tile with a disk, a disk may stay where it is',
    () => {
      const scene = new BuildingScene({ track: [...EIGHT, toIndianapolis, [10, 8, 'town 4', PETE]] });
      expect(scene.refusalToBuild(10, 8, '4-1')).toBe('build-track.town-disks');
      expect(scene.refusalToBuild(11, 6, '0-3 1-4')).toBe(null);
    },
  );

  rule('build-track.town-disks', 'a three-exit tile gives the disk back', () => {
    const scene = new BuildingScene({ track: [...EIGHT, toIndianapolis] });
    scene.build(11, 6, 'town 0 1 3');
    expect(scene.refusalToBuild(10, 8, '4-1')).toBe(null);
  });

  rule('build-track.town-disks', 'so does a New City', () => {
    const scene = new BuildingScene({ track: [...EIGHT, toIndianapolis], actions: { [PETE]: 'urbanization' } });
    expect(scene.refusalToBuild(10, 8, '4-1')).toBe('build-track.town-disks');
    scene.urbanize(8, 8, 'B');
    expect(scene.refusalToBuild(10, 8, '4-1')).toBe(null);
  });
});

describe('four exits', () => {
  const EXITS = [0, 1, 2, 3];
  const listed = (scene: BuildingScene): string[] =>
    ageOfSteam
      .legal(scene.position, PETE)
      .flatMap((action) =>
        action.type === 'build' && action.hex === scene.hex(...TOWNS.plain)
          ? [TILES.get(action.tile, action.rotation)]
          : [],
      )
      .filter(({ exits }) => exits.toSorted((a, b) => a - b).join() === EXITS.join())
      .map(({ face }) => face.id);
  const crossings = Object.values(OPEN).map((at): Laying => [...at, '0-2 1-3', null, null]);
  const coexisting: Laying = [...TOWNS.river, '0-3 1-2', null, null, null, null];

  rule('build-track.four-exits', 'the builder may take either tile, at the same price', () => {
    for (const look of ['0-2 1-3', '0-3 1-2']) {
      const scene = new BuildingScene({ map: PROVING_GROUND });
      expect(scene.build(...TOWNS.plain, look)).toBe(5);
      expect(scene.markers(PETE)).toBe(4);
    }
    expect(listed(new BuildingScene({ map: PROVING_GROUND }))).toHaveLength(1);
  });

  rule('build-track.four-exits', 'while one of them is left the build is legal', () => {
    const noCrossing = new BuildingScene({ map: PROVING_GROUND, track: crossings });
    expect(listed(noCrossing)).toEqual(['coexist-straight-acute']);
    expect(noCrossing.refusalToBuild(...TOWNS.plain, '0-2 1-3')).toBe('build-track.tile-supply');
    const noCoexisting = new BuildingScene({ map: PROVING_GROUND, track: [coexisting] });
    expect(listed(noCoexisting)).toEqual(['cross-gentle-gentle']);
    expect(listed(new BuildingScene({ map: PROVING_GROUND, track: [...crossings, coexisting] }))).toEqual([]);
  });

  rule('build-track.four-exits', 'one of them may follow a straight, whose exits it keeps', () => {
    const scene = new BuildingScene({ map: PROVING_GROUND, track: [[...TOWNS.plain, '0-3', DAVE, null]] });
    scene.build(...TOWNS.plain, '0-2 1-3');
    const owners = EXITS.map((exit) => scene.ownerAt(...TOWNS.plain, exit));
    expect(owners).toEqual([DAVE, PETE, PETE, null]);
  });
});

rule('build-track.town-exits', 'each exit has an owner of its own, whatever order the tile prints them in', () => {
  const track = [
    [9, 8, '3-1', DAVE],
    [10, 9, '4-0', JOHN],
    [10, 8, '4-3', DAVE, JOHN],
    [11, 7, '2-4', PETE],
  ] as const;
  for (const look of ['town 1 3 4', '1-4 3-0', '1-3 4-0', '3-4 1-5']) {
    const scene = new BuildingScene({ track });
    scene.build(10, 8, look);
    expect([4, 3, 1].map((exit) => scene.ownerAt(10, 8, exit))).toEqual([DAVE, JOHN, PETE]);
    expect(scene.links()).toEqual([
      `Cincinnati - Indianapolis: ${PETE}`,
      `Evansville - Indianapolis: ${DAVE}`,
      `Evansville - Indianapolis: ${JOHN}`,
    ]);
  }
});

rule('build-track.town-exits', 'neighbouring towns are linked by one exit of each', () => {
  const scene = new BuildingScene({ map: PROVING_GROUND });
  scene.build(...TWINS.west, '0-1');
  expect(scene.unfinished()).toHaveLength(1);
  scene.build(...TWINS.east, 'town 4');
  expect(scene.unfinished()).toEqual([]);
  expect(scene.links()).toContain(`Town 3 - Town 4: ${PETE}`);
});
