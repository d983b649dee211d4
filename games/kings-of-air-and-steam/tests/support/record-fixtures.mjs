/**
 * Records the games in `tests/fixtures`: plays lively and greedy games until a few of them have reached all that
 * recorded games should show, and writes those. Run it on a fresh build when the version of the rules has been raised,
 * and only then: until that, the old records have to replay.
 *
 *     npm run build && node games/kings-of-air-and-steam/tests/support/record-fixtures.mjs
 */
import { readdirSync, readFileSync } from 'node:fs';
import { botFor } from '@roundhouse/bots';
import { Match, parseRecord, pick, recordFromText, rngFrom } from '@roundhouse/kernel';
import { keepFixtures } from '@roundhouse/kernel/keep-fixtures';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { chapter, evaluate, forecast, propose, weigh } from '@roundhouse/kings-of-air-and-steam/bot';
import { reach, reachable } from '@roundhouse/kings-of-air-and-steam/study';

/** @import { Action, Event, Options, Position } from '@roundhouse/kings-of-air-and-steam' */

const FOLDER = new URL('../fixtures/', import.meta.url);

/** @type {readonly { name: string, given: Partial<Options>, seats: number }[]} */
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

/** What the recorded games have to show together. */
const wanted = new Set([
  ...TABLES.flatMap(({ given }) => reachable(kingsOfAirAndSteam.options.parse(given), kingsOfAirAndSteam)),
  ...TABLES.map(tableName),
  'action: take-card-back',
  'action: not-ready',
  'undo',
]);

/**
 * A flight with a special card to somebody's depot with goods in it: chance hardly ever takes the Godfather to one.
 *
 * @param {Position} position
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
  const seed = `${player} ${name} ${seats} ${number}`;
  const match = Match.start(kingsOfAirAndSteam, { options: given, seats, seed });
  const reached = reachedBy(match, player, []);
  reached.add(tableName(table));
  return { name: `${name}-${seats}-players-${player}`.replaceAll(' ', '-'), reached, match };
}

/**
 * Chance hardly ever lets the demand tiles run out. The game in which they do goes on, as it did, from a position just
 * before that and with the shipment that takes the last; both are taken over from the recording that is replaced.
 */
function playOutWithoutTiles() {
  const name = 'normal-7-players-a-city-waits';
  const file = readdirSync(FOLDER).find((one) => one.endsWith(`-${name}.json`));
  if (file === undefined) throw new RangeError(`there is no recording ${name} to begin again`);
  const record = parseRecord(recordFromText(readFileSync(new URL(file, FOLDER), 'utf8')), kingsOfAirAndSteam.id);
  const { options, seats, seed, start, entries } = record;
  const match = Match.start(kingsOfAirAndSteam, { options, seats, seed, position: start });
  const reached = reachedBy(match, 'lively', entries.slice(0, 1));
  if (!reached.has('city: waits for a demand tile')) throw new RangeError(`no city waits in ${file} any more`);
  return { name, reached, match };
}

/**
 * Plays a match to its end, beginning with what is given, and says what was reached on the way.
 *
 * @param {Match<Position, Action, Options, Event>} match
 * @param {string} player
 * @param {readonly import('@roundhouse/kernel').Entry[]} given
 */
function reachedBy(match, player, given) {
  const bot = botFor(player, { game: kingsOfAirAndSteam, evaluate, forecast, propose, weigh, chapter });
  if (bot === undefined) throw new RangeError(`there is no bot called ${player}`);
  const { seats, seed } = match;
  const choices = rngFrom(`${seed}/choices`);
  const setup = match.events('public').flatMap(({ events }) => events);
  const reached = new Set(reach(match.position, null, setup));
  /** @type {(seat: number, action: Action) => void} */
  const submit = (seat, action) => {
    const played = match.submit(seat, action);
    if (!played.ok) throw new RangeError(`a legal action was refused: ${played.violation.why.text}`);
    for (const eye of match.position.players.keys()) {
      const heard = match.events(eye, match.seq - 1).flatMap(({ events }) => events);
      for (const what of reach(match.position, action, heard)) reached.add(what);
    }
  };
  for (const entry of given) if ('action' in entry) submit(entry.seat, kingsOfAirAndSteam.action.parse(entry.action));
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
  return reached;
}

const games = TABLES.flatMap((table) =>
  Object.entries(GAMES).flatMap(([player, count]) =>
    Array.from({ length: count }, (_, index) => playOut(player, table, index + 1)),
  ),
);

keepFixtures(FOLDER, [...games, playOutWithoutTiles()], [...wanted]);
