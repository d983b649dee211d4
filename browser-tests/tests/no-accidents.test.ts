import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame } from './support/new-game.ts';
import { andSee, mark, marks, openLog, passUntil, pointAtHex, press } from './support/table.ts';
import { visit } from './support/visit.ts';

describe('nothing happens by accident', () => {
  test('actions are confirmed, tiles move with the hand, and giving something up is asked about once', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, {
        game: 'age-of-steam',
        setup: 'copper-vale',
        players: [person('Anna'), easyBot('Bruno')],
        seed: 'building',
      });
      await passUntil(page, 'action-');
      const before = await marks(page, 'action-').count();
      await andSee(page, async () => marks(page, 'action-').first().click());
      expect(await marks(page, 'action-').count()).toBe(before - 1);
      expect(await mark(page, 'confirm').innerText()).toContain('Choose');
      await press(page, 'confirm');

      await passUntil(page, 'hex-');
      const ghosts = page.locator('.rail-ghost');
      await pointAtHex(page);
      await pointAtHex(page);
      expect(await ghosts.count()).toBe(1);
      await press(page, 'plan');
      await pointAtHex(page);
      expect(await ghosts.count()).toBe(2);
      expect(await page.locator('.rail-plan > li').count()).toBe(1);
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect(await ghosts.count()).toBe(0);

      expect(await mark(page, 'finish').getAttribute('class')).not.toContain('button-primary');
      await press(page, 'finish');
      expect(await page.locator('.finish-ask').innerText()).toContain('You have built nothing this turn.');
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      expect(await marks(page, 'hex-').count()).toBeGreaterThan(0);
      await press(page, 'finish');
      await press(page, 'finish-anyway');
      expect(await marks(page, 'finish').count()).toBe(0);

      await openLog(page);
      await page.locator('.log-line', { hasText: 'Bruno builds at' }).first().hover();
      await page.locator('.rail-recalled circle').first().waitFor();
    });
  });
});
