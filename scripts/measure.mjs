/**
 * Measures every table on the built page: `npm run measure`. Each phase of the recorded games, early and late, is looked
 * at on six screens: no label is too small to read, nothing is cut or lies over something else, and a finger hits what it
 * means, by day and by night. `--game`, `--phase`, `--screen` and `--theme` narrow it down; `--pictures folder` keeps what
 * was seen.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ageOfSteam } from '@roundhouse/age-of-steam';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { Match, parseRecord, recordFromText } from '@roundhouse/kernel';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { openHouse } from '@roundhouse/server';
import { steam } from '@roundhouse/steam';
import { chromium } from 'playwright-core';
import { chromiumOptions, findChromium } from './browsers.mjs';
import { LEAST, problemsInPage, SCREENS } from './measures.mjs';

/**
 * @typedef {import('@roundhouse/kernel').MatchRecord} MatchRecord
 * @typedef {{ readonly phase: { readonly name: string } }} Phased
 * @typedef {{ readonly name: string, readonly record: MatchRecord }} Sight
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: asked } = parseArgs({
  options: {
    game: { type: 'string' },
    phase: { type: 'string' },
    screen: { type: 'string' },
    pictures: { type: 'string' },
    theme: { type: 'string', default: 'day,night' },
  },
});

/**
 * Where each phase of a game is first met in its recorded games, and where after the most actions: with the board empty,
 * and full.
 * @template {Phased} P
 * @param {import('@roundhouse/kernel').Game<P, any, any, any>} game
 * @returns {readonly Sight[]}
 */
function sightsOf(game) {
  const folder = join(root, 'games', game.id, 'tests', 'fixtures');
  /** @type {Map<string, Sight>} */
  const sights = new Map();
  for (const file of readdirSync(folder).sort()) {
    const record = parseRecord(recordFromText(readFileSync(join(folder, file), 'utf8')), game.id);
    const match = Match.replay(game, record);
    /** @type {import('@roundhouse/kernel').Entry[]} */
    let live = [];
    for (const entry of record.entries) live = 'undo' in entry ? live.slice(0, entry.undo) : [...live, entry];
    for (let seq = 0; seq < match.seq; seq++) {
      const position = match.at(seq);
      const { name } = position.phase;
      if (game.waiting(position).length === 0 || (asked.phase !== undefined && !asked.phase.split(',').includes(name)))
        continue;
      const at = { record: { ...record, entries: live.slice(0, seq), checks: [] } };
      const early = `${game.id} ${name} early`;
      const late = `${game.id} ${name} late`;
      if (!sights.has(early)) sights.set(early, { ...at, name: early });
      else if (seq >= (sights.get(late)?.record.entries.length ?? 0)) sights.set(late, { ...at, name: late });
    }
  }
  return [...sights.values()];
}

/**
 * @param {import('playwright-core').Page} page
 * @param {MatchRecord} record
 */
async function bring(page, record) {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  const sitDown = page.locator('[data-choice="sit-down"]');
  const there = page.locator('[data-page="table"] .table-moment');
  await there.or(sitDown).waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await there.waitFor();
  await page.locator('[data-choice]').first().waitFor();
  await page.evaluate(async () => document.fonts.ready);
}

/** Every size is laid out, and whatever follows the window has followed it. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

const executablePath = findChromium();
if (executablePath === null) throw new Error('no Chromium was found: set CHROMIUM to one, or put one on the PATH');
const games = new Map([
  [ageOfSteam.id, () => sightsOf(ageOfSteam)],
  [steam.id, () => sightsOf(steam)],
  [kingsOfAirAndSteam.id, () => sightsOf(kingsOfAirAndSteam)],
  [cityOfIron.id, () => sightsOf(cityOfIron)],
]);
const sights = [...games].flatMap(([id, all]) => (asked.game === undefined || asked.game === id ? all() : []));
const screens = SCREENS.filter(({ name }) => asked.screen === undefined || asked.screen.split(',').includes(name));
if (asked.pictures !== undefined) mkdirSync(asked.pictures, { recursive: true });
const site = await openHouse({ port: 0, host: '127.0.0.1', database: { file: ':memory:' }, threads: true });
const browser = await chromium.launch(chromiumOptions(executablePath));
/** @type {Map<string, string[]>} */
const problems = new Map();
let looks = 0;
try {
  for (const { theme, touch } of asked.theme.split(',').flatMap((one) => [
    { theme: one, touch: false },
    { theme: one, touch: true },
  ])) {
    const [first, ...others] = screens.filter((screen) => screen.touch === touch);
    if (first === undefined) continue;
    const context = await browser.newContext({
      baseURL: site.address,
      viewport: first,
      hasTouch: touch,
      reducedMotion: 'reduce',
    });
    const settings = JSON.stringify({ theme, motion: 'off', pace: 'instant' });
    await context.addInitScript((kept) => localStorage.setItem('roundhouse.settings', kept), settings);
    const page = await context.newPage();
    for (const { name, record } of sights) {
      await bring(page, record);
      for (const screen of [first, ...others]) {
        await page.setViewportSize(screen);
        await page.evaluate(settled);
        looks++;
        for (const problem of await page.evaluate(problemsInPage, { touch, least: LEAST })) {
          // Whoever waits for the end of it wants to know at once that something is wrong.
          if (!problems.has(problem)) process.stderr.write(`${name} ${screen.name} ${theme}: ${problem}\n`);
          problems.set(problem, [...(problems.get(problem) ?? []), `${name} ${screen.name} ${theme}`]);
        }
        if (asked.pictures === undefined) continue;
        const file = `${name} ${screen.name} ${theme}.png`;
        await page.screenshot({ path: join(asked.pictures, file.replaceAll(' ', '_')) });
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
for (const [problem, where] of problems)
  process.stdout.write(`${problem}\n    ${where.length}×: ${where.slice(0, 3).join('; ')}\n`);
process.stdout.write(`${looks} looks, ${problems.size} kinds of trouble\n`);
if (problems.size > 0) process.exitCode = 1;
