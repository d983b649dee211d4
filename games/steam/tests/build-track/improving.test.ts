import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { BuildingScene, MORGAN, RON } from './scene.ts';

describe('track that is there stays', () => {
  const crossing = {
    track: [
      [7, 6, '1-3', MORGAN],
      [7, 7, '0-3', MORGAN],
      [8, 7, '0-3', RON],
    ],
  } as const;

  rule('build-track.keep-existing', 'nothing is taken away, and a build that adds keeps every owner', () => {
    const scene = new BuildingScene(crossing);
    expect(scene.refusalToBuild(8, 7, '5-2')).toBe('build-track.keep-existing');
    expect(scene.refusalToBuild(7, 6, '2-4')).toBe('build-track.keep-existing');
    scene.build(9, 6, '5-3');
    scene.build(9, 7, '0-4');
    expect(scene.unfinished()).toContain(`Albany - : ${RON}`);
  });

  rule('build-track.must-change', 'the same track is no build, however the tile is turned', () => {
    const scene = new BuildingScene(crossing);
    expect(scene.refusalToBuild(8, 7, '0-3')).toBe('build-track.must-change');
    expect(scene.refusal({ type: 'build', hex: scene.hex(8, 7), tile: '21', rotation: 3 })).toBe(
      'build-track.must-change',
    );
    const town = new BuildingScene({
      track: [
        [8, 7, '0-3', RON],
        [8, 8, 'town 0', RON],
      ],
    });
    expect(town.refusalToBuild(8, 8, 'town 0')).toBe('build-track.must-change');
  });

  rule('build-track.improve-or-redirect', 'one build does not do both', () => {
    const scene = new BuildingScene({ track: [[9, 6, '5-2', RON]] });
    expect(scene.refusalToBuild(9, 6, '5-3 4-2')).toBe('build-track.improve-or-redirect');
  });

  rule('build-track.keep-existing', 'new track beside that of another must be connected to its builder', () => {
    const scene = new BuildingScene({ track: [[7, 6, '1-3', MORGAN]] });
    expect(scene.refusalToBuild(7, 6, '1-3 0-2')).toBe('build-track.own-connection');
    const connected = new BuildingScene({
      track: [
        [7, 6, '1-3', MORGAN],
        [8, 7, '0-5', RON],
      ],
    });
    connected.build(7, 6, '1-3 0-2');
    expect([connected.ownerAt(7, 6, 1), connected.ownerAt(7, 6, 2)]).toEqual([MORGAN, RON]);
    expect(connected.unfinished()).toEqual([`Albany - : ${RON}`, `Albany - : ${MORGAN}`].toSorted());
  });

  rule('build-track.keep-existing', "a completed link that nobody owns is crossed and stays nobody's", () => {
    const scene = new BuildingScene({
      track: [
        [9, 6, '5-2', null],
        [10, 7, '5-3', null],
        [8, 7, '0-3', RON],
        [8, 8, 'town 0 1', RON, RON],
        [9, 7, '4-1', RON],
      ],
    });
    scene.build(10, 7, '5-3 4-0');
    expect(scene.links()).toContain('Albany - Hartford: nobody');
    expect(scene.unfinished()).toEqual([`Poughkeepsie - : ${RON}`]);
  });
});

describe('two tracks on an empty hex', () => {
  rule('build-track.complex-on-empty', 'both are yours', () => {
    const scene = new BuildingScene();
    scene.build(11, 8, '5-2 1-3');
    expect([1, 2, 3, 5].map((edge) => scene.ownerAt(11, 8, edge))).toEqual([RON, RON, RON, RON]);
    expect(scene.unfinished()).toEqual([`Hartford - : ${RON}`, `Providence - : ${RON}`]);
  });
});

