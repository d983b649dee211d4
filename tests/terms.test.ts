import { readdirSync, readFileSync } from 'node:fs';
import { residents } from '@roundhouse/games';
import { type AnyMatch, Match, recordFromText, type Text } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { collect } from '../scripts/messages.mjs';

const { messages } = collect();

/** Terms that a text names and of which no translator has heard. */
function unheardIn({ values = {} }: Text): string[] {
  return Object.values(values).flatMap((value) => {
    const term = typeof value === 'object' && 'term' in value ? value.term : null;
    return term === null || messages[term] !== undefined ? [] : [term];
  });
}

/** Why the last action of every kind may not be played again in any phase. */
function refusals(match: AnyMatch): Text[] {
  const actions = new Map<unknown, unknown>();
  const positions = new Map<unknown, object>();
  for (const entry of match.entries) if ('action' in entry) actions.set(tagOf(entry.action, 'type'), entry.action);
  for (let seq = 0; seq <= match.seq; seq++) {
    const position = match.at(seq);
    positions.set('phase' in position ? tagOf(position.phase, 'name') : null, position);
  }
  return [...positions.values()].flatMap((position) =>
    [...actions.values()].flatMap((action) => {
      const [seat = 0] = match.game.waiting(position);
      const violation = match.game.check(position, seat, action);
      return violation === null ? [] : [violation.why];
    }),
  );
}

function tagOf(value: unknown, tag: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === tag)?.[1] : null;
}

describe.each(residents.map((resident) => [resident.game.name, resident] as const))(
  'the terms of %s',
  (_, { game }) => {
    const folder = new URL(`../games/${game.id}/tests/fixtures/`, import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

    it('are all known to translators, in the log and in what is refused', () => {
      const unheard = new Set<string>();
      const hear = (text: Text): void => unheardIn(text).forEach((term) => unheard.add(term));
      for (const file of files) {
        const match = Match.replay(game, recordFromText(readFileSync(new URL(file, folder), 'utf8')));
        for (const { events } of match.events('public')) for (const event of events) hear(game.describe(event));
        for (const why of refusals(match)) hear(why);
      }
      expect([...unheard].toSorted()).toEqual([]);
    });
  },
);
