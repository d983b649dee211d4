import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { COLUMN, PROVING_GROUND, TOWN_ROW } from './proving-ground.ts';
import { BILL, BuildingScene, MORGAN, RON } from './scene.ts';

describe('turns of building', () => {
  rule('build-track.order', 'First Build goes first, the others follow in turn order', () => {
    const scene = new BuildingScene({ players: { [BILL]: { tile: 'first-build' } }, phase: { seat: BILL } });
    scene.finish();
    expect(scene.seat).toBe(RON);
    scene.finish();
    expect(scene.seat).toBe(MORGAN);
    scene.finish();
    expect(scene.position.phase.name).toBe('move-goods');
  });

  rule('build-track.order', 'First Build without its effect changes nothing', () => {
    const scene = new BuildingScene({ players: { [BILL]: { tile: 'first-build', passedTile: true } } });
    scene.finish();
    expect(scene.seat).toBe(MORGAN);
  });

  rule('build-track.limit', 'an engineer who passed the tile has three builds, and a redirect is one of them', () => {
    const scene = new BuildingScene({
      players: { [RON]: { tile: 'engineer', passedTile: true } },
      track: [[9, 6, '5-2', RON]],
    });
    scene.build(9, 6, '5-3');
    scene.build(8, 7, '0-3');
    scene.build(8, 8, 'town 0 1');
    expect(scene.refusalToBuild(7, 6, '1-3')).toBe('build-track.limit');
    expect(scene.refusalToBuild(8, 8, 'town 0 1 3')).toBe('build-track.limit');
  });

  rule('build-track.hex-once-a-turn', 'neither improved nor turned in the turn it was laid', () => {
    const scene = new BuildingScene();
    scene.build(9, 6, '5-2');
    expect(scene.refusalToBuild(9, 6, '5-3')).toBe('build-track.hex-once-a-turn');
    scene.build(8, 7, '0-3');
    expect(scene.refusalToBuild(8, 7, '0-3 1-4')).toBe('build-track.hex-once-a-turn');
    scene.finish();
    scene.nextTurnOf(RON);
    expect(scene.refusalToBuild(9, 6, '5-3')).toBeNull();
  });
});

describe('the first tile', () => {
  const beginner = { players: { [RON]: { hasBuilt: false } } };

  rule('build-track.first-tile', 'must touch a city; claiming a line from one is not enough', () => {
    const scene = new BuildingScene({ ...beginner, track: [[9, 6, '5-2', null]] });
    expect(scene.refusalToBuild(10, 7, '5-0')).toBe('build-track.first-tile');
    expect(scene.refusalToBuild(10, 7, '5-3'), 'it touches Hartford').toBeNull();
    expect(scene.refusalToBuild(9, 6, '5-3'), 'a redirect beside Albany').toBeNull();
    expect(scene.refusalToBuild(7, 6, '1-3')).toBeNull();
    scene.build(7, 6, '1-3');
    expect(scene.refusalToBuild(10, 7, '5-0')).toBeNull();
  });

  rule('build-track.first-tile', 'both tracks of a tile, and in a town one exit', () => {
    const scene = new BuildingScene(beginner);
    expect(scene.refusalToBuild(11, 8, '5-2 0-3')).toBe('build-track.first-tile');
    expect(scene.refusalToBuild(11, 8, '5-2 1-3')).toBeNull();
    const town = new BuildingScene({ ...beginner, map: PROVING_GROUND });
    expect(town.refusalToBuild(COLUMN.plain, TOWN_ROW, 'town 0')).toBeNull();
    const claimed = new BuildingScene({ ...beginner, track: [[8, 7, '0-3', null]] });
    expect(claimed.refusalToBuild(8, 8, 'town 0')).toBe('build-track.first-tile');
  });

  rule('build-track.first-tile', 'a redirect away from cities is no first tile', () => {
    const scene = new BuildingScene({
      ...beginner,
      track: [
        [9, 6, '5-2', null],
        [10, 7, '5-1', null],
      ],
    });
    expect(scene.refusalToBuild(10, 7, '5-0')).toBe('build-track.first-tile');
    expect(scene.refusalToBuild(10, 7, '5-3')).toBeNull();
  });
});

