import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordToText } from '@roundhouse/kernel';
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
import { recordOf } from '../simulation/play-out.ts';
import { playGames } from '../simulation/crew.ts';
import { simulationText } from '../simulation/simulation-text.ts';
import { gameSeed, Simulation } from '../simulation/simulation.ts';
import { sentenceOf, UserError } from '../user-error.ts';

const USUAL_GAMES = 100;
const USUAL_SEED = 'roundhouse';

export const simulate: Command = {
  name: 'simulate',
  summary: 'plays whole games between bots and sums them up',
  flags: [
    GAME,
    SEATS,
    { name: 'games', value: 'K', about: `how many games (${USUAL_GAMES})` },
    BOTS,
    SEED,
    OPTIONS,
    CONTENT,
    { name: 'reach', about: 'report everything that was used and everything that was not' },
    { name: 'check', about: 'check what must always hold, after every action' },
    { name: 'out', value: 'FOLDER', about: 'save a record of every game there' },
    THREADS,
    JSON_FLAG,
  ],
  examples: [
    'simulate --game age-of-steam --seats 4 --games 1000 --bots random',
    'simulate --seats 5 --games 200 --bots lively --reach --check',
    'simulate --seats 3 --games 10 --bots greedy,random,lively --seed 7 --json',
  ],
  async run(flags, io) {
    const { resident, venue, bots } = contestFrom(flags, ['random']);
    const folder = flags.text('out');
    if (folder !== undefined) makeFolder(folder);
    const games = flags.whole('games', { min: 1 }) ?? USUAL_GAMES;
    const seed = flags.text('seed') ?? USUAL_SEED;
    const simulation = new Simulation({ resident, venue, bots, games, seed });
    const start = io.now();
    await playGames({ venue, threads: threadsFrom(flags, io), io }, simulation.calls(), (answer, number) => {
      simulation.add(answer);
      if (folder === undefined) return;
      const text = recordToText(recordOf(resident, venue, gameSeed(seed, number), answer));
      writeFileSync(join(folder, `${venue.game}-${venue.seats}-${number}.json`), text);
    });
    const seconds = Math.max((io.now() - start) / 1000, 1e-6);
    const report = simulation.report();
    const speed = { seconds, gamesPerSecond: games / seconds, actionsPerSecond: report.actions.total / seconds };
    io.out.write(flags.has('json') ? `${JSON.stringify({ ...report, speed })}\n` : simulationText(report, speed));
    return report.problems === undefined || report.problems.length === 0 ? 0 : 1;
  },
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError(`the folder '${folder}' cannot be made: ${sentenceOf(error)}`);
  }
}
