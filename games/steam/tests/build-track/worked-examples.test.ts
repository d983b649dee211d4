import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import type { ActionTile } from '../../content/components.ts';
import { BILL, BuildingScene, MORGAN, RON } from './scene.ts';

/** Diagrams 1 to 4 of the rulebook, played one after the other as they are there: everybody's first build. */
function firstTurn(): BuildingScene {
  const beginner = (tile: ActionTile, cash: number) => ({ tile, cash, hasBuilt: false });
  return new BuildingScene({
    players: {
      [RON]: beginner('first-build', 10),
      [MORGAN]: beginner('engineer', 10),
      [BILL]: beginner('urbanization', 8),
    },
  });
}

function ron(scene: BuildingScene): number[] {
  return [scene.build(8, 7, '0-3'), scene.build(8, 8, 'town 0 3'), scene.build(8, 9, '0-3')];
}

function morgan(scene: BuildingScene): number[] {
  return [scene.build(7, 6, '1-3'), scene.build(7, 7, '0-3'), scene.build(7, 8, '0-3'), scene.build(7, 9, '0-2')];
}

function bill(scene: BuildingScene): number[] {
  const costs = [scene.build(9, 6, '5-2'), scene.build(10, 7, '5-3'), scene.build(10, 9, '0-2')];
  scene.urbanize(11, 9, 'gray-1');
  return costs;
}

function after(...builders: readonly ((scene: BuildingScene) => number[])[]): BuildingScene {
  const scene = firstTurn();
  for (const build of builders) {
    build(scene);
    scene.finish();
  }
  return scene;
}

describe('the diagrams from Albany to New York and New Haven', () => {
  rule('build-track.cost', 'Ron pays $3, $4 and $3 for the river, the town and the river', () => {
    const scene = firstTurn();
    expect(ron(scene)).toEqual([3, 4, 3]);
    expect(scene.player(RON)).toMatchObject({ cash: 0, income: 0 });
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`, `New York - Poughkeepsie: ${RON}`]);
  });

  rule('build-track.limit', 'Ron has placed his maximum of 3 tiles, Morgan the engineer 4', () => {
    const scene = firstTurn();
    ron(scene);
    expect(scene.refusalToBuild(8, 5, '0-3')).toBe('build-track.limit');
    scene.finish();
    expect(scene.seat).toBe(MORGAN);
    morgan(scene);
    expect(scene.refusalToBuild(8, 5, '0-3')).toBe('build-track.limit');
  });

  rule('build-track.cost', 'Morgan pays $4 for the hills and $2 for each tile in the plains', () => {
    const scene = after(ron);
    expect(morgan(scene)).toEqual([4, 2, 2, 2]);
    expect(scene.player(MORGAN)).toMatchObject({ cash: 0, income: 0 });
    expect(scene.links()).toContain(`Albany - New York: ${MORGAN}`);
  });

  rule(
    'urbanization.pointing-track',
    'Bill pays $2, $4 and $2, and his New City on New Haven completes his second link',
    () => {
      const scene = after(ron, morgan);
      expect(bill(scene)).toEqual([2, 4, 2]);
      expect(scene.player(BILL)).toMatchObject({ cash: 0, income: 0 });
      expect(scene.links()).toEqual([
        `Albany - Hartford: ${BILL}`,
        `Albany - New York: ${MORGAN}`,
        `Albany - Poughkeepsie: ${RON}`,
        `Hartford - New Haven: ${BILL}`,
        `New York - Poughkeepsie: ${RON}`,
      ]);
      expect(scene.finish()).toMatchObject([{ type: 'building-finished', lost: [] }]);
    },
  );
});

describe('placements A to H', () => {
  /** Ron has a piece of track out of Albany to the south-west, turned towards the hex south of Albany. */
  const scene = new BuildingScene({
    track: [
      [7, 6, '1-2', RON],
      [13, 7, '0-3', RON],
    ],
  });

  rule('build-track.own-connection', 'A and B are legal: extending track, and starting at a city', () => {
    expect(scene.refusalToBuild(8, 7, '5-3')).toBeNull();
    expect(scene.refusalToBuild(10, 9, '0-3')).toBe('build-track.off-map');
    expect(scene.refusalToBuild(10, 9, '0-2')).toBeNull();
  });

  rule('build-track.no-link-to-itself', 'C makes a loop back to its starting city', () => {
    expect(scene.refusalToBuild(8, 7, '5-0')).toBe('build-track.no-link-to-itself');
  });

  rule('build-track.off-map', 'D and F run into a thick black line', () => {
    expect(scene.refusalToBuild(13, 8, '0-5')).toBe('build-track.off-map');
    expect(scene.refusalToBuild(12, 9, '0-1')).toBe('build-track.off-map');
    expect(scene.refusalToBuild(12, 9, '0-5')).toBeNull();
  });

  rule('build-track.own-connection', 'E is connected to neither a city nor track', () => {
    expect(scene.refusalToBuild(7, 8, '0-3')).toBe('build-track.own-connection');
  });

  rule('build-track.off-map', 'G lies on no hex', () => {
    expect(scene.refusalToBuild(14, 7, '0-3')).toBe('build-track.off-map');
    expect(scene.refusal({ type: 'build', hex: 99_999, tile: '21', rotation: 0 })).toBe('build-track.off-map');
  });

  rule('build-track.not-on-city', 'H lies on a city', () => {
    expect(scene.refusalToBuild(8, 6, '0-3')).toBe('build-track.not-on-city');
  });
});

rule('build-track.limit', 'two straights, a New City on Poughkeepsie (2 links), and still one tile', () => {
  const scene = new BuildingScene({ players: { [RON]: { tile: 'urbanization' } } });
  scene.build(8, 7, '0-3');
  scene.build(8, 9, '0-3');
  scene.urbanize(8, 8, 'gray-1');
  expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`, `New York - Poughkeepsie: ${RON}`]);
  scene.build(9, 6, '5-2');
  expect(scene.refusalToBuild(8, 5, '0-3')).toBe('build-track.limit');
});

