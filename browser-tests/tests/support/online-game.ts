import { text } from 'node:stream/consumers';
import { botFor } from '@roundhouse/bots';
import { gameName, knownGame } from '@roundhouse/games/registry';
import { furnishedFor, itemAt, type MatchRecord, parseRecord, recordFromText, rngFrom } from '@roundhouse/kernel';
import { type NewTable, ROUTES, type Table } from '@roundhouse/wire';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod';
import { bothToTheEnd } from './clicker.ts';
import { ask, begun, sitDown, type Two } from './online.ts';
import { findings } from './sights.ts';

/** A short game for two people, and its last turn or round as far as it can be known. */
export interface ShortGame extends Pick<NewTable, 'game' | 'seats' | 'options'> {
  readonly last: number;
}

export const SHORT_GAMES: readonly ShortGame[] = [
  { game: 'age-of-steam', seats: 2, options: { map: 'two-shores' }, last: 6 },
  { game: 'steam', seats: 3, options: { map: 'ruhr', mode: 'base', firstGame: true }, last: 10 },
  { game: 'kings-of-air-and-steam', seats: 2, options: { mode: 'basic' }, last: 5 },
  { game: 'city-of-iron', seats: 2, options: { mode: 'family' }, last: 7 },
];

/** A table of the two that has begun. */
export async function newTable({ ada, bea }: Two, { last: _last, ...what }: ShortGame): Promise<string> {
  return (await begun([ada, bea], what)).id;
}

/** A table at which they have come to the last turn, not by clicks but each by what their own browser may ask. */
export async function tableAtItsLastTurn(two: Two, game: ShortGame): Promise<string> {
  for (;;) {
    const table = await newTable(two, game);
    if (await playedUpTo(two, table, game.last)) return table;
  }
}

const counted = z.union([z.object({ round: z.int() }), z.object({ turn: z.int() })]);

function turnIn(view: object): number {
  const count = counted.parse(view);
  return 'round' in count ? count.round : count.turn;
}

/** False when the game was over before. They play as a bot would that sees what they see. */
async function playedUpTo({ ada, bea }: Two, table: string, turn: number): Promise<boolean> {
  const luck = rngFrom(table);
  for (;;) {
    for (const one of [ada, bea]) {
      const { state, seat, waiting } = await ask(one, ROUTES.table, { table });
      if (state === 'over') return false;
      if (seat === null || !waiting.includes(seat)) continue;
      const opening = await ask(one, ROUTES.opening, { table });
      const brain = await knownGame(opening.game).brain();
      const game = furnishedFor(brain.game, opening);
      const bot = botFor('easy', { ...brain, game });
      let { update } = opening;
      for (let moves = 0; update.eye !== 'public' && update.waiting.includes(update.eye); moves++) {
        if (turnIn(update.view) >= turn) return true;
        const { seq, undos, eye, view } = update;
        const action = bot?.choose(game.content?.bind(view) ?? view, eye, luck);
        const submission = { seq, undos, actions: [action], key: `${table}-${eye}-${seq}-${moves}` };
        ({ update } = await ask(one, ROUTES.submit, { table }, submission));
      }
    }
  }
}

/**
 * Both play on at the same time, by chance, whatever their pages offer them; how many clicks it took. One of them may
 * have left the game before, and only sees how it ends.
 */
export async function clickedByBoth({ ada, bea }: Two, table: string): Promise<number> {
  await Promise.all([sitDown(ada, table), sitDown(bea, table)]);
  return bothToTheEnd(ada.page, bea.page, table);
}

/** What a page says of a match that is over. */
export interface Ended {
  readonly game: string;
  readonly won: string;
}

/** That both see the same end, and what everybody may know then. */
export async function seeTheEnd({ ada, bea }: Two, table: string): Promise<Ended> {
  const known = await ask(ada, ROUTES.table, { table });
  const record = await ask(ada, ROUTES.record, { table });
  expect(known.state).toBe('over');
  expect(record.seed).toBe(known.seed);
  const ends = [];
  for (const { page } of [ada, bea]) {
    const end = page.locator('[data-page="end"]');
    const scores = await end.locator('.standing').innerText();
    ends.push({ won: await end.locator('h1').innerText(), scores });
    expect(scores).toContain('Ada');
    expect(scores).toContain('Bea');
    await end.getByText('The luck of this game', { exact: false }).click();
    await end.getByText(known.seedHash, { exact: true }).waitFor();
    await end.getByText(record.seed, { exact: true }).waitFor();
    // Where it was played only a page knows.
    const place = new URL(page.url()).host;
    expect(await downloadedRecord(page, known.game)).toEqual({ ...parseRecord(record, known.game), place });
  }
  expect(await findings(ada.page, ['.end-charts']), 'the end of a game').toEqual([]);
  expect(ends[0]).toEqual(ends[1]);
  expect(namesIn(record)).toEqual(expect.arrayContaining(['Ada', 'Bea']));
  return { game: gameName(known.game), won: itemAt(ends, 0).won };
}

/** Among those that are over it is told from others by its board, and by how it ended. */
export async function seeTheTicket({ ada: { page } }: Two, { game, won }: Ended): Promise<void> {
  await page.goto(new URL('/replays', page.url()).href);
  // They may have played others of this game to their end before.
  const tickets = page.locator('.match-ticket', { has: page.getByText(game, { exact: true }) });
  await tickets.filter({ hasText: won }).locator('.match-ticket-picture').first().waitFor();
}

function namesIn({ entries }: MatchRecord): readonly string[] {
  return entries.flatMap((entry) => ('sits' in entry && entry.sits !== null ? [entry.sits.name] : []));
}

async function downloadedRecord(page: Page, game: string): Promise<MatchRecord> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  return parseRecord(recordFromText(await text(await (await downloading).createReadStream())), game);
}

/** The same people once more: the first opens the table, and the other finds it. */
export async function seeTheRematch({ ada, bea }: Two): Promise<Table['id']> {
  await ada.page.getByRole('button', { name: 'Play again together' }).click();
  await ada.page.locator('[data-page="room"]').waitFor();
  await bea.page.getByRole('button', { name: 'To the next game' }).tap();
  await bea.page.locator('[data-page="room"]').waitFor();
  for (const { page } of [ada, bea]) {
    for (const name of ['Ada', 'Bea']) await page.locator('.chair').getByText(name).waitFor();
  }
  expect(bea.page.url()).toBe(ada.page.url());
  return new URL(ada.page.url()).pathname.split('/').at(-1) ?? '';
}
