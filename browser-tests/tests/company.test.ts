import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame } from './support/new-game.ts';
import { andSee, logLines, marks, openLog, passUntil, press } from './support/table.ts';
import { visit, type Visitor } from './support/visit.ts';

async function againstBots(visitor: Visitor): Promise<void> {
  await startGame(visitor, {
    game: 'age-of-steam',
    setup: 'copper-vale',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'company',
  });
}

async function choose(visitor: Visitor, item: string): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await visitor.page.getByRole('menuitem', { name: item }).click();
}

describe('company at the table', () => {
  test('against bots one goes back past their moves, and the game says so', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await againstBots(visitor);
      expect(await page.locator('.player', { has: page.locator('.player-you') }).allInnerTexts()).toEqual([
        expect.stringContaining('Anna'),
      ]);
      await press(page, 'shares-2');
      await press(page, 'confirm');
      await passUntil(page, 'action-');
      await andSee(page, async () => marks(page, 'action-').first().click());
      await press(page, 'confirm');
      await page.locator('[data-choice="finish"]').waitFor();
      await page.getByRole('button', { name: 'Choose how far to take back' }).click();
      // The last of the list is the first decision of all, behind everything that the bots did.
      await page.getByRole('menuitem').last().click();
      await page.locator('[data-choice="shares-2"]').waitFor();
      await openLog(page);
      await page.getByText('You go back past the moves of the bots.').waitFor();
      await page.reload();
      await page.locator('[data-choice="shares-2"]').waitFor();
      await visitor.goTo('/');
      await page.getByText('with takebacks').waitFor();
      expect(await page.locator('.match-ticket').count()).toBe(1);
    });
  });

  test('seats change hands: a person takes over from a bot, and whoever resigns hands over to one', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await againstBots(visitor);
      const dialog = page.getByRole('dialog', { name: 'Who plays' });
      const handOver = async (seats: Readonly<Record<string, string>>): Promise<void> => {
        await choose(visitor, 'Who plays');
        for (const [seat, player] of Object.entries(seats)) {
          await dialog.getByLabel(`${seat}: who plays`).selectOption(player);
        }
        await dialog.getByRole('button', { name: 'Hand over' }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      await handOver({ 'Seat 2': 'person', 'Seat 3': 'person' });
      for (let turns = 0; turns < 3; turns++) {
        await press(page, 'shares-2');
        await press(page, 'confirm');
      }
      await openLog(page);
      await page.getByText('Bruno is back.').waitFor();
      await handOver({ 'Seat 1': 'driver', 'Seat 2': 'apprentice', 'Seat 3': 'apprentice' });
      await page.getByText('A bot plays for Anna for now.').waitFor();
      await page.getByText('The game is over.').first().waitFor();
      expect(await marks(page, 'shares-').count()).toBe(0);
    });
  });

  test('a match that was kept by the first versions is moved over and goes on', async () => {
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      // Who opens a picture by itself may ask for the icon of a page as well, of which there is none under this name.
      await page.route('**/favicon.ico', async (route) => route.fulfill({ status: 204 }));
      // A file of the site that runs nothing: the page has not been here since.
      await page.goto('/icon.svg');
      // As they wrote it: one value by its id.
      await page.evaluate(async () => {
        const record = {
          format: 'roundhouse-record/1',
          game: 'age-of-steam',
          rules: 1,
          options: { map: 'copper-vale' },
          seats: 2,
          seed: 'kept long ago',
          entries: [],
          checks: [],
        };
        const players = [0, 1].map((seat) => ({ seat, name: `Old ${seat}`, bot: null }));
        const value = { writer: '', players, seq: 0, over: false, yourTurn: true, changed: 1, fault: null, record };
        await new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('roundhouse', 1);
          opening.addEventListener('error', () => reject(new Error('cannot be opened')));
          opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('matches'));
          opening.addEventListener('success', () => {
            const work = opening.result.transaction('matches', 'readwrite');
            work.objectStore('matches').put(value, 'from-long-ago');
            work.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      });
      await goTo('/');
      await page.getByText('Old 1').waitFor();
      await goTo('/table/from-long-ago');
      await press(page, 'shares-2');
      await press(page, 'confirm');
      await page.reload();
      await openLog(page);
      expect(await logLines(page)).toHaveLength(2);
    });
  });
});
