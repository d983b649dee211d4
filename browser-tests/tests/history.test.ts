import { ageOfSteam } from '@roundhouse/age-of-steam';
import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame, startShortGame } from './support/new-game.ts';
import { archiveOf, bring } from './support/records.ts';
import {
  actionsPlayed,
  andSee,
  logLines,
  mark,
  openHistory,
  openLog,
  passUntil,
  pointAtHex,
  press,
  trackOnBoard,
} from './support/table.ts';
import { visit, type Visitor } from './support/visit.ts';

const { recordedGame, upTo } = archiveOf(ageOfSteam);
const SECOND_TURN = upTo(recordedGame('03-two-shores-4-players-the-last-turn'), ({ turn }) => turn === 2);

/** Two people, so that every action is ours; three tiles are laid one by one. */
async function layThreeTiles(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await startGame(visitor, {
    game: 'age-of-steam',
    setup: 'copper-vale',
    players: [person('Anna'), person('Bruno')],
    seed: 'history',
  });
  await passUntil(page, 'hex-');
  for (let tile = 0; tile < 3; tile++) {
    await pointAtHex(page);
    await press(page, 'confirm');
    await mark(page, 'finish').waitFor();
  }
}

describe('taking back', () => {
  test('goes to a chosen point of the turn', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await layThreeTiles(visitor);
      await openLog(page);
      const before = await logLines(page);
      await page.getByRole('button', { name: 'Choose how far to take back' }).click();
      await andSee(page, async () => page.getByRole('menuitem').nth(1).click());
      await page.waitForFunction((count) => document.querySelectorAll('.log-line').length === count, before.length - 2);
      expect(await logLines(page)).toEqual(before.slice(0, -2));
      await andSee(page, async () => page.keyboard.press('u'));
      await page.waitForFunction((count) => document.querySelectorAll('.log-line').length === count, before.length - 3);
      expect(await logLines(page)).toEqual(before.slice(0, -3));
    });
  });

  test('says why nothing can be taken back', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startShortGame(visitor, [person('Anna'), person('Bruno')], 'nothing yet');
      await page.getByRole('button', { name: 'Take back', exact: true }).click({ force: true });
      expect((await page.locator('.explanation-why').innerText()).length).toBeGreaterThan(10);
      expect(await page.locator('.explanation .button').count()).toBe(0);

      // Behind what chance has shown one can still look back, and play on from there.
      await bring(visitor, SECOND_TURN);
      await page.getByRole('button', { name: 'Take back the last action of Player 4' }).click();
      await page.getByRole('button', { name: 'Play on from there in a game of its own' }).waitFor();
      await page.getByRole('button', { name: 'Look at it as it was before my last action' }).click();
      await page.getByRole('slider').waitFor();
      expect(Number(await page.getByRole('slider').inputValue())).toBeLessThan(await actionsPlayed(page));
    });
  });
});

describe('the history', () => {
  test('shows the board as it was, by slider and by keys, and marks nothing as possible', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await layThreeTiles(visitor);
      const now = await trackOnBoard(page);
      expect(now.length).toBeGreaterThanOrEqual(3);
      await openHistory(page);
      const last = await actionsPlayed(page);
      await andSee(page, async () => page.getByRole('slider').fill('0'));
      await page.getByText(`Action 0 of ${last}`).waitFor();
      await page.locator('.board-drawing [data-track]').first().waitFor({ state: 'detached' });
      expect(await page.locator('[data-choice]').count()).toBe(0);
      // What could be done is told of the board that is shown, and of whom.
      // The slider has the focus, and leaves the letters to the table.
      await page.getByRole('slider').focus();
      await page.keyboard.press('w');
      const panel = page.getByRole('region', { name: 'What could I do?' });
      await panel.getByText(/^What (Anna|Bruno) could do, on the table as it is shown here\.$/).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText(`Action 1 of ${last}`).waitFor();
      expect(await panel.count()).toBe(1);
      await page.keyboard.press('w');
      await panel.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await mark(page, 'finish').waitFor();
      expect(await trackOnBoard(page)).toEqual(now);
    });
  });

  test('forks: one plays on from there, and the old game stays', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await layThreeTiles(visitor);
      const old = page.url();
      await openHistory(page);
      const last = await actionsPlayed(page);
      await andSee(page, async () => page.getByRole('slider').fill(String(last - 2)));
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL((url) => url.href !== old);
      await passUntil(page, 'hex-');
      await openHistory(page);
      expect(await actionsPlayed(page)).toBe(last - 2);
      await page.getByRole('button', { name: 'Back to now' }).click();
      await pointAtHex(page);
      await press(page, 'confirm');
      await page.goto(old);
      await mark(page, 'finish').waitFor();
      await openHistory(page);
      expect(await actionsPlayed(page)).toBe(last);
    });
  });
});

describe('since my last move', () => {
  test('one press shows again what the others did, by itself or step by step', async () => {
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      // Before it: whoever sets up a table may move people to other places.
      await goTo('/new/age-of-steam');
      const names = page.locator('.seat-row input');
      await names.first().waitFor();
      const [first, second] = [await names.nth(0).inputValue(), await names.nth(1).inputValue()];
      await page.locator('.seat-row .seat-down').first().click();
      await expect.poll(async () => names.nth(0).inputValue()).toBe(second);
      expect(await names.nth(1).inputValue()).toBe(first);

      await startGame(visitor, {
        game: 'age-of-steam',
        setup: 'copper-vale',
        players: [person('Anna'), easyBot('Bruno'), easyBot('Cleo')],
        seed: 'recap',
      });
      await passUntil(page, 'action-');
      const offer = page.locator('[data-recap]');
      await offer.click();
      await page.getByText('Since your last move').waitFor();
      expect(await page.locator('[data-choice]').count()).toBe(0);
      // Left alone it comes back to now.
      await offer.waitFor();
      await page.keyboard.press('a');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await offer.waitFor();
    });
  });
});
