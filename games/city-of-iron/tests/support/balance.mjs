/**
 * Plays the styles of the bot against each other and shows who wins, and what the winners used:
 *
 *     npm run build && node games/city-of-iron/tests/support/balance.mjs <family|full|nations> <seats> <games> [set.json]
 *
 * It lists the buildings, cards, towns and lands that no winner used. A set in a file may be tried in place of the
 * standard one.
 */
import { readFileSync } from 'node:fs';
import { botFor } from '@roundhouse/bots';
import { cityOfIron, nationCards, plays } from '@roundhouse/city-of-iron';
import { chapter, evaluate, forecast, propose, STYLES, weigh } from '@roundhouse/city-of-iron/bot';
import { rngForAction, rngFrom } from '@roundhouse/kernel';

/** @typedef {{ games: number, wins: number, points: number }} Tally */

const [mode = 'full', seatsText = '4', gamesText = '40', setFile] = process.argv.slice(2);
const seats = Number(seatsText);
const games = Number(gamesText);
const game =
  setFile === undefined
    ? cityOfIron
    : cityOfIron.content.with([{ json: JSON.parse(readFileSync(setFile, 'utf8')), source: setFile }]);
const options = game.options.parse({
  set: game.sets.latest.id,
  mode: mode === 'family' ? 'family' : 'full',
  nationAbilities: mode === 'nations',
});
const box = game.sets.latest;
const { file } = box;

/** Without towns there is nothing to conquer. */
const styles = Object.keys(STYLES).filter((name) => options.mode === 'full' || name !== 'conqueror');
const bots = new Map(
  styles.map((name) => {
    const weights = STYLES[name];
    const brain = {
      game,
      weigh,
      chapter,
      forecast,
      /** @type {(p: import('@roundhouse/city-of-iron').Position, seat: number) => number} */
      evaluate: (p, seat) => evaluate(p, seat, weights),
      /** @type {typeof propose} */
      propose: (view, seat, legal) => propose(view, seat, legal, weights),
    };
    return [name, botFor('greedy', brain)];
  }),
);

/**
 * Every way of seating as many styles as there are seats; with fewer styles than seats they go round.
 * @param {readonly string[]} seated
 * @returns {string[][]}
 */
function seatings(seated = []) {
  if (seated.length === seats) return [[...seated]];
  const fresh = styles.filter((name) => !seated.includes(name));
  return (fresh.length > 0 ? fresh : styles).flatMap((name) => seatings([...seated, name]));
}

/** What a seat used, by event. @param {import('@roundhouse/city-of-iron').Event} event @returns {string[]} */
function usedBy(event) {
  switch (event.type) {
    case 'built':
      return [`building ${event.building.id} ${event.building.name}`];
    case 'card-played':
      return [`card ${event.card.name}`];
    case 'cards-laid':
      return event.cards.map(({ name }) => `card ${name}`);
    case 'town-conquered':
      return [`town ${event.town.name}`];
    case 'settled':
      return [`land ${event.land.name}`];
    default:
      return [];
  }
}

/** @type {Map<string, Tally>} */
const tallies = new Map(styles.map((name) => [name, { games: 0, wins: 0, points: 0 }]));
const boxed = options.mode === 'family' ? file.goods.map(({ id }) => id) : (file.townsBoxed[String(seats)] ?? []);
const inPlay = new Set(
  file.nations.flatMap(({ id }) => {
    const { start, supply } = nationCards(box, id, options.nationAbilities, options.mode === 'full');
    return [...start.citizen, ...start.military, ...supply];
  }),
);
/** @type {Map<string, { users: number, winners: number }>} */
const uses = new Map(
  [
    ...file.buildings
      .filter(({ name, marker }) => plays(marker, seats) && (mode !== 'family' || !file.familyBoxed.includes(name)))
      .map(({ id, name }) => `building ${id} ${name}`),
    ...file.cards.filter(({ id }) => inPlay.has(id)).map(({ name }) => `card ${name}`),
    ...file.towns.filter(({ goods }) => !boxed.some((good) => good in goods)).map(({ name }) => `town ${name}`),
    ...file.lands.filter(({ home, marker }) => home === null && plays(marker, seats)).map(({ name }) => `land ${name}`),
  ].map((what) => [what, { users: 0, winners: 0 }]),
);
let rounds = 0;
let coins = 0;

/** @param {number} number @param {readonly string[]} seated */
function playOut(number, seated) {
  const seed = `balance ${mode} ${seats} ${number}`;
  const luck = rngFrom(`${seed}/bots`);
  /** @type {readonly Set<string>[]} */
  const used = seated.map(() => new Set());
  /** @type {(event: import('@roundhouse/city-of-iron').Event) => void} */
  const tell = (event) => {
    if ('seat' in event) for (const what of usedBy(event)) used[event.seat]?.add(what);
  };
  const position = game.setup(options, seats, rngForAction(seed, 0), tell);
  let actions = 0;
  for (let [seat] = game.waiting(position); seat !== undefined; [seat] = game.waiting(position)) {
    const bot = bots.get(seated[seat] ?? '');
    if (bot === undefined) throw new RangeError(`seat ${seat} has no bot`);
    const action = bot.choose(game.view(position, seat), seat, luck);
    actions += 1;
    game.play(position, seat, action, rngForAction(seed, actions), tell);
  }
  const result = game.result(position);
  if (result === null) throw new RangeError('a game did not end');
  rounds += position.round;
  for (const player of position.players) coins += player.coins;
  for (const [seat, name] of seated.entries()) {
    const won = result.winners.includes(seat);
    const tally = tallies.get(name);
    if (tally !== undefined) {
      tally.games += 1;
      tally.points += result.scores[seat]?.total ?? 0;
      if (won) tally.wins += 1 / result.winners.length;
    }
    for (const what of used[seat] ?? []) {
      const use = uses.get(what);
      if (use === undefined) continue;
      use.users += 1;
      if (won) use.winners += 1;
    }
  }
}

const tables = seatings();
for (let number = 0; number < games; number++) playOut(number, tables[number % tables.length] ?? []);

const left = (coins / games / seats).toFixed(1);
process.stdout.write(
  `${mode}, ${seats} players, ${games} games of ${(rounds / games).toFixed(1)} rounds; ${left} coins are left\n`,
);
for (const [name, { games: played, wins, points }] of tallies) {
  const share = ((100 * wins) / played).toFixed(0);
  process.stdout.write(`  ${name.padEnd(10)} wins ${share}% of ${played}, ${(points / played).toFixed(1)} points\n`);
}
for (const [what, { users, winners }] of uses) {
  if (winners === 0) process.stdout.write(`  ${what}: ${users} players, ${winners} winners\n`);
}
