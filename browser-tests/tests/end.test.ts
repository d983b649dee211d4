import { ageOfSteam } from '@roundhouse/age-of-steam';
import { dressed, Match, say } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { visit } from './support/visit.ts';

const { recordedGame } = archiveOf(ageOfSteam);

const record = recordedGame('03-two-shores-4-players-the-last-turn');
const played = Match.replay(ageOfSteam, record);

describe('the end page', () => {
  test('shows every line of every score, and a chart of every measure', async () => {
    const scores = played.result()?.scores ?? [];
    expect(scores).toHaveLength(record.seats);
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      const standing = await page.locator('.standing').innerText();
      for (const { lines } of scores) for (const { label } of lines) expect(standing).toContain(say(label));
      await page.locator('.chart').first().waitFor();
      const drawn = await page.locator('.chart h3').allInnerTexts();
      expect(drawn).toEqual(expect.arrayContaining(['Points', 'Income', 'Cash']));
    });
  });

  test('leads to the board of every moment, and back', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      await page.getByRole('button', { name: 'Go through the game' }).click();
      // From its beginning on.
      await page.getByText(/Action 0 of/).waitFor();
      await page.getByRole('slider').fill('3');
      await page.getByText(/Action 3 of/).waitFor();
      expect(await page.locator('[data-page="table"] .board').count()).toBe(1);
      // All sit at this screen: what could be done is told of whoever was to act then.
      const panel = page.getByRole('region', { name: 'What could I do?' });
      for (const seq of [0, 1]) {
        const [seat = -1] = ageOfSteam.waiting(played.at(seq));
        await page.getByRole('slider').fill(String(seq));
        await page.keyboard.press('w');
        await panel.getByText(`What Player ${seat + 1} could do, on the table as it is shown here.`).waitFor();
        await page.keyboard.press('w');
        await panel.waitFor({ state: 'detached' });
      }
      await page.goBack();
      await page.locator('[data-page="end"]').waitFor();
      // Of a game that is over the latest moment is its end.
      await page.getByRole('button', { name: 'Go through the game' }).click();
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.getByRole('button', { name: 'See the result' }).click();
      await page.locator('[data-page="end"]').waitFor();
    });
  });

  test('gives the record and a picture to keep, and plays again', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      const anchor = { colour: 'purple', emblem: 'anchor' } as const;
      await bring(visitor, { ...record, liveries: dressed(record.seats, [null, anchor]) });
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the record' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^age-of-steam.*\.json$/);
      const picture = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Share a picture' }).click();
      expect((await picture).suggestedFilename()).toBe('age-of-steam.png');
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('[data-page="table"] [data-choice]').first().waitFor();
      // Everybody looks as before.
      const second = page.locator('.players .player', { hasText: 'Player 2' }).locator('.seat-mark');
      expect(await second.first().getAttribute('style')).toContain('--seat-4');
    });
  });
});
