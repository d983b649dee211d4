import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame } from './support/new-game.ts';
import { logLines, passUntil } from './support/table.ts';
import { visit } from './support/visit.ts';

/** Presses Tab until the focus is where it is wanted, as a person without a pointer does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  const presses = 400;
  for (let press = 0; press < presses; press++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

async function choose(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

describe('without a pointer', () => {
  test('a newcomer comes from home to the first tile', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo('/');
      await choose(page, '.hero-play');
      await choose(page, '[data-choice="shares-2"]');
      // Enter on the amount that is chosen confirms it.
      await page.keyboard.press('Enter');
      await page.locator('[data-choice^="shares-"]').first().waitFor({ state: 'detached' });
      await page.locator('[data-choice="drop-out"], [data-choice^="action-"]').first().waitFor();
      if ((await page.locator('[data-choice="drop-out"]').count()) > 0) await choose(page, '[data-choice="drop-out"]');
      await choose(page, '[data-choice^="action-"]');
      await choose(page, '[data-choice="confirm"]');
      await choose(page, '[data-choice^="hex-"]');
      await page.keyboard.press('r');
      // A second press builds it. The hex can no longer be chosen, and Tab goes on from what to do now.
      await page.keyboard.press('Enter');
      await page.locator('.rail-ghost').waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.matches('.table-moment') === true);
      await page.keyboard.press('l');
      const lines = await logLines(page);
      expect(lines.filter((line) => line.includes('You build'))).not.toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await page.getByRole('slider').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[data-choice="finish"]').waitFor();
    });
  });

  test('whoever follows a link begins at the head of the next page, and goes back to where they were', async () => {
    await visit({}, async ({ page, goTo }) => {
      const focused = async () => page.evaluate(() => document.activeElement?.tagName);
      const scrolled = async () => page.evaluate(() => window.scrollY);
      await goTo('/');
      // The browser itself reads the page that it has loaded.
      expect(await focused()).toBe('BODY');
      const learn = page.locator('.game-card').last().getByRole('link', { name: 'Learn' });
      await learn.focus();
      const at = await scrolled();
      expect(at).toBeGreaterThan(100);
      await page.keyboard.press('Enter');
      await page.locator('[data-page="learn"]').waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      expect(await scrolled()).toBe(0);
      await page.goBack();
      await page.locator('[data-page="home"]').waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await expect.poll(scrolled).toBeGreaterThan(100);
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.locator('[data-page="table"] .table-moment').waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest('[data-page="table"]') !== null)).toBe(true);
    });
  });

  test('a dialog is left where it was opened, and one that asks for words waits for them', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo('/');
      const focused = async () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      for (let opened = 0; opened < 2; opened++) {
        await choose(page, '.icon-button[aria-label="Settings"]');
        await page.getByRole('dialog').waitFor();
        expect(await focused()).not.toBe('Settings');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect.poll(focused).toBe('Settings');
      }
      const logIn = page.getByRole('button', { name: 'Log in' });
      await logIn.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('Ada');
      expect(await page.getByLabel('Name or e-mail').inputValue()).toBe('Ada');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(async () => logIn.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  test('the focus can be seen, and what has no words says its own', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo('/');
      await tabTo(page, '.hero-play');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === null ? 'none' : getComputedStyle(focused).outlineStyle;
      });
      expect(outline).not.toBe('none');

      const button = page.locator('.icon-button[aria-label="Settings"]');
      const words = page.getByRole('tooltip');
      await tabTo(page, '.icon-button[aria-label="Settings"]');
      await words.waitFor();
      expect(await words.innerText()).toBe(await button.getAttribute('aria-label'));
      expect(await button.getAttribute('aria-describedby')).toBe(await words.getAttribute('id'));
      // To come to something may scroll the page: that alone takes the words away no more.
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await words.count()).toBe(1);
      await page.keyboard.press('Escape');
      await words.waitFor({ state: 'detached' });
      await button.hover();
      await words.waitFor();
      await page.mouse.move(0, 0);
      await words.waitFor({ state: 'detached' });
    });
  });

  test('arrow keys lead from hex to hex, and the Tab key from there to what can be done with the one that was chosen', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, {
        game: 'age-of-steam',
        setup: 'copper-vale',
        players: [person('Anna'), easyBot('Bruno')],
        seed: 'building',
      });
      await passUntil(page, 'hex-');
      expect(await page.locator('.rail-hexes [role="button"][tabindex="0"]').count()).toBe(1);
      await page.locator('.table-skip').focus();
      await page.keyboard.press('Enter');
      // From there, as from nowhere, an arrow leads to the board.
      await page.keyboard.press('ArrowDown');
      const middle = async () =>
        page.evaluate(() => {
          const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          return {
            x: x + width / 2,
            y: y + height / 2,
            hex: document.activeElement?.matches('.rail-hex-can') ?? false,
          };
        });
      const first = await middle();
      await page.keyboard.press('ArrowDown');
      const second = await middle();
      expect(second.hex).toBe(true);
      expect(second.y).toBeGreaterThan(first.y);
      const transform = async () => page.locator('.board-drawing > g').getAttribute('transform');
      const still = await transform();
      await page.keyboard.press('ArrowUp');
      expect((await middle()).y).toBeLessThan(second.y);
      await page.keyboard.press('Enter');
      await page.locator('.rail-ghost').waitFor();
      expect(await transform()).toBe(still);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.table-moment') !== null)).toBe(true);
      await page.keyboard.press('Shift+Tab');
      expect((await middle()).hex).toBe(true);
      await page.keyboard.press('Shift+ArrowLeft');
      expect(await transform()).not.toBe(still);
    });
  });

  test('what to do now is the next stop, whatever lies on the board', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, {
        game: 'kings-of-air-and-steam',
        setup: 'basic',
        players: [person('Anna'), easyBot('Bruno')],
        seed: 'keys',
      });
      await page.locator('[data-choice]').first().waitFor();
      const skip = page.getByRole('button', { name: 'Go to what to do now' });
      await choose(page, '.table-skip');
      expect((await skip.boundingBox())?.width ?? 0).toBeLessThan(2);
      expect(await page.evaluate(() => document.activeElement?.matches('.table-moment'))).toBe(true);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.table-moment') !== null)).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await skip.focus();
      await page.keyboard.press('Shift');
      expect((await skip.boundingBox())?.height ?? 0).toBeGreaterThan(30);
    });
  });
});
