import { residents } from '@roundhouse/games';
import type { Command } from '../command.ts';
import { venueFrom } from '../shared-flags.ts';
import { FlagValues } from '../flags.ts';
import { Arena } from '../simulation/arena.ts';
import { playGames } from '../simulation/crew.ts';
import { decimal } from '../simulation/table.ts';

const LINE_UP = ['greedy', 'lively', 'random', 'random'];
const GAMES = 4;

const HINTS = `
What to try next:
  ./roundhouse play --game age-of-steam      play against bots in this terminal
  ./roundhouse simulate --games 200 --reach  let bots play, and see what they used
  ./roundhouse arena                         see which bot is stronger
  ./roundhouse engine                        let a program of yours play (docs/engine-protocol.md)
  ./roundhouse --help                        everything there is
`;

export const demo: Command = {
  name: 'demo',
  summary: 'shows the house: a few games between bots, and what to try next',
  flags: [],
  examples: ['demo'],
  async run(_flags, io) {
    io.out.write('Roundhouse plays steam-age board games.\n');
    for (const resident of residents) {
      const venue = venueFrom(new FlagValues(new Map()), resident, LINE_UP.length);
      io.out.write(`\n${GAMES} games of ${resident.game.name}: ${LINE_UP.join(', ')} …\n`);
      const contest = new Arena({ venue, bots: LINE_UP, games: GAMES, seed: 'demo' });
      await playGames({ venue, threads: 1, io }, contest.calls(), (answer, number) => contest.add(answer, number));
      for (const { bot, gamesWon, meanScore } of contest.report().bots) {
        io.out.write(`  ${bot} won ${gamesWon}, mean score ${decimal(meanScore)}\n`);
      }
    }
    io.out.write(HINTS);
    return 0;
  },
};
