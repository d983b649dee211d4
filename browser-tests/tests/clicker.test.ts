import { describe, expect, test } from 'vitest';
import { clickToTheEnd, clickUntil } from './support/clicker.ts';
import { clickedToTheEnd } from './support/clicked-game.ts';
import { easyBot, type NewGame, person } from './support/new-game.ts';
import { visit } from './support/visit.ts';

const GAMES: readonly NewGame[] = [
  {
    game: 'age-of-steam',
    setup: 'copper-vale',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-1',
  },
  { game: 'age-of-steam', setup: 'two-shores', players: [person('Anna'), person('Bruno')], seed: 'clicker-2' },
  {
    game: 'age-of-steam',
    setup: 'rust-belt',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-3',
  },
  {
    game: 'steam',
    setup: 'northeast',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-4',
  },
  {
    game: 'steam',
    setup: 'northeast-standard',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-5',
  },
  {
    game: 'steam',
    setup: 'ruhr-first',
    players: [person('Anna'), person('Bruno'), easyBot('Clara')],
    seed: 'clicker-6',
  },
  {
    game: 'steam',
    setup: 'ruhr-standard',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-7',
  },
];

describe('the clicker', () => {
  test.for(GAMES)('plays $game on $setup to the end (seed $seed)', async (game) => {
    const { count, complaints } = await clickedToTheEnd(game);
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
      expect((await clickToTheEnd(page, 'any')).kinds).toEqual(new Map([['one', 1]]));
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