describe('connections', () => {
  rule('build-track.own-connection', 'any city will do, a town without track of yours will not', () => {
    const scene = new BuildingScene({
      track: [
        [8, 7, '0-3', MORGAN],
        [8, 8, 'town 0', MORGAN],
      ],
    });
    expect(scene.refusalToBuild(13, 7, '0-3'), 'a new line from Boston').toBeNull();
    expect(scene.refusalToBuild(9, 7, '4-1')).toBe('build-track.own-connection');
    expect(scene.refusalToBuild(8, 8, 'town 0 1')).toBe('build-track.town-connection');
  });

  rule('build-track.own-connection', 'each new track of a tile with two', () => {
    const scene = new BuildingScene({ track: [[9, 6, '5-2', RON]] });
    expect(scene.refusalToBuild(10, 7, '5-1 2-4')).toBe('build-track.own-connection');
    expect(scene.refusalToBuild(10, 7, '5-1 3-0')).toBeNull();
  });

  rule('build-track.town-connection', 'one new exit is enough, and so is track in the town', () => {
    const scene = new BuildingScene({ track: [[8, 7, '0-3', RON]] });
    expect(scene.refusalToBuild(8, 8, 'town 1 3')).toBe('build-track.town-connection');
    expect(scene.refusalToBuild(8, 8, 'town 0 2 3')).toBeNull();
    scene.build(8, 8, 'town 0');
    scene.finish();
    scene.nextTurnOf(RON);
    expect(scene.refusalToBuild(8, 8, 'town 0 1')).toBeNull();
  });

  rule('build-track.no-joining', "another player's open end is not extended, on the map or by an exit", () => {
    const scene = new BuildingScene({
      track: [
        [9, 6, '5-2', MORGAN],
        [8, 7, '0-3', MORGAN],
      ],
    });
    expect(scene.refusalToBuild(10, 7, '5-3')).toBe('build-track.no-joining');
    expect(scene.refusalToBuild(10, 7, '3-1'), 'across its front').toBeNull();
    scene.build(8, 9, '0-3');
    expect(scene.refusalToBuild(8, 8, 'town 0 3')).toBe('build-track.no-joining');
    expect(scene.refusalToBuild(8, 8, 'town 3')).toBeNull();
  });

  rule('build-track.no-joining', 'meeting in a town is fine', () => {
    const scene = new BuildingScene({
      track: [
        [8, 7, '0-3', MORGAN],
        [8, 8, 'town 0', MORGAN],
        [8, 9, '0-3', RON],
      ],
    });
    scene.build(8, 8, 'town 0 3');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${MORGAN}`, `New York - Poughkeepsie: ${RON}`]);
  });

  rule('build-track.joining-own', 'two sections of your own become one link', () => {
    const scene = new BuildingScene({
      track: [
        [7, 6, '1-3', RON],
        [7, 8, '0-3', RON],
        [7, 9, '0-2', RON],
      ],
    });
    scene.build(7, 7, '0-3');
    expect(scene.links()).toEqual([`Albany - New York: ${RON}`]);
    expect(scene.unfinished()).toEqual([]);
  });
});

describe('the map', () => {
  rule('build-track.off-map', 'not off the map, not into water, not across a heavy line from either side', () => {
    const scene = new BuildingScene({ track: [[13, 7, '0-3', RON]] });
    expect(scene.refusalToBuild(10, 9, '0-3')).toBe('build-track.off-map');
    expect(scene.refusalToBuild(4, 4, '3-0')).toBeNull();
    expect(scene.refusalToBuild(4, 4, '3-5')).toBe('build-track.off-map');
    for (const side of [4, 5]) expect(scene.refusalToBuild(13, 8, `0-${side}`)).toBe('build-track.off-map');
    expect(scene.refusalToBuild(13, 8, '0-1')).toBeNull();
  });

  rule('build-track.city-sides', 'no track comes to Providence over the inlet, and all other sides are open', () => {
    const scene = new BuildingScene();
    for (const [column, row, look] of [
      [12, 7, '3-0'],
      [12, 9, '0-5'],
      [11, 8, '1-3'],
      [11, 7, '2-0'],
      [13, 7, '4-2'],
    ] as const) {
      expect(scene.refusalToBuild(column, row, look), look).toBeNull();
    }
    expect(scene.refusalToBuild(13, 8, '5-1')).toBe('build-track.off-map');
  });

  rule('build-track.not-on-city', 'nor on a New City', () => {
    const scene = new BuildingScene({ track: [[8, 8, 'city red']] });
    expect(scene.refusalToBuild(8, 8, 'town 0')).toBe('build-track.not-on-city');
    expect(scene.refusalToBuild(9, 7, '4-1')).toBeNull();
  });

  rule('build-track.town-tiles', 'on towns, and nothing else there', () => {
    const scene = new BuildingScene({ track: [[8, 7, '0-3', RON]] });
    expect(scene.refusalToBuild(8, 8, '0-3')).toBe('build-track.town-tiles');
    expect(scene.refusalToBuild(8, 9, 'town 3')).toBe('build-track.town-tiles');
  });
});

describe('no way back', () => {
  /** A line leaves Poughkeepsie to the north-east and points back at its south-eastern side. */
  const loop = [
    [8, 7, '0-3', RON],
    [8, 8, 'town 0 1', RON, RON],
    [9, 7, '4-3', RON],
  ] as const;

  rule('build-track.no-link-to-itself', 'to a town, by the last tile of the line or by a new exit', () => {
    const scene = new BuildingScene({ track: loop });
    scene.build(9, 8, '0-5');
    expect(scene.refusalToBuild(8, 8, 'town 0 1 2')).toBe('build-track.no-link-to-itself');
    const withExit = new BuildingScene({
      track: [
        [8, 7, '0-3', RON],
        [8, 8, 'town 0 1 2', RON, RON, RON],
        [9, 7, '4-3', RON],
      ],
    });
    expect(withExit.refusalToBuild(9, 8, '0-5')).toBe('build-track.no-link-to-itself');
  });

  rule('build-track.no-link-to-itself', 'several links may make a ring', () => {
    const scene = new BuildingScene({
      track: [
        [8, 7, '0-3', RON],
        [7, 6, '1-3', RON],
        [7, 7, '0-2', RON],
      ],
    });
    scene.build(8, 8, 'town 0 5');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`, `Albany - Poughkeepsie: ${RON}`]);
  });
});
