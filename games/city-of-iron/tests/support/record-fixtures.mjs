/**
 * Records the games in `tests/fixtures`: plays lively games until a few of them have reached all that recorded games
 * should show, and writes those. Run it on a fresh build when the version of the rules has been raised, and only then:
 * until that, the old records have to replay.
 *
 *     npm run build && node games/city-of-iron/tests/support/record-fixtures.mjs
 */
import { botFor } from '@roundhouse/bots';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { chapter, evaluate, forecast, weigh } from '@roundhouse/city-of-iron/bot';
import { reach, reachable } from '@roundhouse/city-of-iron/study';
import { Match, rngFrom } from '@roundhouse/kernel';
import { keepFixtures } from '@roundhouse/kernel/keep-fixtures';

const FOLDER = new URL('../fixtures/', import.meta.url);

/** @type {readonly { name: string, options: { set: string, mode: 'family' | 'full', nationAbilities: boolean } }[]} */
const GAMES = [
  { name: 'family', options: { set: 'standard', mode: 'family', nationAbilities: false } },
  { name: 'full', options: { set: 'standard', mode: 'full', nationAbilities: false } },
  { name: 'nations', options: { set: 'standard', mode: 'full', nationAbilities: true } },
];
const TABLES = GAMES.flatMap((game) => [2, 3, 4].map((seats) => ({ ...game, seats })));

/** For each table. */
const TRIES = 150;

/** One action in so many is taken back and decided anew. */
const SECOND_THOUGHTS = 25;
/** One purchase in so many is put back before it is paid. */
const REGRETS = 10;

/**
 * Buildings by name: which of two farms was built does not matter.
 * @param {string} what
 */
const broadly = (what) => what.replace(/^built: \w+ /, 'built: ');

/** @param {(typeof TABLES)[number]} table */
const tableName = ({ name, seats }) => `table: ${name} ${seats}`;

/** What the recorded games have to show together. */
const wanted = new Set([
  ...GAMES.flatMap(({ options }) => reachable(options, cityOfIron).map(broadly)),
  ...TABLES.map(tableName),
  'action: put-back',
  'undo',
]);

/**
 * @param {(typeof TABLES)[number]} table
 * @param {number} number
 */
function playOut(table, number) {
  const { name, options, seats } = table;
  const bot = botFor('lively', { game: cityOfIron, evaluate, forecast, weigh, chapter });
  if (bot === undefined) throw new RangeError('there is no lively bot');
  const seed = `lively ${name} ${seats} ${number}`;
  const choices = rngFrom(`${seed}/choices`);
  const match = Match.start(cityOfIron, { options, seats, seed });
  let undone = false;
  /** @type {(seat: number, action: import('@roundhouse/city-of-iron').Action) => void} */
  const submit = (seat, action) => {
    const played = match.submit(seat, action);
    if (!played.ok) throw new RangeError(`a legal action was refused: ${played.violation.why.text}`);
  };
  for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
    const action = bot.choose(match.position, seat, choices);
    submit(seat, action);
    if (action.type === 'buy' && choices.int(REGRETS) === 0) {
      submit(seat, { type: 'put-back', card: action.card });
    }
    if (choices.int(SECOND_THOUGHTS) === 0 && match.undo(seat).ok) undone = true;
  }
  // What was taken back does not count, except that it was tried.
  const reached = new Set([
    tableName(table),
    ...(undone ? ['undo'] : []),
    ...match.entries.flatMap((entry) => ('action' in entry ? [`action: ${entry.action.type}`] : [])),
    ...match.events('public').flatMap(({ seq, events }) => reach(match.at(seq), null, events).map(broadly)),
  ]);
  return { name: `${name}-${seats}-players`, reached, match };
}

const games = TABLES.flatMap((table) => Array.from({ length: TRIES }, (_, index) => playOut(table, index + 1)));

keepFixtures(FOLDER, games, [...wanted]);
