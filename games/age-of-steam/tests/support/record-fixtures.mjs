/**
 * Records the games in `tests/fixtures`: plays lively games until a few of them have reached all that recorded games
 * should show, and writes those. Run it on a fresh build when the version of the rules has been raised, and only then:
 * until that, the old records have to replay.
 *
 *     npm run build && node games/age-of-steam/tests/support/record-fixtures.mjs
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { ageOfSteam } from '@roundhouse/age-of-steam';
import { evaluate, weigh } from '@roundhouse/age-of-steam/bot';
import { endOf, reach, reachable } from '@roundhouse/age-of-steam/study';
import { botFor } from '@roundhouse/bots';
import { Match, recordToText, rngFrom } from '@roundhouse/kernel';

const FOLDER = new URL('../fixtures/', import.meta.url);

const TABLES = [
  { map: 'rust-belt', seats: 3 },
  { map: 'rust-belt', seats: 4 },
  { map: 'rust-belt', seats: 5 },
  { map: 'rust-belt', seats: 6 },
  { map: 'copper-vale', seats: 2 },
  { map: 'copper-vale', seats: 3 },
  { map: 'two-shores', seats: 2 },
  { map: 'two-shores', seats: 4 },
];

const SEEDS = 60;

/** Games of players who think: lively ones never grow rich. */
const GREEDY_SEEDS = 4;

/** One action in so many is taken back and decided anew. */
const SECOND_THOUGHTS = 25;

const PHASES = [
  'issue-shares',
  'determine-player-order',
  'select-actions',
  'build-track',
  'move-goods',
  'goods-growth',
  'game-over',
];

/** What the recorded games have to show together. Rare shapes of tiles are left to the long simulations. */
const wanted = new Set([
  ...reachable({ map: 'rust-belt' }).filter((what) => !what.startsWith('tile')),
  ...PHASES.map((name) => `phase: ${name}`),
  ...TABLES.map(({ map, seats }) => `table: ${map} ${seats}`),
  'undo',
]);

/**
 * @param {string} player
 * @param {{ map: string, seats: number }} table
 * @param {number} number
 */
function playOut(player, { map, seats }, number) {
  const bot = botFor(player, { game: ageOfSteam, evaluate, weigh });
  if (bot === undefined) throw new RangeError(`there is no bot called ${player}`);
  const seed = `${player} ${map} ${seats} ${number}`;
  const choices = rngFrom(`${seed}/choices`);
  const match = Match.start(ageOfSteam, { options: { map }, seats, seed });
  const setup = match.events('public').flatMap(({ events }) => events);
  const reached = new Set([`table: ${map} ${seats}`, ...reach(match.position, null, setup)]);
  for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
    reached.add(`phase: ${match.position.phase.name}`);
    const action = bot.choose(match.position, seat, choices);
    const played = match.submit(seat, action);
    if (!played.ok) throw new RangeError(`a legal action was refused: ${played.violation.why.text}`);
    for (const what of reach(match.position, action, played.events)) reached.add(what);
    if (choices.int(SECOND_THOUGHTS) === 0 && match.undo(seat).ok) reached.add('undo');
  }
  reached.add(`phase: ${match.position.phase.name}`);
  const name = `${map}-${seats}-players-${endOf(match.position)}`.replaceAll(' ', '-');
  return { name, reached, match };
}

const numbers = (/** @type {number} */ last) => Array.from({ length: last }, (_, index) => index + 1);

const games = TABLES.flatMap((table) => [
  ...numbers(SEEDS).map((number) => playOut('lively', table, number)),
  ...numbers(GREEDY_SEEDS).map((number) => playOut('greedy', table, number)),
]);

/** @type {typeof games} */
const kept = [];
const missing = new Set(wanted);
for (;;) {
  const news = games.map(({ reached }) => [...reached].filter((what) => missing.has(what)).length);
  const most = Math.max(...news);
  if (most === 0) break;
  // Of games that show as much, the shortest.
  const best = games
    .filter((_, index) => news[index] === most)
    .toSorted((one, other) => one.match.entries.length - other.match.entries.length)[0];
  if (best === undefined) break;
  kept.push(best);
  for (const what of best.reached) missing.delete(what);
}

mkdirSync(FOLDER, { recursive: true });
for (const old of readdirSync(FOLDER)) rmSync(new URL(old, FOLDER));
for (const [index, { name, match }] of kept.entries()) {
  const file = `${String(index + 1).padStart(2, '0')}-${name}.json`;
  writeFileSync(new URL(file, FOLDER), recordToText(match.record()));
  process.stdout.write(`${file}: ${match.entries.length} entries\n`);
}
if (missing.size > 0) process.stdout.write(`not reached: ${[...missing].join('; ')}\n`);
