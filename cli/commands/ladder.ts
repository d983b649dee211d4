import { LEVELS } from '@roundhouse/bots';
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
import { Ladder, type LadderReport } from '../simulation/ladder.ts';
import { decimal, percent, table } from '../simulation/table.ts';
import { UserError } from '../user-error.ts';

const USUAL_GAMES = 40;
const USUAL_SEED = 'ladder';

export const ladder: Command = {
  name: 'ladder',
  summary: 'plays the levels against each other and rates them',
  about:
    'One seat of each level plays against a table of the level below it, and the seat goes round.\n' +
    'How long bots think is counted in positions, so that every machine prints the same.',
  flags: [
    GAME,
    SEATS,
    { name: 'games', value: 'K', about: `how many games for each step (${USUAL_GAMES})` },
    { name: 'levels', value: 'A,B,…', about: `which bots, weakest first (${LEVELS.join(',')})` },
    SEED,
    OPTIONS,
    CONTENT,
    THREADS,
    JSON_FLAG,
  ],
  examples: ['ladder --game city-of-iron --seats 4 --games 40', 'ladder --levels greedy,master --games 40 --json'],
  async run(flags, io) {
    const resident = residentFrom(flags);
    const levels = (flags.list('levels') ?? LEVELS).map((level) => botNamed(resident, level).name);
    if (levels.length < 2) throw new UserError('a ladder has at least two levels');
    const venue = venueFrom(flags, resident);
    if (venue.seats < 2) throw new UserError('a ladder takes at least two seats');
    const games = flags.whole('games', { min: 1 }) ?? USUAL_GAMES;
    const climbed = new Ladder({ venue, levels, games, seed: flags.text('seed') ?? USUAL_SEED });
    await playGames({ venue, threads: threadsFrom(flags, io), io }, climbed.calls(), (answer, number) =>
      climbed.add(answer, number),
    );
    const report = climbed.report();
    io.out.write(flags.has('json') ? `${JSON.stringify(report)}\n` : ladderText(report));
    return 0;
  },
};

function ladderText({ game, seats, seed, even, steps, ratings, fingerprint }: LadderReport): string {
  const ratingOf = (level: string): string => {
    const rating = ratings.find((one) => one.level === level);
    return rating === undefined ? '–' : `${rating.points} ± ${rating.error}`;
  };
  const rows = steps.map((step) => [
    step.level,
    seats === 2 ? step.below : `${step.below} ×${seats - 1}`,
    `${decimal(step.won)} of ${step.games}`,
    percent(step.share, 1),
    `${percent(step.interval.low, 1)} to ${percent(step.interval.high, 1)}`,
    decimal(step.meanScore),
    decimal(step.meanScoreBelow),
    ratingOf(step.level),
  ]);
  return [
    `${game} with ${seats} seats, seed '${seed}': one seat against a table of the level below; ${percent(even, 1)} would be even\n\n`,
    table(['level', 'against', 'won', 'share', '95% interval', 'mean score', 'theirs', 'rating'], rows),
    `\n  fingerprint ${fingerprint}\n`,
  ].join('');
}
