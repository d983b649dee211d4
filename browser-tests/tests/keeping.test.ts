import { ageOfSteam } from '@roundhouse/age-of-steam';
import { toStore } from '@roundhouse/host';
import { type Result, itemAt, Match, type MatchRecord, type Seat } from '@roundhouse/kernel';
import { numberText } from '@roundhouse/ui';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame } from './support/new-game.ts';
import { archiveOf, bring } from './support/records.ts';
import { actionsPlayed, logLines, mark, openHistory, openLog, passUntil, pointAtHex, press } from './support/table.ts';
import { visit, type Visitor } from './support/visit.ts';

const { parsed, recordedGame } = archiveOf(ageOfSteam);

async function layOneTile(visitor: Visitor, opponent = easyBot('Bruno')): Promise<void> {
  const { page } = visitor;
  await startGame(visitor, {
    game: 'age-of-steam',
    setup: 'copper-vale',
    players: [person('Anna'), opponent],
    seed: 'keeping',
  });
  await passUntil(page, 'hex-');
  await pointAtHex(page);
  await press(page, 'confirm');
  await mark(page, 'finish').waitFor();
}

/** Games that are over, in one file: in each somebody sat at this seat against bots, or everybody at one screen. */
function savedGames(record: MatchRecord, seats: readonly (Seat | 'all')[]): string {
  const games = seats.map((mine, index) => {
    const sitters = Array.from({ length: record.seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      bot: mine === seat || mine === 'all' ? null : 'easy',
    }));
    const { state, ...stored } = toStore(Match.replay(ageOfSteam, record), sitters, 0);
    const head = { writer: '', game: ageOfSteam.id, state, changed: index, fault: null };
    return { id: `saved-${seats.join('-')}-${index}`, head, ...stored };
  });
  const sealed = gzipSync(JSON.stringify(games)).toString('base64');
  return JSON.stringify({ format: 'roundhouse-save/1', saved: 0, games: [], sealed });
}

function resultOf(record: MatchRecord): Result {
  const result = Match.replay(ageOfSteam, record).result();
  if (result === null) throw new Error('the game is not over');
  return result;
}

async function serviceWorkerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

