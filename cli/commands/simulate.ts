import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordToText } from '@roundhouse/kernel';
import type { Command } from '../command.ts';
import type { Io } from '../io.ts';
import { BOTS, CONTENT, contestFrom, GAME, JSON_FLAG, OPTIONS, SEATS, SEED } from '../shared-flags.ts';
import { type PlayedOut, recordOf } from '../simulation/play-out.ts';
import { playGames } from '../simulation/progress.ts';
import { simulationText } from '../simulation/simulation-text.ts';
import { Simulation, type SimulationPlan } from '../simulation/simulation.ts';
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
    JSON_FLAG,
  ],
  examples: [
    'simulate --game age-of-steam --seats 4 --games 1000 --bots random',
    'simulate --seats 5 --games 200 --bots lively --reach --check',
    'simulate --seats 3 --games 10 --bots greedy,random,lively --seed 7 --json',
  ],
  run(flags, io) {
    const { resident, setting, bots } = contestFrom(flags, ['random']);
    const folder = flags.text('out');
    if (folder !== undefined) makeFolder(folder);
    const plan: SimulationPlan = {
      resident,
      setting,
      bots,
      games: flags.whole('games', { min: 1 }) ?? USUAL_GAMES,
      seed: flags.text('seed') ?? USUAL_SEED,
      reach: flags.has('reach'),
      check: flags.has('check'),
      finished(number: number, seed: string, played: PlayedOut): void {
        if (folder === undefined) return;
        const text = recordToText(recordOf(resident, setting, seed, played));
        writeFileSync(join(folder, `${resident.game.id}-${setting.seats}-${number}.json`), text);
      },
    };
    return playAll(plan, flags.has('json'), io);
  },
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError(`the folder '${folder}' cannot be made: ${sentenceOf(error)}`);
  }
}

async function playAll(plan: SimulationPlan, json: boolean, io: Io): Promise<number> {
  const simulation = new Simulation(plan);
  const start = io.now();
  await playGames(plan.games, io, (number) => simulation.play(number));
  const seconds = Math.max((io.now() - start) / 1000, 1e-6);
  const report = simulation.report();
  const speed = { seconds, gamesPerSecond: plan.games / seconds, actionsPerSecond: report.actions.total / seconds };
  io.out.write(json ? `${JSON.stringify({ ...report, speed })}\n` : simulationText(report, speed));
  return report.problems === undefined || report.problems.length === 0 ? 0 : 1;
}
