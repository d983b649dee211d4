/**
 * How fast the rules and bots of this folder are beside those of another one, such as a checkout of the last release:
 *
 *   node scripts/bench-against.mjs ../before [game] [random|lively|greedy] [rounds]
 *
 * Both must be built. Two processes play the same games in turn, a round here and a round there, and only the time that
 * they work counts (of the best round), so that what else the machine does falls on both alike. A fingerprint over every
 * position of these games says whether both played the same.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = dirname(dirname(fileURLToPath(import.meta.url)));
const USUAL_ROUNDS = 3;

/** Games of a round, by bot: enough to be worth timing. */
const GAMES_IN_ROUND = {
  'age-of-steam': { random: 600, lively: 40, greedy: 1 },
  steam: { random: 300, lively: 30, greedy: 1 },
  'kings-of-air-and-steam': { random: 100, lively: 60, greedy: 3 },
  'city-of-iron': { random: 120, lively: 100, greedy: 4 },
};

/**
 * Plays rounds in the build of a folder whenever it is asked to.
 * @param {string} folder
 * @param {string} game
 * @param {string} bot
 * @param {number} games
 */
async function playHere(folder, game, bot, games) {
  /**
   * @param {string} path
   * @returns {Promise<unknown>}
   */
  const load = (path) => import(pathToFileURL(join(folder, path)).href);
  const { residents } = /** @type {typeof import('@roundhouse/games')} */ (await load('games/dist/index.js'));
  const { botFor } = /** @type {typeof import('@roundhouse/bots')} */ (await load('bots/dist/index.js'));
  const { playOut } = /** @type {typeof import('../cli/simulation/play-out.ts')} */ (
    await load('cli/dist/simulation/play-out.js')
  );
  const resident = residents.find((one) => one.game.id === game);
  if (resident === undefined) throw new Error(`there is no game ${game}`);
  const options = resident.game.options.parse({});
  const seats = Math.min(4, resident.game.seatsFor(options).max);
  const player = botFor(bot, resident);
  if (player === undefined) throw new Error(`there is no bot ${bot}`);
  const bots = Array.from({ length: seats }, () => player);
  /**
   * @param {number} number
   * @param {(position: object) => void} [watch]
   */
  const play = (number, watch) =>
    playOut(resident, { options, seats }, bots, `against ${number}`, watch).actions.length;
  process.on('message', (wish) => {
    if (wish === 'fingerprint') {
      const hash = createHash('sha256');
      for (let number = 0; number < games; number++) play(number, (position) => hash.update(JSON.stringify(position)));
      process.send?.(hash.digest('hex').slice(0, 16));
      return;
    }
    const before = process.cpuUsage();
    let actions = 0;
    for (let number = 0; number < games; number++) actions += play(number);
    const { user, system } = process.cpuUsage(before);
    process.send?.((user + system) / actions);
  });
  process.send?.('ready');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<unknown>}
 */
function hear(child) {
  return new Promise((done, fail) => {
    child.once('message', done);
    child.once('exit', (code) => fail(new Error(`a player ended with ${code}`)));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {'fingerprint' | 'round'} wish
 */
function ask(child, wish) {
  const answer = hear(child);
  child.send(wish);
  return answer;
}

/**
 * @param {string} other
 * @param {string} game
 * @param {string} bot
 * @param {number} games
 * @param {number} rounds
 */
async function compare(other, game, bot, games, rounds) {
  const start = (/** @type {string} */ folder) =>
    fork(fileURLToPath(import.meta.url), ['--play', folder, game, bot, String(games)]);
  const before = start(other);
  const now = start(HERE);
  const players = [before, now];
  try {
    for (const player of players) await hear(player);
    const fingerprints = [];
    for (const player of players) fingerprints.push(await ask(player, 'fingerprint'));
    let there = Number.POSITIVE_INFINITY;
    let here = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      there = Math.min(there, Number(await ask(before, 'round')));
      here = Math.min(here, Number(await ask(now, 'round')));
    }
    const same = fingerprints[0] === fingerprints[1] ? `same games ${String(fingerprints[1])}` : 'other games';
    const times = `${there.toFixed(1)} µs an action, now ${here.toFixed(1)} µs`;
    process.stdout.write(`${game} ${bot}: ${(there / here).toFixed(2)}× (${times}; ${same})\n`);
  } finally {
    for (const player of players) player.disconnect();
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--play') {
  const [folder = HERE, game = '', bot = '', games] = rest;
  await playHere(folder, game, bot, Number(games));
} else if (first === undefined) {
  process.stderr.write('which folder? node scripts/bench-against.mjs FOLDER [GAME] [BOT] [ROUNDS]\n');
  process.exitCode = 2;
} else {
  const rounds = Number(rest[2] ?? USUAL_ROUNDS);
  for (const [game, bots] of Object.entries(GAMES_IN_ROUND)) {
    if (rest[0] !== undefined && rest[0] !== game) continue;
    for (const [bot, games] of Object.entries(bots)) {
      if (rest[1] === undefined || rest[1] === bot) await compare(resolve(first), game, bot, games, rounds);
    }
  }
}
