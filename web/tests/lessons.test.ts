import { describe, expect, it } from 'vitest';
import { GAMES } from '@roundhouse/games/registry';
import { LessonMatch } from '../learn/lesson-match.ts';
import { findRule, readRulebook } from '../rules/rulebook.ts';

/** Lets the actions before the first step play by themselves. */
async function settled(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
}

describe.each(GAMES)('the lessons of $name', (game) => {
  it('include the one that home leads to', async () => {
    const { lessons } = await game.page();
    expect(lessons.map(({ id }) => id)).toContain(game.firstLesson);
  });

  it('can be gone through to their end, and every step names a rule', async () => {
    const page = await game.page();
    const book = readRulebook(page.rules);
    for (const lesson of page.lessons) {
      const match = new LessonMatch(page.game, lesson);
      await settled();
      for (const step of lesson.steps) {
        expect(match.progress.step).toBe(step);
        expect(findRule(book, step.rule), step.rule).toBeDefined();
        expect(await match.submit([match.progress.wanted])).toEqual({ ok: true });
      }
      expect(match.progress.over).toBe(true);
      match.close();
    }
  });

  it('offer a quick game that the game takes', async () => {
    const { game: rules } = await game.page();
    const options = rules.options.parse(game.quick.options);
    const { min, max } = rules.seatsFor(options);
    expect(game.quick.bots.length + 1).toBeGreaterThanOrEqual(min);
    expect(game.quick.bots.length + 1).toBeLessThanOrEqual(max);
  });
});
