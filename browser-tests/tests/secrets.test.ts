import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heard, listen } from './support/listening.ts';
import { person, startGame } from './support/new-game.ts';
import { andSee, mark, marks, press } from './support/table.ts';
import { visit } from './support/visit.ts';
import { lowestRunningId, wholeTable } from './support/whole-table.ts';

/** Everybody at the screen places a depot, one after the other. */
async function placeDepots(page: Page): Promise<void> {
  for (;;) {
    await page.locator('[data-choice]').first().waitFor();
    if (await mark(page, 'sit-down').isVisible()) await press(page, 'sit-down');
    else if (await marks(page, 'card-').first().isVisible()) return;
    else {
      await andSee(page, async () => marks(page, 'space-').first().click());
      await press(page, 'confirm');
    }
  }
}

async function plan(page: Page, cards: readonly string[]): Promise<void> {
  for (const card of cards) await press(page, `card-${card}`);
}

interface Heard {
  readonly curtain: string;
  readonly while: readonly string[];
  readonly table: string;
  readonly atReveal: readonly string[];
}

/** One person plans these cards, the other always the same. What does the screen get to know meanwhile? */
async function afterPlanOf(cards: readonly string[]): Promise<Heard> {
  let result: Heard | undefined;
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await listen(page);
    await startGame(visitor, {
      game: 'kings-of-air-and-steam',
      setup: 'basic',
      players: [person('Anna'), person('Bruno')],
      seed: 'secrets',
    });
    await placeDepots(page);
    const firstId = await lowestRunningId(page);
    await plan(page, cards);
    await press(page, 'ready');
    // A plan that loses a turn is asked about.
    if (await mark(page, 'ready-anyway').isVisible()) await press(page, 'ready-anyway');
    await mark(page, 'sit-down').waitFor();
    const curtain = await wholeTable(page, firstId);
    await heard(page);
    await press(page, 'sit-down');
    await plan(page, ['0', '1', '2', '3']);
    await mark(page, 'ready').waitFor();
    const before = { curtain, while: await heard(page), table: await wholeTable(page, firstId) };
    await andSee(page, async () => mark(page, 'ready').click());
    result = { ...before, atReveal: await heard(page) };
  });
  if (result === undefined) throw new Error('the visit came to nothing');
  return result;
}

describe('two people who plan in secret at one screen', () => {
  test('are kept apart by a curtain, and nothing of a plan reaches the page before it is revealed', async () => {
    const one = await afterPlanOf(['0', '1', '2', '3']);
    const other = await afterPlanOf(['5**', '4*', '1', '2*']);
    expect(one.curtain).toContain('Pass the screen to');
    expect(one.curtain).not.toContain('card-');
    expect(other.curtain).toBe(one.curtain);
    expect(other.while).toEqual(one.while);
    expect(one.while.length).toBeGreaterThan(4);
    expect(other.table).toBe(one.table);
    // The comparison means something: as soon as cards lie open, it tells the two plans apart.
    expect(other.atReveal).not.toEqual(one.atReveal);
  });
});