describe('exits of a town', () => {
  const passing = {
    track: [
      [8, 7, '0-3', MORGAN],
      [8, 8, 'town 0 1', MORGAN, null],
      [8, 9, '0-3', RON],
    ],
  } as const;

  rule('build-track.town-exits', 'each exit is a line of its own', () => {
    const scene = new BuildingScene(passing);
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${MORGAN}`]);
    expect(scene.unfinished()).toEqual([`New York - : ${RON}`, 'Poughkeepsie - : nobody']);
  });

  rule('build-track.town-ownership', 'who improves a town gets its new exits and the spurs that nobody owns', () => {
    const scene = new BuildingScene(passing);
    scene.build(8, 8, 'town 0 1 3 4');
    expect(scene.exitsAt(8, 8)).toEqual([`0: ${MORGAN}`, `1: ${RON}`, `3: ${RON}`, `4: ${RON}`]);
    scene.finish();
    expect(scene.exitsAt(8, 8), 'until the end of the next turn').toEqual([
      `0: ${MORGAN}`,
      `1: ${RON}`,
      `3: ${RON}`,
      `4: ${RON}`,
    ]);
    scene.nextTurnOf(RON);
    scene.build(9, 7, '4-1');
    scene.finish();
    expect(scene.exitsAt(8, 8)).toEqual([`0: ${MORGAN}`, `1: ${RON}`, `3: ${RON}`, '4: nobody']);
  });

  rule('build-track.town-ownership', 'a spur of another player stays theirs', () => {
    const scene = new BuildingScene({
      track: [
        [8, 7, '0-3', MORGAN],
        [8, 8, 'town 0 1', MORGAN, MORGAN],
        [8, 9, '0-3', RON],
      ],
    });
    scene.build(8, 8, 'town 0 1 3');
    expect(scene.exitsAt(8, 8)).toEqual([`0: ${MORGAN}`, `1: ${MORGAN}`, `3: ${RON}`]);
  });

  rule('build-track.town-ownership', 'unowned track that goes on beyond the tile stays unowned', () => {
    const scene = new BuildingScene({
      track: [
        [8, 7, '0-3', MORGAN],
        [8, 8, 'town 0 1', MORGAN, null],
        [9, 7, '4-1', null],
        [8, 9, '0-3', RON],
      ],
    });
    scene.build(8, 8, 'town 0 1 3');
    expect(scene.exitsAt(8, 8)).toEqual([`0: ${MORGAN}`, '1: nobody', `3: ${RON}`]);
    expect(scene.ownerAt(9, 7, 1)).toBeNull();
  });

  rule(
    'build-track.town-ownership',
    'spurs of your own on a tile that you improve last as long as its new exits',
    () => {
      const scene = new BuildingScene({
        track: [
          [8, 7, '0-3', RON],
          [8, 8, 'town 0 1', RON, RON],
        ],
      });
      scene.build(8, 8, 'town 0 1 3');
      scene.finish();
      expect(scene.exitsAt(8, 8)).toEqual([`0: ${RON}`, `1: ${RON}`, `3: ${RON}`]);
      scene.nextTurnOf(RON);
      scene.finish();
      expect(scene.exitsAt(8, 8)).toEqual([`0: ${RON}`, '1: nobody', '3: nobody']);
    },
  );

  rule('build-track.losing', 'improving a town does not extend a line that goes on beyond it', () => {
    const scene = new BuildingScene({
      track: [
        [8, 7, '0-3', RON],
        [8, 8, 'town 0 1', RON, RON],
        [9, 7, '4-1', RON],
      ],
    });
    scene.build(8, 8, 'town 0 1 3');
    scene.finish();
    expect(scene.exitsAt(8, 8)).toEqual([`0: ${RON}`, '1: nobody', `3: ${RON}`]);
  });

  rule('build-track.no-redirect-in-town', 'exits are never turned', () => {
    const scene = new BuildingScene({
      track: [
        [8, 7, '0-3', RON],
        [8, 8, 'town 0 1', RON, RON],
      ],
    });
    expect(scene.refusalToBuild(8, 8, 'town 0 3')).toBe('build-track.no-redirect-in-town');
    expect(scene.refusalToBuild(8, 8, 'town 0')).toBe('build-track.no-redirect-in-town');
  });
});
