/**
 * Records the games in `tests/fixtures`: plays lively and greedy games until a few of them have reached all that
 * recorded games should show, and writes those. Run it on a fresh build when the version of the rules has been raised,
 * and only then: until that, the old records have to replay.
 *
 *     npm run build && node games/steam/tests/support/record-fixtures.mjs
 */
import { botFor } from '@roundhouse/bots';
import { Match, rngFrom } from '@roundhouse/kernel';
import { keepFixtures } from '@roundhouse/kernel/keep-fixtures';
import { steam } from '@roundhouse/steam';
import { chapter, evaluate, forecast, weigh } from '@roundhouse/steam/bot';
import { endOf, reach, reachable } from '@roundhouse/steam/study';

const FOLDER = new URL('../fixtures/', import.meta.url);

/** @type {readonly { options: { map: string, mode: 'base' | 'standard', firstGame: boolean }, seats: number }[]} */
const TABLES = [
  { options: { map: 'northeast', mode: 'base', firstGame: true }, seats: 4 },
  ...['northeast', 'ruhr'].flatMap((map) =>
    /** @type {const} */ (['base', 'standard']).flatMap((mode) =>
      [3, 4, 5].map((seats) => ({ options: { map, mode, firstGame: false }, seats })),
    ),
  ),
];

/** Games for each table, by who plays them. Lively players go bankrupt, greedy ones grow rich. */
const GAMES = { lively: 16, greedy: 1 };

/** One action in so many is taken back and decided anew. */
const SECOND_THOUGHTS = 25;
/** One decision in so many, somebody says how they want to take their points. */
const PREFERENCES = 40;

/** @param {{ options: { map: string, mode: string }, seats: number }} table */
const tableName = ({ options, seats }) => `table: ${options.map} ${options.mode} ${seats}`;

/** What the recorded games have to show together. Rare shapes of tiles are left to the long simulations. */
const wanted = new Set([
  ...TABLES.flatMap(({ options }) => reachable(options, steam)).filter((what) => !/^track: T?\d/.test(what)),
  ...TABLES.map(tableName),
  'action: prefer',
  'undo',
]);

/**
 * @param {string} player
 * @param {(typeof TABLES)[number]} table
 * @param {number} number
 */
function playOut(player, table, number) {
  const { options, seats } = table;
  const bot = botFor(player, { game: steam, evaluate, forecast, weigh, chapter });
  if (bot === undefined) throw new RangeError(`there is no bot called ${player}`);
  const start = options.firstGame ? 'first-game' : options.mode;
  const seed = `${player} ${options.map} ${start} ${seats} ${number}`;
  const choices = rngFrom(`${seed}/choices`);
  const match = Match.start(steam, { options, seats, seed });
  const setup = match.events('public').flatMap(({ events }) => events);
  const reached = new Set([tableName(table), ...reach(match.position, null, setup)]);
  /** @type {(seat: number, action: import('@roundhouse/steam').Action) => void} */
  const submit = (seat, action) => {
    const played = match.submit(seat, action);
    if (!played.ok) throw new RangeError(`a legal action was refused: ${played.violation.why.text}`);
    for (const what of reach(match.position, action, played.events)) reached.add(what);
  };
  for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
    if (choices.int(PREFERENCES) === 0) {
      const [who = seat] = match.position.order.slice(choices.int(match.position.order.length));
      submit(who, { type: 'prefer', as: /** @type {const} */ (['ask', 'income', 'points'])[choices.int(3)] ?? 'ask' });
    }
    submit(seat, bot.choose(match.position, seat, choices));
    if (choices.int(SECOND_THOUGHTS) === 0 && match.undo(seat).ok) reached.add('undo');
  }
  const name = `${options.map}-${start}-${seats}-players-${endOf(match.position)}`.replaceAll(' ', '-');
  return { name, reached, match };
}

const games = TABLES.flatMap((table) =>
  Object.entries(GAMES).flatMap(([player, count]) =>
    Array.from({ length: count }, (_, index) => playOut(player, table, index + 1)),
  ),
);

keepFixtures(FOLDER, games, [...wanted]);
