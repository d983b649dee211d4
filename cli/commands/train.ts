import { writeFileSync } from 'node:fs';
import type { Training } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { fieldOf } from '@roundhouse/kernel';
import type { Command } from '../command.ts';
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
import { FEWEST_GAMES, Trainer } from '../simulation/training.ts';
import { UserError } from '../user-error.ts';

const USUAL_GAMES = 200;
const USUAL_SEED = 'train';
const USUAL_PUPIL = 'greedy';
/** Somebody who overlooks things leads the others where they would not have come by themselves. */
const USUAL_STRANGER = 'stoker';

export const train: Command = {
  name: 'train',
  summary: 'lets bots play against themselves and fits the weights of their evaluation to how games ended',
  about:
    'Everybody plays by what was believed before anything was learned, and the seats go round. Learned is from the ends of\n' +
    'rounds, from all seats of the bot that is named first; a fifth of the games is held out to check it. The same call\n' +
    'finds the same. Nothing plays by it yet: `arena --bots greedy@first,greedy@FILE,…` tells whether it should.',
  flags: [
    GAME,
    SEATS,
    { name: 'games', value: 'K', about: `how many games (${USUAL_GAMES})` },
    { ...BOTS, about: `a bot for each seat (${USUAL_PUPIL}, and one ${USUAL_STRANGER})` },
    SEED,
    OPTIONS,
    CONTENT,
    { name: 'out', value: 'FILE', about: 'where to write what was found, instead of printing it' },
    THREADS,
  ],
  examples: ['train --game city-of-iron --games 200 --out learned.json'],
  async run(flags, io) {
    const resident = residentFrom(flags);
    const choices = flags.list('bots');
    const venue = venueFrom(
      flags,
      resident,
      choices === undefined || choices.length === 1 ? undefined : choices.length,
    );
    const bots = lineUp(choices ?? usualBots(venue.seats), venue.seats).map(
      (choice) => botNamed(resident, choice).name,
    );
    if (bots.filter((bot) => bot === bots[0]).length < 2) {
      throw new UserError('the bot that is named first must sit in two seats at least: leads are learned from');
    }
    const games = flags.whole('games', { min: FEWEST_GAMES }) ?? USUAL_GAMES;
    const trainer = new Trainer({ resident, venue, bots, games, seed: flags.text('seed') ?? USUAL_SEED });
    await playGames({ venue, threads: threadsFrom(flags, io), io }, trainer.calls(), (answer, number) =>
      trainer.add(answer, number),
    );
    const training = trainer.learn();
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

function usualBots(seats: number): readonly string[] {
  const pupils = Array.from({ length: Math.max(2, seats - 1) }, () => USUAL_PUPIL);
  return [...pupils, ...Array.from({ length: seats - pupils.length }, () => USUAL_STRANGER)];
}

function trainingText({ learning }: AnyResident, { weights, lessons, error }: Training): string {
  const rows = Object.entries(weights).map(([name, weight]) => [name, `${fieldOf(learning.first, name)}`, `${weight}`]);
  return [
    table(['weight', 'before', 'after'], rows),
    `\n  ${lessons.learned} ends of rounds learned from, ${lessons.heldOut} held out\n`,
    `  leads turned out by ${decimal(error.before, 3)} points from what was expected before, by ${decimal(error.after, 3)} after\n`,
  ].join('');
}
