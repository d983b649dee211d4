import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { TILES } from '../../index.ts';
import { BuildingScene, PETE } from '../support/board-notation.ts';
import { OPEN, PROVING_GROUND, TOWNS } from '../support/proving-ground.ts';

const TERRAINS = ['plain', 'river', 'mountain'] as const;

function priceOf(
  scene: BuildingScene,
  [column, row]: readonly [number, number],
  tile: string,
  rotation: number,
): number {
  const before = scene.cash(PETE);
  scene.play({ type: 'build', hex: scene.hex(column, row), tile, rotation });
  return before - scene.cash(PETE);
}

describe('every tile on every terrain, every way round', () => {
  const PRICES = {
    simple: { plain: 2, river: 3, mountain: 4 },
    coexist: { plain: 3, river: 4, mountain: 5 },
    crossing: { plain: 4, river: 5, mountain: 6 },
  };

  for (const [kind, prices] of Object.entries(PRICES)) {
    rule('build-track.placing-cost', `a ${kind} tile on an empty hex costs by its kind and the terrain`, () => {
      const tiles = TILES.orientations.filter(({ face }) => face.kind === kind);
      expect(tiles.length).toBeGreaterThan(0);
      for (const terrain of TERRAINS) {
        for (const { face, rotation } of tiles) {
          const scene = new BuildingScene({ map: PROVING_GROUND });
          expect(priceOf(scene, OPEN[terrain], face.id, rotation), `${face.id} on ${terrain}`).toBe(prices[terrain]);
        }
      }
    });
  }

  rule('build-track.town-cost', 'a tile in an empty town costs $1 and $1 an exit, on any terrain', () => {
    const prices = new Set<number>();
    for (const terrain of TERRAINS) {
      for (const { face, rotation, exits } of TILES.orientations) {
        const price = priceOf(new BuildingScene({ map: PROVING_GROUND }), TOWNS[terrain], face.id, rotation);
        expect(price, `${face.id} on ${terrain}`).toBe(1 + exits.length);
        prices.add(price);
      }
    }
    expect(prices).toEqual(new Set([2, 3, 4, 5]));
  });

  rule(
    'build-track.replacing-cost',
    'a crossing for a simple tile costs $3, coexisting $2, whatever the terrain',
    () => {
      let tried = 0;
      for (const terrain of TERRAINS) {
        const [column, row] = OPEN[terrain];
        for (const look of ['0-3', '0-2', '0-1']) {
          const track = [[column, row, look, null]] as const;
          for (const { face, rotation } of TILES.orientations) {
            if (face.kind !== 'crossing' && face.kind !== 'coexist') continue;
            const scene = new BuildingScene({ map: PROVING_GROUND, track });
            const hex = scene.hex(column, row);
            if (scene.refusal({ type: 'build', hex, tile: face.id, rotation }) !== null) continue;
            tried++;
            expect(priceOf(scene, OPEN[terrain], face.id, rotation)).toBe(face.kind === 'crossing' ? 3 : 2);
          }
        }
      }
      // A straight and a gentle curve leave room for six second tracks, an acute curve for three: no tile has two acute curves.
      expect(tried).toBe(TERRAINS.length * (6 + 6 + 3));
    },
  );

  rule('build-track.replacing-cost', 'any replacement in a town costs $3, for one more exit or for three', () => {
    for (const terrain of TERRAINS) {
      const [column, row] = TOWNS[terrain];
      const scene = (look: string): BuildingScene =>
        new BuildingScene({ map: PROVING_GROUND, track: [[column, row, look]] });
      expect(scene('town 0').build(column, row, '0-3')).toBe(3);
      expect(scene('town 0').build(column, row, 'town 0 2 4')).toBe(3);
      expect(scene('town 0').build(column, row, '0-3 1-4')).toBe(3);
      expect(scene('0-3').build(column, row, 'town 0 1 3')).toBe(3);
      expect(scene('0-3').build(column, row, '0-3 1-2')).toBe(3);
      expect(scene('town 0 1 3').build(column, row, '0-3 1-4')).toBe(3);
    }
  });
});

rule(
  'build-track.redirecting-cost',
  '$2 in the plain, by a river and in the mountains, for simple and complex tiles',
  () => {
    expect(new BuildingScene({ track: [[9, 8, '3-1', PETE]] }).build(9, 8, '3-0')).toBe(2);
    expect(new BuildingScene({ track: [[13, 8, '5-3', PETE]] }).build(13, 8, '5-2')).toBe(2);
    expect(new BuildingScene({ track: [[17, 6, '0-3', PETE]] }).build(17, 6, '0-4')).toBe(2);
    const beside = [
      [8, 8, 'town 2', null],
      [9, 8, '5-1 3-0', null, PETE],
    ] as const;
    expect(new BuildingScene({ track: beside }).build(9, 8, '5-1 3-2')).toBe(2);
  },
);

rule('build-track.cost', 'cash to the last dollar, and not one more', () => {
  const poor = new BuildingScene({ cash: 4, track: [] });
  expect(poor.build(9, 8, '3-1')).toBe(2);
  expect(poor.refusalToBuild(10, 8, '4-1')).toBe('build-track.cost');
  expect(poor.build(10, 8, 'town 4')).toBe(2);
  expect(poor.cash(PETE)).toBe(0);
  expect(poor.refusalToBuild(10, 9, '4-1')).toBe('build-track.cost');
});
