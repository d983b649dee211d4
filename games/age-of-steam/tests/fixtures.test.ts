import { Match, recordFromText } from '@roundhouse/kernel';
import { fixturesIn, fixtureTests } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { ageOfSteam } from '../index.ts';
import { endOf, reach, reachable } from '../study/index.ts';
import type { AgeOfSteamMatch } from './support/table.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

fixtureTests(ageOfSteam, FOLDER);

describe('the recorded games together', () => {
  const matches = [...fixturesIn(FOLDER).values()].map((text) => Match.replay(ageOfSteam, recordFromText(text)));
  const steps = (match: AgeOfSteamMatch): readonly number[] => Array.from({ length: match.seq + 1 }, (_, seq) => seq);

  test('have come to an end', () => {
    for (const match of matches) expect(match.result()).not.toBeNull();
  });

  test('reach every phase', () => {
    const phases = matches.flatMap((match) => steps(match).map((seq) => match.at(seq).phase.name));
    expect([...new Set(phases)].toSorted()).toEqual([
      'build-track',
      'determine-player-order',
      'game-over',
      'goods-growth',
      'issue-shares',
      'move-goods',
      'select-actions',
    ]);
  });

  test('use every kind of action and selected action, and build in every way', () => {
    const reached = new Set(
      matches.flatMap((match) => [
        ...match.entries.flatMap((entry) => ('action' in entry ? [`action: ${entry.action.type}`] : [])),
        ...match.events('public').flatMap(({ seq, events }) => reach(match.at(seq), null, events)),
      ]),
    );
    const wanted = reachable({ map: 'rust-belt' }, ageOfSteam).filter((what) =>
      /^(?:action|selected|build|build on):/.test(what),
    );
    expect(wanted.filter((what) => !reached.has(what))).toEqual([]);
  });

  test('end in every way', () => {
    const ends = new Set(matches.map((match) => endOf(match.position)));
    expect([...ends].toSorted()).toEqual(['nobody is left', 'one player is left', 'the last turn']);
  });

  test('are played on every map, by two to six, and with second thoughts', () => {
    expect(new Set(matches.map(({ options }) => options.map))).toEqual(
      new Set(['rust-belt', 'copper-vale', 'two-shores']),
    );
    expect(new Set(matches.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(matches.some(({ entries }) => entries.some((entry) => 'undo' in entry))).toBe(true);
  });
});
