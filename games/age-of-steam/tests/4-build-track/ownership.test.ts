import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { at, BuildingScene, DAVE, type Laying, PETE } from '../support/board-notation.ts';
import { HALT, OPEN, PROVING_GROUND, STRIP_ROW, TOWNS, TWINS } from '../support/proving-ground.ts';

describe('owners', () => {
  rule('build-track.ownership', 'new track belongs to whoever builds it, and the track of others stays theirs', () => {
    const scene = new BuildingScene({ seat: DAVE, track: [[10, 9, '4-1', PETE]] });
    scene.build(9, 8, '3-1');
    expect(scene.ownerAt(9, 8, 1)).toBe(DAVE);
    expect(scene.ownerAt(10, 9, 1)).toBe(PETE);
  });

  rule('build-track.ownership', 'a link stays for good, turn after turn', () => {
    const scene = new BuildingScene();
    scene.build(9, 8, '3-1');
    scene.build(10, 8, 'town 4');
    for (let turn = 0; turn < 3; turn++) {
      scene.finish();
      expect(scene.links()).toEqual([`Evansville - Indianapolis: ${PETE}`]);
      scene.nextTurnOf(PETE);
    }
  });

  rule('build-track.links', 'reaching a city or a town with an exit completes; reaching a bare town does not', () => {
    const scene = new BuildingScene();
    scene.build(9, 8, '3-1');
    expect(scene.links()).toEqual([]);
    expect(scene.unfinished()).toEqual([{ from: 'Evansville', at: at(9, 8), edge: 1, owner: PETE }]);
    scene.build(10, 8, '4-1');
    expect(scene.links()).toEqual([`Evansville - Indianapolis: ${PETE}`]);
    scene.build(11, 7, '4-2');
    expect(scene.links()).toEqual([`Cincinnati - Indianapolis: ${PETE}`, `Evansville - Indianapolis: ${PETE}`]);
    expect(scene.unfinished()).toEqual([]);
  });

  rule('build-track.links', 'a build tells which links it completed', () => {
    const scene = new BuildingScene({ track: [[9, 8, '3-1', PETE]] });
    scene.build(10, 8, '4-1');
    expect(scene.events).toMatchObject([
      { type: 'track-built', kind: 'place', cost: 3, at: 'Indianapolis', claimed: 0 },
    ]);
    expect(scene.events[0]).toHaveProperty('completed.length', 1);
  });
});

describe('locomotives', () => {
  /** Eighteen links of Pete's: two on each open hex, four in each of three towns. */
  const EIGHTEEN: readonly Laying[] = [
    ...Object.values(OPEN).map((hex): Laying => [...hex, '0-3 1-4', PETE, PETE]),
    ...Object.values(TOWNS).map((hex): Laying => [...hex, '0-3 2-4', PETE, PETE, PETE, PETE]),
  ];
  const NINETEENTH: Laying = [...TWINS.west, 'town 0', PETE];
  const TWENTIETH: Laying = [0, STRIP_ROW, '0-2', PETE];
  const scene = (...more: readonly Laying[]): BuildingScene =>
    new BuildingScene({ map: PROVING_GROUND, track: [...EIGHTEEN, ...more] });

  rule('build-track.ownership-markers', 'the twentieth is there, a twenty-first is not', () => {
    const nineteen = scene(NINETEENTH);
    expect(nineteen.markers(PETE)).toBe(19);
    expect(nineteen.refusalToBuild(...TWINS.west, 'town 0 3 5'), 'two more at once').toBe(
      'build-track.ownership-markers',
    );
    nineteen.build(...TWINS.west, '0-3');
    expect(nineteen.markers(PETE)).toBe(20);
    expect(nineteen.refusalToBuild(...TWINS.east, 'town 0')).toBe('build-track.ownership-markers');
    expect(nineteen.refusalToBuild(4, STRIP_ROW, '0-2')).toBe('build-track.ownership-markers');
  });

  rule('build-track.ownership-markers', 'extending and redirecting need none, completing gives none back', () => {
    const twenty = scene(NINETEENTH, TWENTIETH);
    expect(twenty.markers(PETE)).toBe(20);
    expect(twenty.refusalToBuild(0, STRIP_ROW, '0-3'), 'redirecting').toBe(null);
    twenty.build(1, STRIP_ROW, '5-1');
    twenty.build(2, STRIP_ROW, '4-0');
    expect(twenty.markers(PETE)).toBe(20);
  });

  rule('build-track.ownership-markers', 'nor does an exit of a town that ends one’s own section', () => {
    const twenty = scene(NINETEENTH, [5, STRIP_ROW, '0-1', PETE]);
    expect(twenty.refusalToBuild(...HALT, '4-1'), 'and one more').toBe('build-track.ownership-markers');
    twenty.build(...HALT, 'town 4');
    expect(twenty.markers(PETE)).toBe(20);
  });

  rule('build-track.ownership-markers', 'joining two sections gives one back', () => {
    const twenty = scene(TWENTIETH, [2, STRIP_ROW, '0-4', PETE]);
    expect(twenty.markers(PETE)).toBe(20);
    twenty.build(1, STRIP_ROW, '5-1');
    expect(twenty.markers(PETE)).toBe(19);
    expect(twenty.refusalToBuild(...TWINS.east, 'town 0')).toBe(null);
  });

  rule(
    'build-track.ownership-markers',
    'unowned track needs one to be taken over; turned and left unowned it needs none',
    () => {
      const unowned: Laying = [4, STRIP_ROW, '0-2', null];
      const twenty = scene(NINETEENTH, TWENTIETH, unowned);
      expect(twenty.refusalToBuild(5, STRIP_ROW, '5-1')).toBe('build-track.ownership-markers');
      expect(twenty.refusalToBuild(4, STRIP_ROW, '0-3'), 'a link').toBe('build-track.ownership-markers');
      expect(twenty.refusalToBuild(4, STRIP_ROW, '0-4'), 'still open').toBe(null);
      const nineteen = scene(NINETEENTH, unowned);
      expect(nineteen.refusalToBuild(5, STRIP_ROW, '5-1')).toBe(null);
      expect(nineteen.refusalToBuild(4, STRIP_ROW, '0-3')).toBe(null);
    },
  );
});

