import { ageOfSteam } from '@roundhouse/age-of-steam';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { byDayAndNight } from './support/sights.ts';
import { PHONE, visit, type Visitor } from './support/visit.ts';

const record = archiveOf(ageOfSteam).recordedGame('07-copper-vale-3-players-one-player-is-left');

/** Has the game explained with as little thought as can be chosen. */
async function explain(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await bring(visitor, record);
  await page.getByRole('button', { name: 'Explain this game' }).click();
  await page.getByLabel('Thought for each decision').selectOption('200');
  await page.getByRole('button', { name: 'Explain it' }).click();
  await page.locator('.explained-story').waitFor();
}

describe('a game, explained', () => {
  test('shows who could expect what, what cost most, and lets one try it again', async () => {
    await visit({ theme: 'auto' }, async (visitor) => {
      const { page } = visitor;
      await explain(visitor);
      expect(await page.locator('.explained-story').innerText()).toMatch(/won with \d+ points\.$/);
      expect(await page.locator('.curve-line').count()).toBe(record.seats);
      await page.getByRole('slider').fill('3');
      await page.getByText(/^Action 3 of 26: /).waitFor();
      await page.getByRole('img', { name: 'The board after action 3' }).waitFor();
      expect(await byDayAndNight(page)).toEqual([]);

      // It was kept with the game.
      await page.reload();
      await page.locator('.explained-story').waitFor();
      await page.getByRole('slider').fill('7');
      await page.getByRole('button', { name: 'Show it in the replay' }).click();
      await page.getByText(/Action 7 of 26/).waitFor();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Explain this game' }).click();
      await page.getByRole('button', { name: 'Try it from here' }).first().click();
      await page.locator('[data-page="table"] .table-moment').waitFor();
      expect(await page.locator('[data-page="end"]').count()).toBe(0);
    });
  });

  test('fits on a phone, where a finger on the curve shows the board', async () => {
    await visit({ theme: 'auto', viewport: PHONE, touch: true }, async (visitor) => {
      const { page } = visitor;
      await explain(visitor);
      const box = await page.locator('.curve > svg').boundingBox();
      if (box === null) throw new Error('there is no curve');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.getByRole('img', { name: /The board after action [1-9]/ }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      expect(await byDayAndNight(page)).toEqual([]);
    });
  });
});
