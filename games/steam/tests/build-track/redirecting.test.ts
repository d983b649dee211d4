import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { BuildingScene, type Laying, MORGAN, RON, type SceneChanges } from './scene.ts';

/** From Albany to the hex north of Hartford, where the line turns away. */
function pastHartford(owner: number | null): readonly Laying[] {
  return [
    [9, 6, '5-2', owner],
    [10, 7, '5-1', owner],
  ];
}

/** Ron is in Poughkeepsie; an unowned line from there ends north of Hartford. */
const stray: readonly Laying[] = [
  [8, 7, '0-3', RON],
  [8, 8, 'town 0 1', RON, null],
  [9, 7, '4-1', null],
  [10, 7, '4-0', null],
];

function asMorgan(track: readonly Laying[], changes: SceneChanges = {}): BuildingScene {
  return new BuildingScene({ ...changes, track, phase: { seat: MORGAN } });
}

describe('the open end', () => {
  rule('build-track.redirecting', 'your own, to any side, for the price of the tile', () => {
    const scene = new BuildingScene({ track: pastHartford(RON) });
    for (const side of [0, 2, 4]) expect(scene.refusalToBuild(10, 7, `5-${side}`), String(side)).toBeNull();
    const events = scene.play(scene.buildOf(10, 7, '5-3'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'track-built', kind: 'redirect', cost: 2 }));
    expect(scene.links()).toEqual([`Albany - Hartford: ${RON}`]);
    scene.finish();
    expect(scene.links()).toEqual([`Albany - Hartford: ${RON}`]);
  });

  rule('build-track.redirect-open-end', 'nothing in the middle of a line, and no completed link', () => {
    const scene = new BuildingScene({ track: pastHartford(RON) });
    expect(scene.refusalToBuild(9, 6, '5-3')).toBe('build-track.redirect-open-end');
    expect(scene.refusalToBuild(9, 6, '2-4')).toBe('build-track.redirect-open-end');
    expect(scene.refusalToBuild(10, 7, '1-3'), 'the end that leads home').toBe('build-track.redirect-open-end');
    scene.build(10, 7, '5-3');
    scene.nextTurnOf(RON);
    expect(scene.refusalToBuild(10, 7, '5-1')).toBe('build-track.redirect-open-end');
  });

  rule('build-track.keep-others', 'not that of another player', () => {
    expect(asMorgan(pastHartford(RON)).refusalToBuild(10, 7, '5-3')).toBe('build-track.keep-others');
  });

  rule('build-track.redirecting', 'other track on the tile stays as it is, with its owner', () => {
    const scene = asMorgan([
      [12, 7, '1-5 0-3', RON, MORGAN],
      [11, 6, 'town 2', RON],
    ]);
    scene.build(12, 7, '1-5 3-2');
    expect([1, 5, 3, 2].map((edge) => scene.ownerAt(12, 7, edge))).toEqual([RON, RON, MORGAN, MORGAN]);
    expect(scene.links()).toEqual([`Boston - Springfield: ${RON}`]);
  });

  rule('build-track.redirecting', 'the usual rules of building hold', () => {
    const scene = new BuildingScene({ track: [[10, 9, '0-2', RON]] });
    expect(scene.refusalToBuild(10, 9, '0-3')).toBe('build-track.off-map');
    const loop = new BuildingScene({
      track: [
        [7, 6, '1-2', RON],
        [8, 7, '5-3', RON],
      ],
    });
    expect(loop.refusalToBuild(8, 7, '5-0')).toBe('build-track.no-link-to-itself');
  });
});

describe('unowned track', () => {
  rule('build-track.redirecting', 'from a city: turned by anybody, and it stays unowned', () => {
    const scene = asMorgan(pastHartford(null));
    scene.build(10, 7, '5-0');
    expect(scene.unfinished()).toEqual(['Albany - : nobody']);
    expect(scene.position.phase).toMatchObject({ builds: 1 });
  });

  rule('build-track.redirecting', 'completing it makes all of it yours', () => {
    const scene = asMorgan(pastHartford(null));
    const events = scene.play(scene.buildOf(10, 7, '5-3'));
    expect(scene.links()).toEqual([`Albany - Hartford: ${MORGAN}`]);
    expect([scene.ownerAt(9, 6, 5), scene.ownerAt(10, 7, 3)]).toEqual([MORGAN, MORGAN]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'track-built', claimed: 1, completed: [['Hartford', 'Albany']] }),
    );
  });

  rule('build-track.claiming', "from another's town it is not turned, even to complete it at a city", () => {
    const scene = asMorgan(stray);
    expect(scene.refusalToBuild(10, 7, '4-1')).toBe('build-track.claiming');
    expect(scene.refusalToBuild(10, 7, '4-3')).toBe('build-track.claiming');
  });

  rule('build-track.redirecting', 'from a town with track of yours it may be', () => {
    const scene = new BuildingScene({ track: stray });
    scene.build(10, 7, '4-1');
    expect(scene.unfinished()).toEqual(['Poughkeepsie - : nobody']);
    scene.nextTurnOf(RON);
    scene.build(10, 7, '4-3');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`, `Hartford - Poughkeepsie: ${RON}`]);
  });

  rule('build-track.redirecting', 'and so may what is turned to your own track', () => {
    const scene = asMorgan([...stray, [9, 6, '5-2', MORGAN]]);
    scene.build(10, 7, '4-5');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`, `Albany - Poughkeepsie: ${MORGAN}`]);
  });

  rule('build-track.claiming', 'but not to unowned track, even from a city', () => {
    const scene = asMorgan([...stray, [9, 6, '5-2', null]]);
    expect(scene.refusalToBuild(10, 7, '4-5')).toBe('build-track.claiming');
  });

  rule('build-track.redirecting', 'your own end turned to unowned track takes it over', () => {
    const scene = asMorgan([
      [8, 7, '0-3', RON],
      [8, 8, 'town 0 1', RON, null],
      [9, 7, '4-1', null],
      ...pastHartford(MORGAN),
    ]);
    scene.build(10, 7, '5-4');
    expect(scene.links()).toContain(`Albany - Poughkeepsie: ${MORGAN}`);
    expect(scene.ownerAt(9, 7, 4)).toBe(MORGAN);
  });

  rule('build-track.redirecting', 'a line from a city turned to unowned track is completed, all of it', () => {
    const scene = asMorgan([
      [8, 7, '0-3', RON],
      [8, 8, 'town 0 1', RON, null],
      [9, 7, '4-1', null],
      ...pastHartford(null),
    ]);
    scene.build(10, 7, '5-4');
    expect(scene.links()).toContain(`Albany - Poughkeepsie: ${MORGAN}`);
  });

  rule('build-track.no-joining', "no end is turned to another player's track", () => {
    const scene = asMorgan([
      [8, 7, '0-3', RON],
      [8, 8, 'town 0 1', RON, RON],
      [9, 7, '4-1', RON],
      ...pastHartford(MORGAN),
    ]);
    expect(scene.refusalToBuild(10, 7, '5-4')).toBe('build-track.no-joining');
  });
});
