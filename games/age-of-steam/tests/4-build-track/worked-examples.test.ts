import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { at, BuildingScene, DAVE, JOHN, PETE, VINCE } from '../support/board-notation.ts';

/** The examples of the rulebook (illustrations 4 to 10), played one after the other as they are there. */
function beforeAnyTrack(): BuildingScene {
  return new BuildingScene({ cash: 10, hasBuilt: false, actions: { [VINCE]: 'urbanization' } });
}

function pete(scene: BuildingScene): number[] {
  return [scene.build(10, 9, '4-1'), scene.build(11, 8, '4-1'), scene.build(13, 8, '5-3')];
}

function dave(scene: BuildingScene): number[] {
  return [scene.build(9, 8, '3-1'), scene.build(10, 8, '4-1'), scene.build(11, 7, '4-2')];
}

function john(scene: BuildingScene): number[] {
  return [scene.build(12, 9, '0-5'), scene.build(11, 8, '4-1 2-5'), scene.build(10, 8, '4-1 2-5')];
}

function vince(scene: BuildingScene): number[] {
  scene.urbanize(10, 8, 'A');
  return [scene.build(10, 7, '3-1'), scene.build(10, 9, '4-1 0-3'), scene.build(10, 10, '0-5')];
}

function upTo(...builders: readonly ((scene: BuildingScene) => number[])[]): BuildingScene {
  const scene = beforeAnyTrack();
  for (const build of builders) {
    build(scene);
    scene.finish();
  }
  return scene;
}

rule(
  'build-track.placing-cost',
  'Pete pays $2 for A, $2 for B and $3 for C, which is the first tile by the river',
  () => {
    const scene = beforeAnyTrack();
    expect(pete(scene)).toEqual([2, 2, 3]);
    expect(scene.cash(PETE)).toBe(3);
  },
);

rule('build-track.links', "Pete's track to Cincinnati is a link, and the track towards Lexington is unfinished", () => {
  const scene = upTo(pete);
  expect(scene.links()).toEqual([`Cincinnati - Evansville: ${PETE}`]);
  expect(scene.unfinished()).toEqual([{ from: 'Cincinnati', at: at(13, 8), edge: 3, owner: PETE }]);
  expect(scene.markers(PETE)).toBe(2);
});

rule(
  'build-track.town-cost',
  'Dave pays $2 for D, $3 for a straight with a town disk in Indianapolis and $2 for F',
  () => {
    const scene = upTo(pete);
    expect(scene.seat).toBe(DAVE);
    expect(dave(scene)).toEqual([2, 3, 2]);
  },
);

rule('build-track.town-exits', 'Dave has two links, which meet in Indianapolis', () => {
  const scene = upTo(pete, dave);
  expect(scene.links()).toEqual([
    `Cincinnati - Evansville: ${PETE}`,
    `Cincinnati - Indianapolis: ${DAVE}`,
    `Evansville - Indianapolis: ${DAVE}`,
  ]);
  expect(scene.markers(DAVE)).toBe(2);
});

rule(
  'build-track.replacing-cost',
  'John pays $3 by the river for G, $3 for the crossing H and $3 in Indianapolis',
  () => {
    const scene = upTo(pete, dave);
    expect(john(scene)).toEqual([3, 3, 3]);
    expect(scene.lookAt(11, 8)).toBe('1-4 2-5');
    expect(scene.lookAt(10, 8)).toBe('1-4 2-5');
  },
);

rule(
  'build-track.entering-town',
  "John's link is complete, his other exit is not, and nobody else lost anything",
  () => {
    const scene = upTo(pete, dave, john);
    expect(scene.links()).toEqual([
      `Cincinnati - Evansville: ${PETE}`,
      `Cincinnati - Indianapolis: ${DAVE}`,
      `Cincinnati - Indianapolis: ${JOHN}`,
      `Evansville - Indianapolis: ${DAVE}`,
    ]);
    expect(scene.unfinished()).toEqual([
      { from: 'Indianapolis', at: at(10, 8), edge: 5, owner: JOHN },
      { from: 'Cincinnati', at: at(13, 8), edge: 3, owner: PETE },
    ]);
  },
);

rule('new-city.spurs', "New City A takes the place of Indianapolis, and John's unfinished track is gone", () => {
  const scene = upTo(pete, dave, john);
  expect(scene.markers(JOHN)).toBe(2);
  scene.urbanize(10, 8, 'A');
  expect(scene.cash(VINCE)).toBe(10);
  expect(scene.markers(JOHN)).toBe(1);
  expect(scene.unfinished()).toEqual([{ from: 'Cincinnati', at: at(13, 8), edge: 3, owner: PETE }]);
  expect(scene.links()).toEqual([
    `Cincinnati - Evansville: ${PETE}`,
    `Cincinnati - Indianapolis: ${DAVE}`,
    `Cincinnati - Indianapolis: ${JOHN}`,
    `Evansville - Indianapolis: ${DAVE}`,
  ]);
});

rule(
  'new-city.one',
  'it is free, and Vince still pays $2 for K, $3 for the crossing L and $3 by the river for M',
  () => {
    const scene = upTo(pete, dave, john);
    expect(vince(scene)).toEqual([2, 3, 3]);
    expect(scene.cash(VINCE)).toBe(2);
    expect(scene.links()).toContain(`Evansville - Indianapolis: ${VINCE}`);
    expect(scene.ownerAt(10, 9, 4)).toBe(PETE);
    expect(scene.ownerAt(10, 9, 0)).toBe(VINCE);
    expect(scene.unfinished()).toContainEqual({
      from: 'Indianapolis',
      at: at(10, 7),
      edge: 1,
      owner: VINCE,
    });
  },
);
