import { describe, expect, test } from 'vitest';
import { easyBot, type NewGame, person, startGame } from './support/new-game.ts';
import { findings } from './support/sights.ts';
import { mark, passUntil, press, trackOnBoard } from './support/table.ts';
import { PHONE, visit } from './support/visit.ts';

const ALONE: NewGame = {
  game: 'age-of-steam',
  setup: 'copper-vale',
  players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
  seed: 'a hint',
};

describe('a hint', () => {
  test('comes by a key: moves as ghosts, what they bring and why; one is planned by a press, and not yet played', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, ALONE);
      await press(page, 'shares-2');
      await press(page, 'confirm');
      await passUntil(page, 'finish');
      const before = await trackOnBoard(page);
      await page.keyboard.press('i');
      const moves = page.locator('.hint-move');
      await moves.first().waitFor();
      expect(await moves.count()).toBeLessThanOrEqual(3);
      expect(await moves.first().textContent()).toMatch(/points? at the end: \d(?:st|nd|rd|th) place/u);
      expect(await moves.first().textContent()).not.toMatch(/^You build/u);
      expect(await page.locator('.hint-why').first().textContent()).toContain('By the end of the turn: ');
      // The first is shown on the board, and goes when nobody points at it any more.
      expect(await page.locator('.rail-ghost').count()).toBe(1);
      expect(await findings(page, ['.hint']), 'a hint').toEqual([]);
      await page.keyboard.press('Escape');
      await moves.first().waitFor({ state: 'detached' });
      expect(await page.locator('.rail-ghost').count()).toBe(0);

      await page.getByRole('button', { name: 'Hint' }).click();
      await moves.first().click();
      await page.locator('.ahead-steps li').waitFor();
      expect(await page.locator('.rail-ghost').count()).toBe(1);
      await press(page, 'play-plan');
      await page.locator('.rail-ghost').waitFor({ state: 'detached' });
      expect((await trackOnBoard(page)).length).toBeGreaterThan(before.length);
    });
  });

  test('stands in the menu of a phone; people who share a screen have none', async () => {
    await visit({ viewport: PHONE, touch: true, theme: 'night' }, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, ALONE);
      const menu = page.getByRole('button', { name: 'Menu' });
      const inMenu = page.getByRole('menuitem', { name: 'Hint' });
      await menu.click();
      await inMenu.click();
      await page.locator('.hint-move').first().click();
      await mark(page, 'play-plan').waitFor();
      expect(await findings(page, ['.ahead']), 'a plan').toEqual([]);

      await startGame(visitor, { ...ALONE, players: [person('Anna'), person('Bruno'), easyBot('Clara')] });
      await menu.click();
      await page.getByRole('menuitem', { name: 'History' }).waitFor();
      expect(await inMenu.count()).toBe(0);
    });
  });
});