rule('build-track.improving-cost', 'crossing black track by Boston costs $4, whatever river is there', () => {
  const scene = new BuildingScene({
    track: [
      [12, 7, '1-5', RON],
      [11, 6, 'town 2', RON],
    ],
    phase: { seat: MORGAN },
  });
  expect(scene.build(12, 7, '1-5 0-3')).toBe(4);
  expect([scene.ownerAt(12, 7, 1), scene.ownerAt(12, 7, 0)]).toEqual([RON, MORGAN]);
  expect(scene.links()).toEqual([`Boston - Springfield: ${RON}`]);
  expect(scene.unfinished()).toEqual([`Providence - : ${MORGAN}`]);
});

rule('build-track.complex-on-empty', 'two tracks at once south-east of Hartford cost $5 with the river', () => {
  const scene = new BuildingScene({ track: [[11, 9, 'city gray-1']], phase: { seat: BILL } });
  expect(scene.build(11, 8, '5-2 1-3')).toBe(5);
  expect(scene.links()).toEqual([`New Haven - Providence: ${BILL}`]);
  expect(scene.unfinished()).toEqual([`Hartford - : ${BILL}`]);
});

rule('build-track.losing', 'the black player loses the line out of the town unless it is completed or extended', () => {
  const incomplete = {
    track: [
      [8, 7, '0-3', RON],
      [8, 8, 'town 0 4', RON, RON],
      [7, 8, '1-4', RON],
    ],
  } as const;
  const idle = new BuildingScene(incomplete);
  idle.finish();
  expect(idle.unfinished()).toEqual(['Poughkeepsie - : nobody']);
  const busy = new BuildingScene(incomplete);
  busy.build(6, 9, '1-4');
  busy.finish();
  expect(busy.unfinished()).toEqual([`Poughkeepsie - : ${RON}`]);
});

rule('build-track.claiming', 'only the black player can claim a line that directly joins only black links', () => {
  const track = [
    [8, 7, '0-3', RON],
    [8, 8, 'town 0 1', RON, null],
    [9, 7, '4-1', null],
  ] as const;
  expect(new BuildingScene({ track, phase: { seat: MORGAN } }).refusalToBuild(10, 7, '4-0')).toBe(
    'build-track.claiming',
  );
  const scene = new BuildingScene({ track });
  scene.build(10, 7, '4-0');
  expect(scene.unfinished()).toEqual([`Poughkeepsie - : ${RON}`]);
});
