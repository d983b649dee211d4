/**
 * Records the games in `tests/fixtures`: plays lively games until a few of them have reached all that recorded games
 * should show, and writes those. Run it on a fresh build when the version of the rules has been raised, and only then:
 * until that, the old records have to replay.
 *
 *     npm run build && node games/age-of-steam/tests/support/record-fixtures.mjs
 */
import { ageOfSteam } from '@roundhouse/age-of-steam';
import { chapter, evaluate, forecast, weigh } from '@roundhouse/age-of-steam/bot';
import { endOf, reach, reachable } from '@roundhouse/age-of-steam/study';
import { botFor } from '@roundhouse/bots';
import { Match, rngFrom } from '@roundhouse/kernel';
import { keepFixtures } from '@roundhouse/kernel/keep-fixtures';

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
  ...reachable({ map: 'rust-belt' }, ageOfSteam).filter((what) => !what.startsWith('tile')),
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
  const bot = botFor(player, { game: ageOfSteam, evaluate, forecast, weigh, chapter });
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

keepFixtures(FOLDER, games, [...wanted]);
