/**
 * Records the games in `tests/fixtures`: plays lively and greedy games until a few of them have reached all that
 * recorded games should show, and writes those. Run it on a fresh build when the version of the rules has been raised,
 * and only then: until that, the old records have to replay.
 *
 *     npm run build && node games/kings-of-air-and-steam/tests/support/record-fixtures.mjs
 */
import { botFor } from '@roundhouse/bots';
import { Match, pick, rngFrom } from '@roundhouse/kernel';
import { keepFixtures } from '@roundhouse/kernel/keep-fixtures';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { evaluate, propose, weigh } from '@roundhouse/kings-of-air-and-steam/bot';
import { reach, reachable } from '@roundhouse/kings-of-air-and-steam/study';

const FOLDER = new URL('../fixtures/', import.meta.url);

/** @type {readonly { name: string, given: Partial<import('@roundhouse/kings-of-air-and-steam').Options>, seats: number }[]} */
const TABLES = [
  { name: 'basic', given: {}, seats: 2 },
  { name: 'cutthroat', given: { cutthroat: true }, seats: 3 },
  { name: 'uncertain', given: { uncertainty: true, boards: 'ABCFG' }, seats: 5 },
  { name: 'basic', given: {}, seats: 6 },
  { name: 'normal', given: { mode: 'normal' }, seats: 2 },
  { name: 'cutthroat normal', given: { mode: 'normal', cutthroat: true, teams: 'chosen' }, seats: 3 },
  { name: 'normal', given: { mode: 'normal', boards: 'ABCDE' }, seats: 4 },
  { name: 'normal', given: { mode: 'normal', teams: 'chosen' }, seats: 7 },
];

/** Games for each table, by who plays them. Lively players try everything, greedy ones deliver. */
const GAMES = { lively: 16, greedy: 1 };

/** One action in so many is taken back and decided anew. */
const SECOND_THOUGHTS = 25;
/** One decision of a plan in so many is a change of it. */
const CHANGES_OF_PLAN = 15;

/** @param {(typeof TABLES)[number]} table */
const tableName = ({ name, seats }) => `table: ${name} ${seats}`;

/** What the recorded games have to show together. That demand tiles run out is left to the long simulations. */
const wanted = new Set([
  ...TABLES.flatMap(({ given }) => reachable(kingsOfAirAndSteam.options.parse(given), kingsOfAirAndSteam)).filter(
    (what) => what !== 'city: waits for a demand tile',
  ),
  ...TABLES.map(tableName),
  'action: take-card-back',
  'action: not-ready',
  'undo',
]);

/**
 * A flight with a special card to somebody's depot with goods in it: chance hardly ever takes the Godfather to one.
 *
 * @param {import('@roundhouse/kings-of-air-and-steam').Position} position
 * @param {number} seat
 */
function raid(position, seat) {
  if (position.phase.name !== 'flight' || position.phase.card !== 'special') return undefined;
  const depots = position.players.flatMap((player, other) => (other === seat ? [] : player.depots));
  const full = depots.filter(({ goods }) => Object.values(goods).some((count) => count > 0)).map(({ space }) => space);
  const flights = kingsOfAirAndSteam.legal(position, seat).filter((action) => action.type === 'fly');
  return flights.find(({ path }) => full.includes(path.at(-1) ?? -1));
}

/**
 * @param {string} player
 * @param {(typeof TABLES)[number]} table
 * @param {number} number
 */
function playOut(player, table, number) {
  const { given, seats, name } = table;
  const options = kingsOfAirAndSteam.options.parse(given);
  const bot = botFor(player, { game: kingsOfAirAndSteam, evaluate, propose, weigh });
  if (bot === undefined) throw new RangeError(`there is no bot called ${player}`);
  const seed = `${player} ${name} ${seats} ${number}`;
  const choices = rngFrom(`${seed}/choices`);
  const match = Match.start(kingsOfAirAndSteam, { options, seats, seed });
  const setup = match.events('public').flatMap(({ events }) => events);
  const reached = new Set([tableName(table), ...reach(match.position, null, setup)]);
  /** @type {(seat: number, action: import('@roundhouse/kings-of-air-and-steam').Action) => void} */
  const submit = (seat, action) => {
    const played = match.submit(seat, action);
    if (!played.ok) throw new RangeError(`a legal action was refused: ${played.violation.why.text}`);
    for (const eye of match.position.players.keys()) {
      const heard = match.events(eye, match.seq - 1).flatMap(({ events }) => events);
      for (const what of reach(match.position, action, heard)) reached.add(what);
    }
  };
  for (let waiting = match.waiting(); waiting.length > 0; waiting = match.waiting()) {
    const seat = pick(waiting, choices);
    const { phase, players } = match.position;
    if (phase.name === 'plan' && choices.int(CHANGES_OF_PLAN) === 0) {
      const one = choices.int(seats);
      const socket = players[one]?.plan.findLastIndex((card) => card !== null) ?? -1;
      if (players[one]?.ready === true) submit(one, { type: 'not-ready' });
      else if (socket !== -1) submit(one, { type: 'take-card-back', socket });
      continue;
    }
    submit(
      seat,
      raid(match.position, seat) ?? bot.choose(kingsOfAirAndSteam.view(match.position, seat), seat, choices),
    );
    if (choices.int(SECOND_THOUGHTS) === 0 && match.undo(seat).ok) reached.add('undo');
  }
  return { name: `${name}-${seats}-players-${player}`.replaceAll(' ', '-'), reached, match };
}

const games = TABLES.flatMap((table) =>
  Object.entries(GAMES).flatMap(([player, count]) =>
    Array.from({ length: count }, (_, index) => playOut(player, table, index + 1)),
  ),
);

keepFixtures(FOLDER, games, [...wanted]);