describe('a match is kept', () => {
  test('through a reload in the middle of a turn', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await layOneTile(visitor);
      await openLog(page);
      const before = await logLines(page);
      const prompt = await page.locator('.table-prompt-words').innerText();
      await page.reload();
      await mark(page, 'finish').waitFor();
      expect(await page.locator('.table-prompt-words').innerText()).toBe(prompt);
      await openLog(page);
      expect(await logLines(page)).toEqual(before);
      await pointAtHex(page);
      await press(page, 'confirm');
    });
  });

  test('and when it is over, its ticket shows the board and says who has won, and with how many points', async () => {
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      await bring(visitor, recordedGame('04-rust-belt-4-players-the-last-turn'));
      const winner = await page.locator('.standing-winner h3').innerText();
      const points = await page.locator('.standing-winner .standing-total').innerText();
      await goTo('/replays');
      const ticket = page.locator('.match-ticket');
      await ticket.locator('.match-ticket-picture').waitFor();
      expect(await ticket.innerText()).toMatch(/Finished[^]*Rust Belt/);
      expect(await ticket.locator('.match-ticket-facts').first().innerText()).toBe(`${winner.trim()} wins`);
      const first = ticket.locator('.match-ticket-player').first();
      expect((await first.innerText()).split(/\s+/)).toEqual([...winner.trim().split(/\s+/), points]);
    });
  });

  test('and its ticket is as high before its board is drawn as it is then', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, recordedGame('04-rust-belt-4-players-the-last-turn'));
      await page.addInitScript(() => {
        const heights: number[] = [];
        Object.assign(globalThis, { heights });
        const look = (): void => {
          const ticket = document.querySelector('.match-ticket');
          if (ticket !== null) heights.push(ticket.getBoundingClientRect().height);
          requestAnimationFrame(look);
        };
        look();
      });
      await page.goto('/replays');
      await page.locator('.match-ticket-picture').waitFor();
      const spread = await page.evaluate('Math.max(...heights) - Math.min(...heights)');
      expect(spread).toBeLessThan(8);
    });
  });

  test('when the page is closed, and home leads back to it', async () => {
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      await layOneTile(visitor);
      const table = page.url();
      await goTo('/');
      await page.getByRole('heading', { name: 'Continue' }).waitFor();
      await page.locator('.match-ticket-link').click();
      await mark(page, 'finish').waitFor();
      expect(page.url()).toBe(table);
    });
  });

  test('and played on without a network, once the page was loaded', async () => {
    await visit({ keepsSite: true }, async (visitor) => {
      const { page, context, goTo } = visitor;
      await layOneTile(visitor);
      const table = page.url();
      await serviceWorkerIsReady(page);
      await context.setOffline(true);
      await page.reload();
      await mark(page, 'finish').waitFor();
      await pointAtHex(page);
      await press(page, 'confirm');
      await goTo('/');
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.locator('[data-choice]').first().waitFor();
      expect(page.url()).not.toBe(table);
      await press(page, 'confirm');
    });
  });

  test('as a record, which opens as the same match', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await layOneTile(visitor, person('Bruno'));
      await openHistory(page);
      const played = await actionsPlayed(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Download the record' }).click();
      const record = parsed(await text(await (await download).createReadStream()));
      expect(record.entries.filter((entry) => 'action' in entry)).toHaveLength(played);
      // Who played, when and where.
      expect(record.players).toEqual(['Anna', 'Bruno']);
      expect(new Date(record.begun ?? '').getFullYear()).toBeGreaterThan(2000);
      expect(record.place).toBe(new URL(page.url()).host);
      await bring(visitor, record);
      await openHistory(page);
      expect(await actionsPlayed(page)).toBe(played);
    });
  });

  test('and a record is not to be had while bots are playing, for it holds what is hidden', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await layOneTile(visitor);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'Download the record' }).count()).toBe(0);
    });
  });

  test('in a file, running and with bots, whatever is hidden; abandoned here it comes back from there', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await layOneTile(visitor);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await menu.click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Save to a file' }).click();
      const saved = await text(await (await download).createReadStream());
      expect(saved).not.toContain('seed');
      await menu.click();
      await page.getByRole('menuitem', { name: 'Abandon this game' }).click();
      await page.getByRole('button', { name: 'Abandon it' }).click();
      await page.getByText('No finished games yet').waitFor();
      expect(await page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
      const file = { name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(saved) };
      await page.locator('input[type="file"]').setInputFiles(file);
      await mark(page, 'finish').waitFor();

      // Home tells it from others, keeps it in one file with all others, and says what the browser promised.
      await page.goto('/');
      const ticket = page.locator('.match-ticket');
      await ticket.locator('.match-ticket-picture').waitFor();
      expect(await ticket.innerText()).toMatch(/Copper Vale[^]*Turn 1 · (ahead: |nobody leads yet|\d share the lead)/);
      await page.getByText(/This browser has (not )?promised/).waitFor();
      const all = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save all my games to a file' }).click();
      const together = await all;
      expect(together.suggestedFilename()).toMatch(/^age-of-steam-saved/);
      await page.getByRole('button', { name: /^Delete this game/ }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await ticket.waitFor({ state: 'detached' });
      const kept = { ...file, buffer: Buffer.from(await text(await together.createReadStream())) };
      await page.locator('input[type="file"]').setInputFiles(kept);
      await mark(page, 'finish').waitFor();
    });
  });

  test('and counted at home once it is over: games, victories, the best score, of one person against others', async () => {
    const finished = recordedGame('04-rust-belt-4-players-the-last-turn');
    const { winners, scores } = resultOf(finished);
    const scored = scores.flatMap(({ total }, seat) => (total === null ? [] : [{ seat, total }]));
    const winner = itemAt(
      scored.filter(({ seat }) => winners.includes(seat)),
      0,
    );
    const loser = itemAt(
      scored.filter(({ seat }) => !winners.includes(seat)),
      0,
    );
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      const bringSaved = async (seats: readonly (Seat | 'all')[]): Promise<void> => {
        await goTo('/');
        const buffer = Buffer.from(savedGames(finished, seats));
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer });
        await page.locator('[data-page="end"] h1').waitFor();
        await goTo('/');
      };
      const cells = page.locator('.own-numbers tbody').locator('th, td');
      // Where all are people nobody knows whose result it is.
      await bringSaved(['all']);
      await page.locator('.save-all').waitFor();
      expect(await cells.count()).toBe(0);
      await bringSaved([loser.seat]);
      await cells.first().waitFor();
      expect(await cells.allInnerTexts()).toEqual(['Age of Steam', '1', '0', numberText(loser.total)]);
      await bringSaved([winner.seat]);
      await cells.first().waitFor();
      expect(await cells.allInnerTexts()).toEqual(['Age of Steam', '2', '1', numberText(winner.total)]);
    });
  });

  test('and the browser is asked once to keep it; its refusal is told, and may be asked about again', async () => {
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      await page.addInitScript(() => {
        const asked = (): number => Number(sessionStorage.getItem('asked') ?? 0);
        Object.assign(navigator.storage, {
          persisted: () => Promise.resolve(asked() > 1),
          persist() {
            sessionStorage.setItem('asked', String(asked() + 1));
            return Promise.resolve(asked() > 1);
          },
        });
      });
      await layOneTile(visitor);
      await goTo('/');
      await page.getByText('This browser has not promised to keep your games').waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1');
      await page.getByRole('button', { name: 'Ask the browser again' }).click();
      await page.getByText('This browser has promised to keep your games.').waitFor();
    });
  });

  test('and a file that is no record is refused with a reason', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo('/');
      await page.locator('input[type="file"]').setInputFiles({
        name: 'letter.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"dear":"conductor"}'),
      });
      expect(await page.getByRole('alert').innerText()).toContain('not the record of a game');
    });
  });
});
