import { describe, expect, test } from 'vitest';
import { type Laid, layoutProblem, networkProblem } from '../index.ts';
import { drawn, TILES, tile } from './box.ts';

const map = drawn('O.o.O', '..#..', '.....');
const facts = {
  topology: map.topology,
  tiles: TILES,
  newCities: ['A', 'B'],
  seats: [0, 1],
  fits: (face: { readonly kind: string }, town: boolean) => (face.kind === 'town') === town,
};

function problemOf(column: number, row: number, laid: Laid): string | undefined {
  return layoutProblem(map.layout([column, row, laid]), facts)?.what;
}

describe('what lies on a hex', () => {
  test('sound tiles and New Cities', () => {
    const sound = map.layout([1, 0, tile('gentle', 5, 0)], [2, 0, tile('town-1', 4, null)]);
    expect(layoutProblem(sound, facts)).toBeNull();
    expect(layoutProblem(map.layout([2, 0, { city: 'A' }]), facts)).toBeNull();
  });

  test('one entry for each hex', () => {
    expect(layoutProblem([null], facts)).toEqual({ where: 'track', what: 'must have 15 entries, one for each hex' });
  });

  test('where the problem is', () => {
    expect(layoutProblem(map.layout([1, 2, { city: 'A' }]), facts)?.where).toBe(`track.${map.at(1, 2)}`);
  });

  test('tiles that are none, or lie where none may', () => {
    expect(problemOf(1, 0, { tile: 'loop', rotation: 0, owners: [0] })).toContain('no tile "loop"');
    expect(problemOf(1, 0, { tile: 'straight', rotation: 4, owners: [0] })).toContain('turned by 1');
    expect(problemOf(0, 0, tile('straight', 0, 0))).toBe('no tile may lie there');
    expect(problemOf(2, 1, tile('straight', 0, 0))).toBe('no tile may lie there');
    expect(problemOf(2, 0, tile('straight', 0, 0, 0))).toContain('only a town tile lies on a town');
    expect(problemOf(1, 0, tile('town-1', 0, 0))).toContain('a town tile lies on a town');
  });

  test('owners: one for each piece, and in the game', () => {
    expect(problemOf(1, 0, tile('straight', 1))).toBe('must have 1 owners');
    expect(problemOf(2, 0, tile('town-3-star', 0, 0))).toBe('must have 3 owners');
    expect(problemOf(1, 0, tile('straight', 1, 2))).toContain('seat 2');
    expect(problemOf(1, 0, tile('straight', 1, null))).toBeUndefined();
  });

  test('New Cities: on towns, known, and only once', () => {
    expect(problemOf(1, 0, { city: 'A' })).toBe('a New City stands on a town');
    expect(problemOf(2, 0, { city: 'Z' })).toContain('no New City "Z"');
    const two = drawn('o.o');
    const layout = two.layout([0, 0, { city: 'A' }], [2, 0, { city: 'A' }]);
    expect(layoutProblem(layout, { ...facts, topology: two.topology })?.what).toContain('on the map twice');
  });
});

describe('lines of track', () => {
  test('sound ones', () => {
    expect(networkProblem(map.network([1, 0, tile('gentle', 5, 0)], [2, 0, tile('town-1', 4, 0)]))).toBeNull();
  });

  test('one owner for a line', () => {
    const problem = networkProblem(map.network([1, 0, tile('gentle', 5, 0)], [2, 0, tile('town-1', 4, 1)]));
    expect(problem?.what).toBe('one line of track has different owners');
  });

  test('from somewhere, to somewhere else, and on the map', () => {
    expect(networkProblem(map.network([1, 1, tile('straight', 0, 0)]))?.what).toBe(
      'this line starts at no city or town',
    );
    expect(networkProblem(map.network([1, 0, tile('acute', 5, 0)]))?.what).toBe('this line runs off the map');
    const around = drawn('...', '.o.', '...');
    const loop = around.network(
      [1, 1, tile('town-3-half', 1, 0, 0, 0)],
      [1, 0, tile('acute', 2, 0)],
      [2, 1, tile('acute', 4, 0)],
    );
    expect(networkProblem(loop)?.what).toBe('this line joins a place to itself');
  });
});
