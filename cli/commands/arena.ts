import type { Command } from '../command.ts';
import {
  BOTS,
  CONTENT,
  contestFrom,
  GAME,
  JSON_FLAG,
  OPTIONS,
  SEATS,
  SEED,
  THREADS,
  threadsFrom,
} from '../shared-flags.ts';
import { Arena, type ArenaReport } from '../simulation/arena.ts';
import { playGames } from '../simulation/crew.ts';
import { gamesText } from '../simulation/simulation-text.ts';
import { decimal, percent, table } from '../simulation/table.ts';

const USUAL_BOTS = ['greedy', 'random', 'random', 'random'];
const USUAL_GAMES = 100;
const USUAL_SEED = 'arena';

export const arena: Command = {
  name: 'arena',
  summary: 'lets bots play against each other, each in every seat, and says who is stronger',
  about: 'A bot that is named several times counts as one: a game is won when any of its seats wins.',
  flags: [
    GAME,
    BOTS,
    { name: 'games', value: 'K', about: `how many games (${USUAL_GAMES})` },
    SEATS,
    SEED,
    OPTIONS,
    CONTENT,
    THREADS,
    JSON_FLAG,
  ],
  examples: ['arena --game age-of-steam --bots greedy,random,random,random --games 100'],
  async run(flags, io) {
    const { venue, bots } = contestFrom(flags, USUAL_BOTS);
    const games = flags.whole('games', { min: 1 }) ?? USUAL_GAMES;
    const contest = new Arena({ venue, bots, games, seed: flags.text('seed') ?? USUAL_SEED });
    await playGames({ venue, threads: threadsFrom(flags, io), io }, contest.calls(), (answer, number) =>
      contest.add(answer, number),
    );
    const report = contest.report();
    io.out.write(flags.has('json') ? `${JSON.stringify(report)}\n` : arenaText(report));
    return 0;
  },
};

function arenaText({ game, games, seats, seed, bots, winners, fingerprint }: ArenaReport): string {
  const rows = bots.map((row) => [
    row.entries === 1 ? row.bot : `${row.bot} ×${row.entries}`,
    `${row.gamesWon} of ${games}`,
    percent(row.gamesWon, games),
    `${percent(row.interval.low, 1)} to ${percent(row.interval.high, 1)}`,
    percent(row.finished, row.games),
    decimal(row.meanScore),
    decimal(row.meanPlace, 2),
  ]);
  return [
    `${gamesText({ games, game, seats, seed })}; the seats go round\n\n`,
    table(['bot', 'won', 'share', '95% interval', 'solvent', 'mean score', 'place'], rows),
    `\n  the winner of a game had ${decimal(winners.mean)} points on average, give or take ${decimal(winners.error)} (standard error)\n`,
    `  fingerprint ${fingerprint}\n`,
  ].join('');
}