describe('joining', () => {
  const fromEvansville = (owner: number | null): Laying => [10, 9, '4-1', owner];
  const fromCincinnati = (owner: number | null): Laying => [12, 9, '0-5', owner];

  rule('build-track.joining-own', 'two sections of one’s own become one link', () => {
    const scene = new BuildingScene({ track: [fromEvansville(PETE), fromCincinnati(PETE)] });
    expect(scene.markers(PETE)).toBe(2);
    scene.build(11, 8, '4-2');
    expect(scene.links()).toEqual([`Cincinnati - Evansville: ${PETE}`]);
    expect(scene.markers(PETE)).toBe(1);
  });

  rule('build-track.joining-own', 'one’s own and an unowned one, or two unowned ones, become one’s own link', () => {
    for (const [one, other] of [
      [PETE, null],
      [null, PETE],
      [null, null],
    ] as const) {
      const scene = new BuildingScene({ track: [fromEvansville(one), fromCincinnati(other)] });
      scene.build(11, 8, '4-2');
      expect(scene.links()).toEqual([`Cincinnati - Evansville: ${PETE}`]);
      expect([scene.ownerAt(10, 9, 4), scene.ownerAt(12, 9, 0)]).toEqual([PETE, PETE]);
    }
  });
});

describe('losing track', () => {
  rule('build-track.losing', 'at the end of the next build, not of this one', () => {
    const scene = new BuildingScene();
    scene.build(10, 9, '4-1');
    scene.finish();
    expect(scene.ownerAt(10, 9, 1)).toBe(PETE);
    scene.nextTurnOf(PETE);
    expect(scene.ownerAt(10, 9, 1)).toBe(PETE);
    scene.finish();
    expect(scene.ownerAt(10, 9, 1)).toBe(null);
    expect(scene.events.at(-1)).toMatchObject({ type: 'building-finished', seat: PETE, lost: ['10,9'] });
  });

  rule('build-track.losing', 'each extension keeps the whole section for one more turn', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-1', PETE]] });
    scene.build(11, 8, '4-0');
    scene.finish();
    expect([scene.ownerAt(10, 9, 1), scene.ownerAt(11, 8, 0)]).toEqual([PETE, PETE]);
    scene.nextTurnOf(PETE);
    scene.finish();
    expect([scene.ownerAt(10, 9, 1), scene.ownerAt(11, 8, 0)]).toEqual([null, null]);
  });

  rule('build-track.losing', 'building elsewhere does not keep it, and completing it does', () => {
    const track = [
      [10, 9, '4-1', PETE],
      [9, 8, '3-1', PETE],
    ] as const;
    const scene = new BuildingScene({ track });
    scene.build(10, 8, 'town 4');
    scene.build(1, 9, '4-1');
    scene.finish();
    expect(scene.ownerAt(10, 9, 1)).toBe(null);
    expect(scene.links()).toEqual([`Evansville - Indianapolis: ${PETE}`]);
    expect(scene.ownerAt(1, 9, 4)).toBe(PETE);
  });

  rule('build-track.losing', 'redirecting is no extension', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-1', PETE]] });
    scene.build(10, 9, '4-2');
    expect(scene.ownerAt(10, 9, 2)).toBe(PETE);
    scene.finish();
    expect(scene.ownerAt(10, 9, 2)).toBe(null);
  });

  rule('build-track.losing', 'every exit of a town by itself: further exits keep nothing but themselves', () => {
    const scene = new BuildingScene();
    scene.build(9, 8, '3-1');
    scene.build(10, 8, 'town 4 1 0');
    scene.finish();
    scene.nextTurnOf(PETE);
    scene.build(10, 8, '4-1 0-2');
    scene.build(10, 7, '3-0');
    scene.finish();
    expect([4, 1, 0, 2].map((exit) => scene.ownerAt(10, 8, exit))).toEqual([PETE, null, PETE, PETE]);
  });

  rule('build-track.losing', 'a second track on the same tile does not extend the first', () => {
    const scene = new BuildingScene({
      track: [
        [9, 8, '3-1', PETE],
        [8, 8, 'town 2', PETE],
      ],
    });
    scene.build(9, 8, '3-1 5-0');
    scene.finish();
    expect([scene.ownerAt(9, 8, 1), scene.ownerAt(9, 8, 0), scene.ownerAt(8, 8, 2)]).toEqual([null, PETE, PETE]);
  });

  rule('build-track.losing', 'only by their owner’s own build', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-1', DAVE]] });
    scene.finish();
    expect(scene.ownerAt(10, 9, 1)).toBe(DAVE);
    scene.finish();
    expect(scene.ownerAt(10, 9, 1)).toBe(null);
  });
});
