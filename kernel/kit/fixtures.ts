import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { recordFromText } from '../record-text.ts';

/** The text of every record in a folder, by file name. */
export function fixturesIn(dir: URL): Map<string, string> {
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'));
  return new Map(names.sort().map((name) => [name, readFileSync(new URL(name, dir), 'utf8')]));
}

/** Registers one test for every record in a folder (its address ends in a slash): it must replay. */
export function fixtureTests<P extends object, A, O, E>(game: Game<P, A, O, E>, dir: URL): void {
  describe(`recorded games of ${game.name}`, () => {
    const fixtures = fixturesIn(dir);
    test('there are some', () => {
      expect(fixtures.size).toBeGreaterThan(0);
    });
    for (const [name, text] of fixtures) {
      test(name, () => {
        expect(() => Match.replay(game, recordFromText(text))).not.toThrow();
      });
    }
  });
}
