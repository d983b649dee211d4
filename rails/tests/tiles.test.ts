import { describe, expect, test } from 'vitest';
import { isCity, isTile, isTown, maskOf, Network, tilesLeft, topologyOf, trackKey } from '../index.ts';
import { drawn, TILES, tile } from './box.ts';

function looks(name: string): number {
  return TILES.orientations.filter(({ face }) => face.id === name).length;
}

describe('turning tiles', () => {
  test.each([
    ['straight', 3],
    ['gentle', 6],
    ['acute', 6],
    ['cross-straight-straight', 3],
    ['cross-gentle-gentle', 6],
    ['cross-gentle-straight', 6],
    ['beside-straight-acute', 6],
    ['beside-gentle-gentle', 3],
    ['beside-gentle-acute', 6],
    ['beside-acute-gentle', 6],
    ['town-1', 6],
    ['town-3-star', 2],
    ['town-3-half', 6],
  ])('%s looks different %i ways round', (name, ways) => {
    expect(looks(name)).toBe(ways);
  });

  test('15 looks with one track, one for every pair of sides, and 36 with two', () => {
    const simple = TILES.orientations.filter(({ face }) => face.kind === 'simple');
    expect(new Set(simple.map(({ mask }) => mask)).size).toBe(15);
    expect(simple).toHaveLength(15);
    const complex = TILES.orientations.filter(({ face }) => face.kind === 'complex');
    expect(complex).toHaveLength(36);
    const pictures = complex.map(({ tracks }) =>
      tracks
        .map(([a, b]) => trackKey(a, b))
        .toSorted((a, b) => a - b)
        .join(),
    );
    expect(new Set(pictures).size).toBe(36);
  });

  test('every turn moves every side on by one', () => {
    for (const face of TILES.faces) {
      const start = TILES.get(face.id, 0);
      for (let rotation = 0; rotation < 6; rotation++) {
        const turned = maskOf(start.exits.map((exit) => (exit + rotation) % 6));
        expect(TILES.get(face.id, rotation).mask).toBe(turned);
      }
    }
  });

  test('turns that look the same are one, under the lowest number', () => {
    expect(TILES.get('straight', 4)).toBe(TILES.get('straight', 1));
    expect(TILES.get('straight', 4).rotation).toBe(1);
    expect(TILES.get('beside-gentle-gentle', 5)).toBe(TILES.get('beside-gentle-gentle', 2));
    expect(TILES.get('acute', 3)).not.toBe(TILES.get('acute', 0));
  });

  test('exits are told in the order of the tracks, or of the printed town', () => {
    expect(TILES.get('cross-gentle-straight', 1).exits).toEqual([1, 4, 3, 5]);
    expect(TILES.get('town-3-half', 2).exits).toEqual([2, 3, 1]);
  });

  test('what is not in the box is not found', () => {
    expect(TILES.find('helix', 0)).toBeUndefined();
    expect(TILES.find('straight', 6)).toBeUndefined();
    expect(() => TILES.get('helix', 0)).toThrow('there is no tile "helix" turned by 0');
  });

  test('a track is the same from both ends', () => {
    const keys = new Set<number>();
    for (let a = 0; a < 6; a++) {
      for (let b = a + 1; b < 6; b++) {
        expect(trackKey(a, b)).toBe(trackKey(b, a));
        keys.add(trackKey(a, b));
      }
    }
    expect(keys.size).toBe(15);
  });
});

describe('what lies on the map', () => {
  const map = drawn('.oO', '...');

  test('cities are printed or laid; a town with a city on it is none', () => {
    const layout = map.layout([1, 0, { city: 'A' }], [0, 0, tile('straight', 0, null)]);
    const bare = map.layout();
    expect(isCity(map.topology, bare, map.at(2, 0))).toBe(true);
    expect(isCity(map.topology, bare, map.at(1, 0))).toBe(false);
    expect(isTown(map.topology, bare, map.at(1, 0))).toBe(true);
    expect(isCity(map.topology, layout, map.at(1, 0))).toBe(true);
    expect(isTown(map.topology, layout, map.at(1, 0))).toBe(false);
    expect(isTown(map.topology, bare, map.at(0, 0))).toBe(false);
    expect([layout[0], layout[1], layout[2], undefined].map(isTile)).toEqual([true, false, false, false]);
  });

  test('tiles on the map are missing from the supply', () => {
    const layout = map.layout(
      [0, 0, tile('straight', 0, null)],
      [0, 1, tile('straight', 1, null)],
      [1, 0, { city: 'A' }],
      [1, 1, tile('acute', 0, null)],
    );
    const network = new Network(map.topology, layout, TILES);
    expect(['straight', 'acute', 'gentle'].map((face) => network.tilesUsed(face))).toEqual([2, 1, 0]);
    expect(tilesLeft(TILES, layout).get('straight')).toBe(2);
    expect(tilesLeft(TILES, layout).get('acute')).toBe(3);
    expect(tilesLeft(TILES, layout).get('gentle')).toBe(4);
  });

  test('no track crosses into a void, off the grid or over a blocked side', () => {
    const { grid } = drawn('..', '.#');
    const blocked = topologyOf(grid, ['land', 'land', 'land', 'void'], [{ hex: 0, edge: 3 }]);
    expect(blocked.across.slice(0, 6), 'nothing but the east').toEqual([-1, -1, 1, -1, -1, -1]);
    expect(blocked.across.slice(12, 18), 'blocked from both sides').toEqual([-1, 1, -1, -1, -1, -1]);
    expect(blocked.across.slice(18), 'a void').toEqual([-1, -1, -1, -1, -1, -1]);
  });
});
