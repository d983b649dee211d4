import { GAMES } from '@roundhouse/games/registry';
import { describe, expect, test } from 'vitest';
import { clickUntil } from './support/clicker.ts';
import { byDayAndNight } from './support/sights.ts';
import { PHONE, visit } from './support/visit.ts';

describe.for(GAMES.map(({ id, name }) => ({ id, name })))('the exercises of $name', ({ id }) => {
  test('are listed, ask for a move on the board, and say what it was worth', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo(`/exercises/${id}`);
      await page.locator('.exercise-ticket').first().click();
      await page.getByText('What is the best move now?').waitFor();
      await clickUntil(page, '.exercise-verdict', `an exercise of ${id}`);
      expect(await page.locator('.exercise-answers tbody tr').count()).toBeGreaterThan(1);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.getByText('This is the best move.').waitFor();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.getByText('Right: that is the best move.').waitFor();
      await page.getByRole('link', { name: 'Next exercise' }).click();
      await page.getByText('What is the best move now?').waitFor();
      await page.getByRole('link', { name: 'All exercises' }).click();
      expect(await page.locator('.exercise-ticket').first().getAttribute('data-reached')).toMatch(/seen|solved/);
    });
  });

  test('leave axe nothing to find on a phone', async () => {
    await visit({ viewport: PHONE, touch: true, theme: 'auto' }, async ({ page, goTo }) => {
      await goTo(`/exercises/${id}`);
      await page.locator('.exercise-ticket').first().tap();
      await page.getByText('What is the best move now?').waitFor();
      expect(await byDayAndNight(page)).toEqual([]);
    });
  });
});

describe('the exercise of the day', () => {
  test('is on home, and can be solved with a finger; axe finds nothing', async () => {
    await visit({ viewport: PHONE, touch: true, theme: 'auto' }, async ({ page, goTo }) => {
      await goTo('/');
      await page.locator('.home-exercise').scrollIntoViewIfNeeded();
      const link = page.getByRole('link', { name: 'Find the best move' });
      await link.waitFor();
      await link.tap();
      await page.getByText('What is the best move now?').waitFor();
      expect(await byDayAndNight(page)).toEqual([]);
      await page.getByRole('button', { name: 'Show me' }).tap();
      await page.getByRole('button', { name: 'Play it' }).tap();
      await page.getByText('Right: that is the best move.').waitFor();
      expect(await byDayAndNight(page)).toEqual([]);
      await page.getByRole('link', { name: 'All exercises' }).tap();
      await page.locator('.exercise-ticket').first().waitFor();
      expect(await byDayAndNight(page)).toEqual([]);
    });
  });
});
