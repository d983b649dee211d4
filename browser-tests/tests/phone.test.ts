import { ageOfSteam } from '@roundhouse/age-of-steam';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame } from './support/new-game.ts';
import { mark, passUntil, pointAtHex } from './support/table.ts';
import { archiveOf, bring } from './support/records.ts';
import { PHONE, visit, visitsOfOne } from './support/visit.ts';

const { recordedGame } = archiveOf(ageOfSteam);

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
}

describe('on a phone', () => {
  const visitAgain = visitsOfOne({ viewport: PHONE, touch: true });
  test.for([
    '/',
    '/new/age-of-steam',
    '/new/steam',
    '/new/city-of-iron',
    '/learn/city-of-iron/first-round',
    '/rules/age-of-steam',
    '/learn/age-of-steam/first-journey',
    '/replays',
  ])('nothing of %s hangs over the edge', async (path) => {
    await visitAgain(async ({ page, goTo }) => {
      await goTo(path);
      await page.waitForLoadState('networkidle');
      await expectNoSideways(page);
      if (!path.startsWith('/learn/')) return;
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.coach').waitFor();
      await expectNoSideways(page);
    });
  });

  test('the board has room, and the main button is in reach of the thumb', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, {
        game: 'age-of-steam',
        setup: 'copper-vale',
        players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
        seed: 'thumb',
      });
      const mine = page.locator('.player-chip', { has: page.locator('.player-you') });
      expect(await mine.allInnerTexts()).toEqual([expect.stringContaining('Anna')]);
      await passUntil(page, 'hex-');
      await pointAtHex(page);
      await expectNoSideways(page);
      const button = await mark(page, 'confirm').boundingBox();
      const board = await page.locator('.board').boundingBox();
      if (button === null || board === null) throw new Error('the table has no board or no button');
      expect(button.y).toBeGreaterThan(PHONE.height / 2);
      expect(button.y + button.height).toBeLessThanOrEqual(PHONE.height);
      expect(button.height).toBeGreaterThanOrEqual(44);
      expect(board.width).toBe(PHONE.width);
      expect(board.height).toBeGreaterThan(PHONE.height / 3);
    });
  });

  test('the end page fits', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      await bring(visitor, recordedGame('03-two-shores-4-players-the-last-turn'));
      await visitor.page.locator('.chart').first().waitFor();
      await expectNoSideways(visitor.page);
    });
  });
});
