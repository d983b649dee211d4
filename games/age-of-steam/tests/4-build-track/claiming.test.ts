import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { BuildingScene, DAVE, JOHN, type Laying, PETE } from '../support/board-notation.ts';

const fromCity: readonly Laying[] = [
  [10, 9, '4-1', null],
  [11, 8, '4-0', null],
];

rule('build-track.claiming', 'track that starts at a city: all of it is the builder’s', () => {
  const scene = new BuildingScene({ track: fromCity });
  scene.build(11, 7, '3-0');
  expect([scene.ownerAt(10, 9, 4), scene.ownerAt(11, 8, 0), scene.ownerAt(11, 7, 0)]).toEqual([PETE, PETE, PETE]);
  expect(scene.events[0]).toMatchObject({ claimed: 1 });
  scene.finish();
  expect(scene.ownerAt(10, 9, 4)).toBe(PETE);
});

rule('build-track.claiming', 'whoever built it has no privilege', () => {
  const scene = new BuildingScene();
  scene.build(10, 9, '4-1');
  scene.finish();
  scene.nextTurnOf(PETE);
  scene.finish();
  expect(scene.seat).toBe(DAVE);
  scene.build(11, 8, '4-0');
  expect(scene.ownerAt(10, 9, 4)).toBe(DAVE);
  scene.finish();
  scene.nextTurnOf(PETE);
  expect(scene.refusalToBuild(11, 7, '3-0')).toBe('build-track.no-joining');
});

const fromTown: readonly Laying[] = [
  [9, 8, '3-1', PETE],
  [10, 8, '4-1', PETE, null],
  [11, 7, '4-1', null],
];

rule('build-track.claiming', 'track that starts in a town where one has track', () => {
  const scene = new BuildingScene({ track: fromTown });
  scene.build(12, 7, '4-0');
  expect([scene.ownerAt(10, 8, 1), scene.ownerAt(11, 7, 1), scene.ownerAt(12, 7, 0)]).toEqual([PETE, PETE, PETE]);
});

rule('build-track.claiming', 'not track that starts in a town of others', () => {
  const scene = new BuildingScene({ seat: DAVE, track: fromTown });
  expect(scene.refusalToBuild(12, 7, '4-0')).toBe('build-track.claiming');
});

rule('build-track.claiming', 'unless the new tile joins it to a city', () => {
  const scene = new BuildingScene({ seat: DAVE, track: fromTown });
  scene.build(12, 7, '4-3');
  expect(scene.links()).toContain(`Cincinnati - Indianapolis: ${DAVE}`);
  expect(scene.ownerAt(10, 8, 4)).toBe(PETE);
});

rule('build-track.claiming', 'or to track of one’s own', () => {
  const scene = new BuildingScene({ seat: DAVE, track: [...fromTown, [13, 7, '4-5', DAVE]] });
  scene.build(12, 7, '4-2');
  expect(scene.links()).toContain(`Cincinnati - Indianapolis: ${DAVE}`);
});

rule('build-track.claiming', 'with an exit of a town, under the same conditions', () => {
  const towardsFortWayne: readonly Laying[] = [
    [9, 8, '3-1', PETE],
    [10, 8, '4-0', PETE, null],
    [10, 7, '3-1', null],
  ];
  const stranger = new BuildingScene({ seat: DAVE, track: towardsFortWayne });
  expect(stranger.refusalToBuild(11, 6, 'town 4')).toBe('build-track.claiming');
  const owner = new BuildingScene({ track: towardsFortWayne });
  owner.build(11, 6, 'town 4');
  expect(owner.links()).toContain(`Fort Wayne - Indianapolis: ${PETE}`);
  const arriving = new BuildingScene({ seat: DAVE, track: [...towardsFortWayne, [12, 7, '3-5', DAVE]] });
  arriving.build(11, 6, '2-4');
  expect(arriving.links()).toEqual([
    `Cincinnati - Fort Wayne: ${DAVE}`,
    `Evansville - Indianapolis: ${PETE}`,
    `Fort Wayne - Indianapolis: ${DAVE}`,
  ]);
});

rule(
  'build-track.claiming',
  'a claimed section that runs through the hex of the new tile becomes one’s own there too',
  () => {
    const loop: readonly Laying[] = [
      [11, 8, '4-3', null],
      [11, 9, '0-5', null],
    ];
    const extending = new BuildingScene({ track: [[10, 9, '4-1', null], ...loop] });
    extending.build(10, 9, '4-1 2-0');
    expect(extending.unfinished()).toMatchObject([{ from: 'Evansville', owner: PETE }]);
    expect([extending.ownerAt(10, 9, 4), extending.ownerAt(10, 9, 2)]).toEqual([PETE, PETE]);

    const turning = new BuildingScene({
      track: [[10, 9, '4-1 2-5', null, null], ...loop, [10, 8, 'town 3', PETE]],
    });
    turning.build(10, 9, '4-1 2-0');
    expect(turning.links()).toEqual([`Evansville - Indianapolis: ${PETE}`]);
    expect([turning.ownerAt(10, 9, 4), turning.ownerAt(10, 9, 2)]).toEqual([PETE, PETE]);
  },
);

rule('build-track.claiming', 'a completed link without an owner is nobody’s for good', () => {
  const track: readonly Laying[] = [
    [9, 8, '3-1', null],
    [10, 8, 'town 4', null],
  ];
  const scene = new BuildingScene({ seats: 4, out: [JOHN], track });
  expect(scene.refusalToBuild(10, 8, '4-1')).toBe('build-track.town-connection');
  const arriving = new BuildingScene({ track: [...track, [11, 7, '2-4', PETE]] });
  arriving.build(10, 8, '4-1');
  expect(arriving.links()).toContain('Evansville - Indianapolis: nobody');
});
