import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fewest, keepFixtures, type PlayedOut } from '../kit/keep-fixtures.ts';
import { Match } from '../match.ts';
import { sealedBids } from './sealed-bids/game.ts';

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

describe('a folder of recorded games', () => {
  let dir: string;
  let said: string[];
  let say: (words: string) => boolean;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'keep-fixtures-'));
    writeFileSync(join(dir, '01-old.json'), 'an old game');
    said = [];
    say = (words) => said.push(words) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((words) => say(String(words)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(dir, { recursive: true });
  });

  const keep = (games: readonly PlayedOut[], wanted: readonly string[]): void =>
    keepFixtures(pathToFileURL(`${dir}/`), games, wanted);
  const played: PlayedOut = {
    name: 'new',
    reached: new Set(['x']),
    match: Match.start(sealedBids, { seats: 2, seed: 'keep' }),
  };
  const untouched = (): void => {
    expect(readdirSync(dir)).toEqual(['01-old.json']);
    expect(readFileSync(join(dir, '01-old.json'), 'utf8')).toBe('an old game');
  };

  test('holds the new ones in place of the old, and it is said which, and what none of them shows', () => {
    keep([played], ['x', 'never']);
    expect(readdirSync(dir)).toEqual(['01-new.json']);
    expect(readFileSync(join(dir, '01-new.json'), 'utf8')).toContain('"seed": "keep"');
    expect(said).toEqual(['01-new.json: 0 entries\n', 'not reached: never\n']);
  });

  test('loses nothing when a game has no record to give', () => {
    expect(() => keep([played, game('broken', 1, 'y')], ['x', 'y'])).toThrow('nobody asked');
    untouched();
  });

  test('loses nothing when nobody hears the report', () => {
    say = () => {
      throw new Error('nobody listens');
    };
    expect(() => keep([], ['never'])).toThrow('nobody listens');
    untouched();
    expect(() => keep([played], ['x'])).toThrow('nobody listens');
    untouched();
  });
});
