import { Match, recordFromText } from '@roundhouse/kernel';
import { fixturesIn, fixtureTests } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { kingsOfAirAndSteam } from '../index.ts';
import { reach, reachable } from '../study/index.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

fixtureTests(kingsOfAirAndSteam, FOLDER);

describe('the recorded games together', () => {
  const matches = [...fixturesIn(FOLDER).values()].map((text) =>
    Match.replay(kingsOfAirAndSteam, recordFromText(text)),
  );

  test('have come to an end', () => {
    for (const match of matches) expect(match.result()).not.toBeNull();
  });

  test('are played on all areas, in both games, with all variants, and with second thoughts', () => {
    const shapes = new Set(matches.map(({ position }) => position.layout.length / 2));
    expect(shapes).toEqual(new Set([3, 5, 7]));
    expect(new Set(matches.map(({ options }) => options.mode))).toEqual(new Set(['basic', 'normal']));
    expect(matches.some(({ options }) => options.cutthroat)).toBe(true);
    expect(matches.some(({ options }) => options.uncertainty)).toBe(true);
    expect(matches.some(({ options }) => options.teams === 'chosen')).toBe(true);
    expect(matches.some(({ entries }) => entries.some((entry) => 'undo' in entry))).toBe(true);
  });

  test.each(['basic', 'normal'] as const)('use every action, card, character and power of the %s game', (mode) => {
    const reached = new Set<string>();
    for (const match of matches.filter(({ options }) => options.mode === mode)) {
      for (const entry of match.entries) if ('action' in entry) reached.add(`action: ${entry.action.type}`);
      for (const eye of match.position.players.keys()) {
        for (const { seq, events } of match.events(eye)) {
          for (const what of reach(match.at(seq), null, events)) reached.add(what);
        }
      }
    }
    const wanted = reachable(kingsOfAirAndSteam.options.parse({ mode, teams: 'chosen' }), kingsOfAirAndSteam);
    const asked = [...wanted, 'action: take-card-back', 'action: not-ready'].filter((what) =>
      /^(?:action|card|special card|character|power|theft|delivered|ship|clearance|plan):/.test(what),
    );
    expect(asked.filter((what) => !reached.has(what))).toEqual([]);
  });
});
