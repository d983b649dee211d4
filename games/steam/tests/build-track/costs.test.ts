import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { TILES } from '../../content/components.ts';
import { COLUMN, OPEN_ROW, PROVING_GROUND, TOWN_ROW } from './proving-ground.ts';
import { BuildingScene, RON, type SceneChanges } from './scene.ts';

/** The first digit in the name of a face is the number of its exits. */
function exitsOf(face: string): number {
  return Number(face.replace('T', '').charAt(0));
}

const TERRAIN_COST = { plain: 0, river: 1, hills: 2, riverInHills: 3 } as const;

function priceOf(scene: BuildingScene, column: number, row: number, tile: string): number {
  const [event] = scene
    .play({ type: 'build', hex: scene.hex(column, row), tile, rotation: 0 })
    .filter(({ type }) => type === 'track-built');
  return event?.type === 'track-built' ? event.cost : Number.NaN;
}

describe('on an empty hex', () => {
  for (const { id, kind } of TILES.faces) {
    rule('build-track.cost', `face ${id}: its exits, the town if there is one, and the terrain`, () => {
      for (const terrain of ['plain', 'river', 'hills', 'riverInHills'] as const) {
        const scene = new BuildingScene({ map: PROVING_GROUND });
        const town = kind === 'town';
        const cost = priceOf(scene, COLUMN[terrain], town ? TOWN_ROW : OPEN_ROW, id);
        expect(cost, terrain).toBe(exitsOf(id) + (town ? 1 : 0) + TERRAIN_COST[terrain]);
        expect(scene.player(RON).cash).toBe(100 - cost);
      }
    });
  }

  rule('build-track.cost', 'coast is plain, a canal is a river', () => {
    const scene = new BuildingScene();
    expect(scene.build(10, 9, '0-2')).toBe(2);
    expect(scene.build(5, 4, '4-1')).toBe(3);
  });
});

describe('on a tile that is there', () => {
  const improvements = [
    ['town 0', 'town 0 3', 3],
    ['town 0', 'town 0 2 4', 4],
    ['town 0 3', 'town 0 1 3', 4],
    ['town 0 1 3', 'town 0 1 2 3', 5],
  ] as const;
  for (const [before, after, cost] of improvements) {
    rule('build-track.improving-cost', `from "${before}" to "${after}" in the hills by a river: $${cost}`, () => {
      const scene = new BuildingScene({
        map: PROVING_GROUND,
        track: [[COLUMN.riverInHills, TOWN_ROW, before, RON, RON, RON]],
      });
      expect(scene.build(COLUMN.riverInHills, TOWN_ROW, after)).toBe(cost);
    });
  }

  for (const complex of ['0-3 1-4', '0-3 2-4', '0-3 1-2']) {
    rule('build-track.improving-cost', `a straight in the hills becomes "${complex}" for $4, both tracks paid`, () => {
      const track = [[COLUMN.riverInHills, OPEN_ROW, '0-3', RON]] as const;
      const scene = new BuildingScene({ map: PROVING_GROUND, track });
      expect(scene.build(COLUMN.riverInHills, OPEN_ROW, complex)).toBe(4);
    });
  }

  rule('build-track.improving-cost', 'a redirect costs the whole tile, and no terrain', () => {
    const hills: SceneChanges = { track: [[7, 6, '1-3', RON]] };
    expect(new BuildingScene(hills).build(7, 6, '1-4')).toBe(2);
    const complex: SceneChanges = {
      track: [
        [12, 7, '1-5 0-3', 1, RON],
        [11, 6, 'town 2', 1],
      ],
    };
    expect(new BuildingScene(complex).build(12, 7, '1-5 3-2')).toBe(4);
  });
});

describe('paying', () => {
  rule(
    'money.cash-first',
    'tile by tile or once for all makes the same loans: $8 of track is 2 income, and $2 left',
    () => {
      const scene = new BuildingScene({ players: { [RON]: { cash: 0 } } });
      scene.build(9, 6, '5-2');
      expect(scene.player(RON)).toMatchObject({ cash: 3, income: -1 });
      scene.build(10, 7, '5-3');
      expect(scene.player(RON)).toMatchObject({ cash: 4, income: -2 });
      scene.build(10, 9, '0-2');
      expect(scene.player(RON)).toMatchObject({ cash: 2, income: -2 });
    },
  );

  rule('money.points', 'at an income of -10 each $5 costs 2 points', () => {
    const scene = new BuildingScene({ players: { [RON]: { cash: 1, income: -10, points: 3 } } });
    const events = scene.play(scene.buildOf(9, 6, '5-2'));
    expect(events).toContainEqual({ type: 'money-raised', seat: RON, cash: 5, income: 0, points: 2 });
    expect(scene.player(RON)).toMatchObject({ cash: 4, income: -10, points: 1 });
  });

  rule('money.nothing-left', 'what cannot be raised cannot be built', () => {
    const scene = new BuildingScene({ players: { [RON]: { cash: 3, income: -10, points: 1 } } });
    expect(scene.refusalToBuild(9, 6, '5-2')).toBeNull();
    expect(scene.refusalToBuild(7, 6, '1-3')).toBe('money.nothing-left');
    const oneLoan = new BuildingScene({ players: { [RON]: { cash: 3, income: -9, points: 1 } } });
    expect(oneLoan.refusalToBuild(7, 6, '1-3')).toBeNull();
  });

  rule('money.cash-only', 'the standard game lends nothing to builders', () => {
    const scene = new BuildingScene({ mode: 'standard', players: { [RON]: { cash: 3, income: 10, points: 20 } } });
    expect(scene.refusalToBuild(9, 6, '5-2')).toBeNull();
    expect(scene.refusalToBuild(7, 6, '1-3')).toBe('money.cash-only');
  });
});
