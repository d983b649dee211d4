/**
 * Makes the pictures of the documents: `npm run screenshots`. Those in docs/screenshots are of the page as it is built now,
 * docs/board.svg is what `roundhouse render` draws; the games on them are recorded ones, so the pictures change only when
 * the page does.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ageOfSteam } from '@roundhouse/age-of-steam';
import { Match, parseRecord, recordFromText } from '@roundhouse/kernel';
import { openHouse } from '@roundhouse/server';
import { steam } from '@roundhouse/steam';
import { chromium } from 'playwright-core';
import { chromiumOptions, findChromium } from './browsers.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ name: string, size: Size, show: (page: Page) => Promise<void> }} Picture
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'docs', 'screenshots');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/**
 * @param {string} game
 * @param {string} name
 */
function pathOf(game, name) {
  return join(root, 'games', game, 'tests', 'fixtures', `${name}.json`);
}

/**
 * A recorded game, and a way to have it up to a moment, to play on from there.
 * @template {object} P
 * @param {import('@roundhouse/kernel').Game<P, any, any, any>} game
 * @param {string} name
 */
function recordedGame(game, name) {
  const path = pathOf(game.id, name);
  const record = parseRecord(recordFromText(readFileSync(path, 'utf8')), game.id);
  /** @param {(position: P, seat: number) => boolean} wanted */
  const upTo = (wanted) => {
    const match = Match.replay(game, record);
    /** @type {import('@roundhouse/kernel').Entry[]} */
    let live = [];
    for (const entry of record.entries) live = 'undo' in entry ? live.slice(0, entry.undo) : [...live, entry];
    for (let seq = 0; seq < match.seq; seq++) {
      const position = match.at(seq);
      const [seat] = game.waiting(position);
      if (seat !== undefined && wanted(position, seat)) return { ...record, entries: live.slice(0, seq), checks: [] };
    }
    throw new Error('the recorded game has no such moment');
  };
  return { record, upTo };
}

const LONG_GAME = '04-rust-belt-4-players-the-last-turn';
const longGame = recordedGame(ageOfSteam, LONG_GAME);
const steamGame = recordedGame(steam, '10-northeast-base-5-players-the-last-turn');

/**
 * @param {Page} page
 * @param {unknown} record
 */
async function bring(page, record) {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('[data-page="table"] .table-moment').waitFor();
}

/** @param {Page} page */
const table = async (page) => {
  await bring(
    page,
    longGame.upTo(({ turn, phase }) => turn === 5 && phase.name === 'select-actions'),
  );
  await page.locator('[data-choice]').first().waitFor();
};

/** @param {Page} page */
const steamTable = async (page) => {
  await bring(
    page,
    steamGame.upTo(({ turn, phase }) => turn === 5 && phase.name === 'select-action-tiles'),
  );
  await page.locator('[data-choice]').first().waitFor();
};

/** @param {Page} page */
const steamBuilds = async (page) => {
  await bring(
    page,
    steamGame.upTo(({ turn, phase }) => turn === 3 && phase.name === 'build-track'),
  );
  await page.locator('[data-choice^="hex-"]').nth(3).click();
};

/**
 * A new game against bots, with luck that is the same every time.
 * @param {Page} page
 * @param {string} game
 */
async function newGame(page, game) {
  await page.goto(`/new/${game}`);
  await page.getByText('Choose a seed').click();
  await page.getByLabel('Seed').fill('pictures');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-choice]').first().waitFor();
}

/** @param {Page} page */
const kingsPlan = async (page) => {
  await newGame(page, 'kings-of-air-and-steam');
  await page.locator('[data-choice^="space-"]').nth(8).click();
  await page.locator('[data-choice="confirm"]').click();
  for (const card of ['2', '3', '1']) await page.locator(`[data-choice="card-${card}"]`).first().click();
};

/** @param {Page} page */
const cityTurn = async (page) => {
  await newGame(page, 'city-of-iron');
  await page.locator('[data-choice="confirm"]').click();
  await page.locator('[data-choice^="space-"]').nth(2).click();
  await page.locator('[data-choice="confirm"]').click();
  await page.locator('[data-choice^="building-"]').nth(4).click();
};

/** @type {readonly Picture[]} */
const PICTURES = [
  { name: 'table-desktop', size: DESK, show: table },
  { name: 'steam-desktop', size: DESK, show: steamTable },
  { name: 'steam-phone', size: PHONE, show: steamBuilds },
  { name: 'kings-desktop', size: DESK, show: kingsPlan },
  { name: 'city-desktop', size: DESK, show: cityTurn },
];

// The last turn but one begins.
const drawn = ['render', '--match', pathOf(ageOfSteam.id, LONG_GAME), '--at', '212'];
const program = join(root, 'roundhouse');
writeFileSync(join(root, 'docs', 'board.svg'), execFileSync(program, drawn, { maxBuffer: 2 ** 26 }));
process.stderr.write('docs/board.svg\n');

const executablePath = findChromium();
if (executablePath === null) throw new Error('no Chromium was found: set CHROMIUM to one, or put one on the PATH');
mkdirSync(folder, { recursive: true });
const site = await openHouse({ port: 0, host: '127.0.0.1', database: { file: ':memory:' }, threads: true });
const browser = await chromium.launch(chromiumOptions(executablePath));
try {
  for (const { name, size, show } of PICTURES) {
    const context = await browser.newContext({ baseURL: site.address, viewport: size, reducedMotion: 'reduce' });
    const settings = JSON.stringify({ theme: 'day', motion: 'off', pace: 'instant' });
    await context.addInitScript((kept) => localStorage.setItem('roundhouse.settings', kept), settings);
    const page = await context.newPage();
    await show(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => document.fonts.ready);
    // A pointer that lies on the board would light what is under it.
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    process.stderr.write(`docs/screenshots/${name}.png\n`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
