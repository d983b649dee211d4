import { writeFileSync } from 'node:fs';
import type { Training, Weights } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { fieldOf } from '@roundhouse/kernel';
import type { Command } from '../command.ts';
import type { FlagValues } from '../flags.ts';
import {
  BOTS,
  botNamed,
  CONTENT,
  GAME,
  lineUp,
  OPTIONS,
  residentFrom,
  SEATS,
  SEED,
  THREADS,
  threadsFrom,
  venueFrom,
} from '../shared-flags.ts';
import { playGames } from '../simulation/crew.ts';
import { decimal, table } from '../simulation/table.ts';
import { FELT, type Felt, FEWEST_GAMES, type Source, SOURCES, trainerFor } from '../simulation/training.ts';
import { UserError } from '../user-error.ts';

const USUAL_SOURCE: Source = 'players';
const USUAL_GAMES = 1000;
const USUAL_SEED = 'train';
const USUAL_PUPIL = 'greedy';
/** Somebody who overlooks things leads the others where they would not have come by themselves. */
const USUAL_STRANGER = 'stoker';

export const train: Command = {
  name: 'train',
  summary: 'lets bots play against themselves and fits the weights of their evaluation to how games ended',
  about:
    'From players: everybody strays a little from what is believed, each in another way, and who ends well tells which way\n' +
    'is good. From rounds: everybody plays by what is believed, and leads at the ends of rounds are compared with what\n' +
    'came of them, in all seats of the bot that is named first. A fifth of the games is held out to check it. The same\n' +
    'call finds the same. Nothing plays by it yet: `arena --bots greedy@first,greedy@FILE,…` tells whether it should.',
  flags: [
    GAME,
    SEATS,
    { name: 'from', value: 'WHAT', about: `what is learned from: ${SOURCES.join(', ')} (${USUAL_SOURCE})` },
    { name: 'games', value: 'K', about: `how many games (${USUAL_GAMES})` },
    { name: 'generations', value: 'N', about: 'so often, each time from where the time before came to (1)' },
    {
      name: 'felt',
      value: 'WHERE',
      about: `from players, where weights that are learned change something: ${FELT.join(', ')} (rounds)`,
    },
    { ...BOTS, about: `a bot for each seat (${USUAL_PUPIL}; from rounds, one of them a ${USUAL_STRANGER})` },
    SEED,
    OPTIONS,
    CONTENT,
    { name: 'out', value: 'FILE', about: 'where to write what was found, instead of printing it' },
    THREADS,
  ],
  examples: ['train --game city-of-iron --games 1000 --out learned.json'],
  async run(flags, io) {
    const resident = residentFrom(flags);
    const source = sourceFrom(flags);
    const choices = flags.list('bots');
    const asked = choices === undefined || choices.length === 1 ? undefined : choices.length;
    const venue = venueFrom(flags, resident, asked);
    const bots = lineUp(choices ?? usualBots(source, venue.seats), venue.seats).map(
      (choice) => botNamed(resident, choice).name,
    );
    checkBots(source, bots);
    const games = flags.whole('games', { min: FEWEST_GAMES }) ?? USUAL_GAMES;
    const generations = flags.whole('generations', { min: 1 }) ?? 1;
    const plan = {
      resident,
      venue,
      bots,
      games,
      generations,
      seed: flags.text('seed') ?? USUAL_SEED,
      felt: feltFrom(flags),
    };
    const learnFrom = async (first: Weights, generation: number): Promise<Training> => {
      const trainer = trainerFor(source, plan, generation, first);
      await playGames({ venue, threads: threadsFrom(flags, io), io }, trainer.calls(), (answer, number) =>
        trainer.add(answer, number),
      );
      return trainer.learn();
    };
    let training = await learnFrom(resident.learning.first, 1);
    for (let next = 2; next <= generations; next++) training = await learnFrom(training.weights, next);
    const out = flags.text('out');
    const file = `${JSON.stringify(training, null, 2)}\n`;
    if (out === undefined) io.out.write(file);
    else {
      writeFileSync(out, file);
      io.out.write(trainingText(resident, training));
    }
    return 0;
  },
};

function sourceFrom(flags: FlagValues): Source {
  const asked = flags.text('from') ?? USUAL_SOURCE;
  const source = SOURCES.find((one) => one === asked);
  if (source === undefined) throw new UserError(`--from takes one of ${SOURCES.join(', ')}, not '${asked}'`);
  return source;
}

function feltFrom(flags: FlagValues): Felt {
  const asked = flags.text('felt') ?? FELT[0];
  const felt = FELT.find((one) => one === asked);
  if (felt === undefined) throw new UserError(`--felt takes one of ${FELT.join(', ')}, not '${asked}'`);
  return felt;
}

function checkBots(source: Source, bots: readonly string[]): void {
  const pupils = bots.filter((bot) => bot === bots[0]).length;
  if (pupils < 2)
    throw new UserError('the bot that is named first must sit in two seats at least: leads are learned from');
  if (source === 'players' && pupils < bots.length)
    throw new UserError('players who are compared must all be the same bot');
}

function usualBots(source: Source, seats: number): readonly string[] {
  if (source === 'players') return [USUAL_PUPIL];
  const pupils = Array.from({ length: Math.max(2, seats - 1) }, () => USUAL_PUPIL);
  return [...pupils, ...Array.from({ length: seats - pupils.length }, () => USUAL_STRANGER)];
}

function trainingText({ learning }: AnyResident, { weights, lessons, error }: Training): string {
  const rows = Object.entries(weights).map(([name, weight]) => [name, `${fieldOf(learning.first, name)}`, `${weight}`]);
  return [
    table(['weight', 'before', 'after'], rows),
    `\n  ${lessons.learned} lessons, ${lessons.heldOut} more held out\n`,
    `  there leads turned out by ${decimal(error.before, 3)} points from what was expected before, by ${decimal(error.after, 3)} after\n`,
  ].join('');
}
