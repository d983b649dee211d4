import { Match, recordFromText } from '@roundhouse/kernel';
import { fixturesIn, fixtureTests } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { cityOfIron } from '../index.ts';
import { reach, reachable } from '../study/index.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

fixtureTests(cityOfIron, FOLDER);

describe('the recorded games together', () => {
  const matches = [...fixturesIn(FOLDER).values()].map((text) => Match.replay(cityOfIron, recordFromText(text)));
  const reached = new Set(
    matches.flatMap((match) => [
      ...match.entries.flatMap((entry) => ('action' in entry ? [`action: ${entry.action.type}`] : [])),
      ...match.events('public').flatMap(({ seq, events }) => reach(match.at(seq), null, events)),
    ]),
  );
  const full = { set: 'standard', mode: 'full', nationAbilities: true } as const;

  test('have come to an end', () => {
    for (const match of matches) expect(match.result()).not.toBeNull();
  });

  test('are played by two, three and four, in the family game, the full game and with abilities', () => {
    const tables = new Set(
      matches.map(({ options, seats }) => `${options.mode} ${String(options.nationAbilities)} ${seats}`),
    );
    expect(tables.size).toBe(9);
    expect(matches.some(({ entries }) => entries.some((entry) => 'undo' in entry))).toBe(true);
  });

  test('use every action, card, town and land, and build in every way', () => {
    const asked = [...reachable(full, cityOfIron), 'action: put-back'].filter((what) => !what.startsWith('built:'));
    expect(asked.filter((what) => !reached.has(what))).toEqual([]);
  });

  test('build a building of every name', () => {
    const names = new Set(cityOfIron.sets.named('standard').file.buildings.map(({ name }) => name));
    const built = new Set([...reached].flatMap((what) => /^built: \w+ (.+)$/.exec(what)?.[1] ?? []));
    expect([...names].filter((name) => !built.has(name))).toEqual([]);
  });
});
