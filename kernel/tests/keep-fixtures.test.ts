import { describe, expect, test } from 'vitest';
import { fewest, type PlayedOut } from '../kit/keep-fixtures.ts';

function game(name: string, length: number, ...reached: string[]): PlayedOut {
  const entries = new Array<null>(length).fill(null);
  return {
    name,
    reached: new Set(reached),
    match: {
      entries,
      record() {
        throw new Error('nobody asked for a record');
      },
    },
  };
}

describe('games worth keeping', () => {
  test('are few, and together show all that can be shown', () => {
    const games = [game('a', 5, 'x'), game('b', 9, 'x', 'y'), game('c', 3, 'z'), game('d', 2, 'nothing wanted')];
    expect(fewest(games, ['x', 'y', 'z', 'never']).map(({ name }) => name)).toEqual(['b', 'c']);
  });

  test('are the shortest of those that show as much', () => {
    expect(fewest([game('long', 9, 'x'), game('short', 4, 'x')], ['x']).map(({ name }) => name)).toEqual(['short']);
  });
});
