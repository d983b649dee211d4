import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './support/visit.ts';

async function expectTheme(page: Page, theme: 'day' | 'night'): Promise<void> {
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
}

async function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

describe('day and night', () => {
  test('follow the system until a person decides, and the decision is kept', async () => {
    await visit({ theme: 'auto' }, async ({ page, goTo }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await goTo('/');
      await expectTheme(page, 'day');
      const day = await paper(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(page, 'night');
      expect(await paper(page)).not.toBe(day);

      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Day' }).check();
      await expectTheme(page, 'day');
      await page.reload();
      await expectTheme(page, 'day');
      expect(await paper(page)).toBe(day);
    });
  });
});
