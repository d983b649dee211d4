import { describe, expect, test } from 'vitest';
import { person, startShortGame } from './support/new-game.ts';
import { press } from './support/table.ts';
import { visit } from './support/visit.ts';

describe('two people at one screen', () => {
  test('take turns: the table says who is next and decides for them', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startShortGame(visitor, [person('Anna'), person('Bruno')], 'hotseat');
      const decider = page.locator('.table-prompt [role="img"]').first();
      const first = await decider.getAttribute('aria-label');
      const second = first === 'Anna' ? 'Bruno' : 'Anna';
      expect(['Anna', 'Bruno']).toContain(first);
      await press(page, 'confirm');
      await page.getByText(`${second} is next`).waitFor();
      await page.waitForFunction(
        (name) => document.querySelector('.table-prompt [role="img"]')?.getAttribute('aria-label') === name,
        second,
      );
      await page.getByRole('button', { name: `Take back the last action of ${first}` }).click();
      await page.waitForFunction(
        (name) => document.querySelector('.table-prompt [role="img"]')?.getAttribute('aria-label') === name,
        first,
      );
    });
  });
});
