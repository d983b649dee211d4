import { Match, recordFromText } from '@roundhouse/kernel';
import { fixturesIn, fixtureTests } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { steam } from '../index.ts';
import { endOf, reach, reachable } from '../study/index.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

fixtureTests(steam, FOLDER);

describe('the recorded games together', () => {
  const matches = [...fixturesIn(FOLDER).values()].map((text) => Match.replay(steam, recordFromText(text)));

  test('have come to an end', () => {
    for (const match of matches) expect(match.result()).not.toBeNull();
  });

  test('are played on both maps, in both games, by three, four and five, and with second thoughts', () => {
    const tables = new Set(matches.map(({ options, seats }) => `${options.map} ${options.mode} ${seats}`));
    expect(tables.size).toBe(12);
    expect(matches.some(({ options }) => options.firstGame)).toBe(true);
    expect(matches.some(({ entries }) => entries.some((entry) => 'undo' in entry))).toBe(true);
  });

  test.each(['base', 'standard'] as const)(
    'use every action and tile of the %s game, and build in every way',
    (mode) => {
      const games = matches.filter(({ options }) => options.mode === mode);
      const reached = new Set(
        games.flatMap((match) => [
          ...match.entries.flatMap((entry) => ('action' in entry ? [`action: ${entry.action.type}`] : [])),
          ...match.events('public').flatMap(({ seq, events }) => reach(match.at(seq), null, events)),
        ]),
      );
      const wanted = reachable({ map: 'northeast', mode, firstGame: false }, steam);
      const asked = [...wanted, 'action: prefer'].filter((what) =>
        /^(?:action|tile|build|build on|points):/.test(what),
      );
      expect(asked.filter((what) => !reached.has(what))).toEqual([]);
    },
  );

  test('end in more than one way', () => {
    const ends = new Set(matches.map((match) => endOf(match.position)));
    expect(ends).toContain('the last turn');
    expect(ends).toContain('one player is left');
  });
});
