import { describe, expect, test } from 'vitest';
import { clickToTheEnd, clickUntil } from './support/clicker.ts';
import { clickedAtTheBeginning, clickedToTheEnd } from './support/clicked-game.ts';
import { RAIL_GAMES } from './support/clicker-games.ts';
import { visit } from './support/visit.ts';

describe('the clicker', () => {
  test.for(RAIL_GAMES.filter(({ endurance }) => !endurance))(
    'plays $game on $setup to the end (seed $seed)',
    async (game) => {
      const { count, complaints } = await clickedToTheEnd(game);
      expect(count).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    },
  );

  test.for(RAIL_GAMES.filter(({ endurance }) => endurance))('begins $game on $setup (seed $seed)', async (game) => {
    const { count, complaints } = await clickedAtTheBeginning(game);
    expect(count).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});

describe('the clicker, on pages of no game,', () => {
  test('clicks what is marked until the end is there', async () => {
    await visit({}, async ({ page }) => {
      await page.setContent(`<button data-choice="one">1</button><button id="no">2</button>`);
      await page.evaluate(() => {
        document.querySelector('[data-choice]')?.addEventListener('click', () => {
          document.body.innerHTML = '<main data-page="end"></main>';
        });
        document.querySelector('#no')?.addEventListener('click', () => {
          throw new Error('this was not marked');
        });
      });
      await clickToTheEnd(page, 'any');
      expect(await page.locator('[data-page="end"]').count()).toBe(1);
    });
  });

  test('says so when nothing that is marked can be reached', async () => {
    await visit({}, async ({ page }) => {
      await page.setContent(
        `<button data-choice="one">1</button><div style="position: fixed; inset: 0">in the way</div>`,
      );
      await expect(clickUntil(page, 'main', 'any', 0)).rejects.toThrow(/stuck.*one/);
    });
  });

  test('is told when the page complains', async () => {
    const complaining = visit({}, async ({ page }) => page.evaluate(`console.error('out of steam')`));
    await expect(complaining).rejects.toThrow('out of steam');
  });
});
