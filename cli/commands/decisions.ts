import { itemAt } from '@roundhouse/kernel';
import type { Command } from '../command.ts';
import {
  botNamed,
  CONTENT,
  GAME,
  JSON_FLAG,
  OPTIONS,
  residentFrom,
  SEATS,
  SEED,
  THREADS,
  threadsFrom,
  venueFrom,
} from '../shared-flags.ts';
import { playGames } from '../simulation/crew.ts';
import { Decisions, type DecisionsReport } from '../simulation/decisions.ts';
import { gamesText } from '../simulation/simulation-text.ts';
import { decimal, table } from '../simulation/table.ts';
import { UserError } from '../user-error.ts';

const USUAL_BOTS = ['greedy', 'engineer', 'master'];
const USUAL_GAMES = 4;
const USUAL_TRIES = 5;
const USUAL_EVERY = 4;
const AMONG = 'greedy';
const USUAL_SEED = 'decisions';

export const decisions: Command = {
  name: 'decisions',
  summary: 'asks bots at the same decisions and says by kind of decision whose choices are better',
  about:
    'Every choice that is not that of the first bot is played on to the end a few times, and so is that of the first, by others\n' +
    'who each believe something else. Gains are for one decision, in points at the end, with their standard error.',
  flags: [
    GAME,
    {
      name: 'bots',
      value: 'A,B,…',
      about: `whose choices are compared with those of the first (${USUAL_BOTS.join(',')})`,
    },
    { name: 'games', value: 'K', about: `how many games they are asked in (${USUAL_GAMES})` },
    { name: 'every', value: 'N', about: `at one decision of so many (${USUAL_EVERY})` },
    { name: 'tries', value: 'N', about: `how often each choice is played on (${USUAL_TRIES})` },
    { name: 'among', value: 'BOT', about: `who plays the games, and plays on (${AMONG})` },
    SEATS,
    SEED,
    OPTIONS,
    CONTENT,
    THREADS,
    JSON_FLAG,
  ],
  examples: [
    'decisions --game steam --bots greedy,engineer --games 8',
    'decisions --bots greedy,greedy@learned.json --every 1',
  ],
  async run(flags, io) {
    const resident = residentFrom(flags);
    const bots = (flags.list('bots') ?? USUAL_BOTS).map((name) => botNamed(resident, name).name);
    if (bots.length < 2) throw new UserError('two bots at least are compared');
    const among = botNamed(resident, flags.text('among') ?? AMONG).name;
    // They stray from what the house believes, each in another way: they cannot believe in a file besides.
    if (among.includes('@')) throw new UserError('--among takes a bot of the house, without weights of its own');
    const venue = venueFrom(flags, resident);
    const every = flags.whole('every', { min: 1 }) ?? USUAL_EVERY;
    const tries = flags.whole('tries', { min: 1 }) ?? USUAL_TRIES;
    const games = flags.whole('games', { min: 1 }) ?? USUAL_GAMES;
    const seed = flags.text('seed') ?? USUAL_SEED;
    const compared = new Decisions({ venue, comparing: { bots, every, tries, among }, games, seed });
    await playGames({ venue, threads: threadsFrom(flags, io), io }, compared.calls(), (answer) => compared.add(answer));
    const report = compared.report();
    io.out.write(flags.has('json') ? `${JSON.stringify(report)}\n` : decisionsText(report));
    return 0;
  },
};

function decisionsText({ game, games, seats, seed, comparing, rows }: DecisionsReport): string {
  const { bots, tries, among } = comparing;
  const cells = rows.map((row) => [
    row.kind,
    row.bot,
    `${row.otherwise} of ${row.decisions}`,
    `${signed(row.points, 2)} ± ${decimal(row.error, 2)}`,
    `${signed(100 * row.won, 1)}%`,
  ]);
  return [
    `${gamesText({ games, game, seats, seed })}; against what ${itemAt(bots, 0)} chooses, each choice played on ${tries} times by ${among}\n\n`,
    table([`what ${itemAt(bots, 0)} does there`, 'bot', 'otherwise', 'points', 'won'], cells),
  ].join('');
}

function signed(value: number, digits: number): string {
  return `${value > 0 ? '+' : ''}${decimal(value, digits)}`;
}
