import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame } from './support/new-game.ts';
import { andSee, logLines, mark, marks, openLog, passUntil, pointAtHex, press } from './support/table.ts';
import { visit, type Visitor } from './support/visit.ts';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };

async function reachBuilding(visitor: Visitor): Promise<void> {
  await startGame(visitor, {
    game: 'age-of-steam',
    setup: 'copper-vale',
    players: [person('Anna'), easyBot('Bruno')],
    seed: 'building',
  });
  await passUntil(visitor.page, 'hex-');
}

const ghosts = (page: Page) => page.locator('.rail-ghost');

async function prices(page: Page): Promise<readonly number[]> {
  const tags = await page.locator('.rail-ghost-prices text').allTextContents();
  return tags.map((tag) => Number(tag.replace('$', '')));
}

describe('building by pointing', () => {
  test('shows tiles as ghosts with the total price before anything is built', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await reachBuilding(visitor);
      await openLog(page);
      const before = await logLines(page);

      await pointAtHex(page);
      expect(await ghosts(page).count()).toBe(1);
      await press(page, 'plan');
      await pointAtHex(page);
      expect(await ghosts(page).count()).toBe(2);
      const [first = 0, second = 0] = await prices(page);
      expect(first * second).toBeGreaterThan(0);
      expect(await mark(page, 'confirm').innerText()).toContain(`2 tiles for $${first + second}`);
      expect(await logLines(page)).toEqual(before);

      await mark(page, 'confirm').click();
      await page.waitForFunction((count) => document.querySelectorAll('.log-line').length === count, before.length + 2);
      expect(await ghosts(page).count()).toBe(0);
    });
  });

  test('turns the ghost with a key, and lets go of it with Escape', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await reachBuilding(visitor);
      await pointAtHex(page);
      const chosen = page.locator('.rail-option[aria-pressed="true"]');
      const first = await chosen.innerHTML();
      await andSee(page, async () => page.keyboard.press('r'));
      expect(await chosen.innerHTML()).not.toBe(first);
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect(await ghosts(page).count()).toBe(0);
      expect(await mark(page, 'finish').count()).toBe(1);
    });
  });

  test('says why a hex is not possible, and opens the rule beside the board', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await reachBuilding(visitor);
      await page.locator('.rail-hex:not([data-choice])').first().click();
      const rule = page.locator('.explanation-rule');
      await rule.waitFor();
      expect((await page.locator('.explanation-why').innerText()).length).toBeGreaterThan(10);
      const title = (await rule.innerText()).replace('Rule: ', '');
      await rule.click();
      expect(await page.locator('.drawer .rule-chosen h3').innerText()).toContain(title);
      expect(await marks(page, 'hex-').count()).toBeGreaterThan(0);
    });
  });

  test('keeps the board as it is when a hex is chosen, and what can be done with its tile in sight', async () => {
    await visit({ viewport: DESK }, async (visitor) => {
      const { page } = visitor;
      await reachBuilding(visitor);
      const board = () =>
        page.locator('.board').evaluate((frame) => ({
          scale: frame.style.getPropertyValue('--board-scale'),
          corner: frame.querySelector('svg > g')?.getAttribute('transform'),
        }));
      for (const size of [DESK, TABLET]) {
        await page.setViewportSize(size);
        const before = await board();
        const most = await hexWithMostTiles(page);
        expect(most.tiles).toBeGreaterThan(6);
        expect((await board()).scale).toBe(before.scale);
        for (const name of ['Turn the tile', 'Keep it and add another', 'Cancel']) {
          const box = await page.getByRole('button', { name }).boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0), `${name} at ${size.width}`).toBeLessThanOrEqual(
            size.height,
          );
        }
        await andSee(page, async () => page.keyboard.press('Escape'));
        await expect.poll(board).toEqual(before);
      }
    });
  });
});

/** Chooses it. */
async function hexWithMostTiles(page: Page): Promise<{ readonly tiles: number }> {
  const hexes = marks(page, 'hex-');
  let most = { index: 0, tiles: 0 };
  for (let index = 0; index < (await hexes.count()); index++) {
    await andSee(page, async () => hexes.nth(index).click());
    const tiles = await page.locator('.rail-option').count();
    if (tiles > most.tiles) most = { index, tiles };
    await andSee(page, async () => page.keyboard.press('Escape'));
  }
  await andSee(page, async () => hexes.nth(most.index).click());
  return most;
}
