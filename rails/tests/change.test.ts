import { describe, expect, test } from 'vitest';
import { type Change, changeBetween, TOWN } from '../index.ts';
import { TILES } from './box.ts';

function change(before: readonly [string, number] | null, after: readonly [string, number], town = false): Change {
  return changeBetween(before === null ? null : TILES.get(...before), TILES.get(...after), town);
}

describe('outside towns', () => {
  test('on an empty hex all track is added', () => {
    expect(change(null, ['straight', 1])).toEqual({ kind: 'place', added: [[1, 4]] });
    expect(change(null, ['cross-straight-straight', 0])).toMatchObject({ kind: 'place', added: { length: 2 } });
  });

  test('what was there and stays is not added', () => {
    expect(change(['straight', 0], ['cross-straight-straight', 0])).toEqual({ kind: 'replace', added: [[1, 4]] });
  });

  test('the same track is the same, however the tile is turned', () => {
    expect(change(['straight', 0], ['straight', 3])).toEqual({ kind: 'same' });
  });

  test('one track turned around one of its ends is a redirect', () => {
    expect(change(['straight', 0], ['gentle', 0])).toEqual({ kind: 'redirect', kept: 0, from: 3, to: 2 });
    expect(change(['straight', 0], ['acute', 3])).toEqual({ kind: 'redirect', kept: 3, from: 0, to: 4 });
  });

  test('a redirect may leave other track on the tile', () => {
    expect(change(['beside-straight-acute', 0], ['beside-acute-gentle', 4])).toEqual({
      kind: 'redirect',
      kept: 0,
      from: 3,
      to: 4,
    });
    expect(change(['cross-straight-straight', 0], ['cross-gentle-straight', 3])).toEqual({
      kind: 'redirect',
      kept: 1,
      from: 4,
      to: 5,
    });
  });

  test('a turn and more is not one build', () => {
    expect(change(['straight', 0], ['beside-gentle-gentle', 0])).toEqual({ kind: 'adds-and-turns' });
  });

  test('track that ends at other sides altogether takes the old one away', () => {
    expect(change(['straight', 0], ['straight', 1])).toEqual({ kind: 'takes-track-away' });
    expect(change(['cross-straight-straight', 0], ['straight', 0])).toEqual({ kind: 'takes-track-away' });
    expect(change(['cross-straight-straight', 0], ['gentle', 0])).toEqual({ kind: 'takes-track-away' });
  });
});

describe('in a town each exit counts alone', () => {
  test('placing and improving', () => {
    expect(change(null, ['town-1', 2], true)).toEqual({ kind: 'place', added: [[2, TOWN]] });
    expect(change(['town-1', 2], ['town-3-star', 0], true)).toMatchObject({ kind: 'replace', added: { length: 2 } });
    expect(change(['straight', 0], ['cross-straight-straight', 0], true)).toEqual({
      kind: 'replace',
      added: [
        [1, TOWN],
        [4, TOWN],
      ],
    });
  });

  test('the same exits are the same, whatever tile shows them', () => {
    expect(change(['cross-gentle-gentle', 0], ['beside-straight-acute', 0], true)).toEqual({ kind: 'same' });
  });

  test('no exit may go', () => {
    expect(change(['town-1', 2], ['town-3-star', 1], true)).toEqual({ kind: 'turns-in-town' });
  });
});
