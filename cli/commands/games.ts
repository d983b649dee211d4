import { residents } from '@roundhouse/games';
import type { Command } from '../command.ts';
import { CONTENT, GAME, JSON_FLAG, residentFrom, seatsText } from '../shared-flags.ts';

export const games: Command = {
  name: 'games',
  summary: 'lists the games and their options',
  flags: [GAME, CONTENT, JSON_FLAG],
  examples: ['games', 'games --game age-of-steam --json'],
  run(flags, io) {
    const chosen = flags.has('game') || flags.has('content') ? [residentFrom(flags)] : residents;
    const list = chosen.map(({ game: { id, name, seats, options } }) => ({
      id,
      name,
      seats,
      options: options.jsonSchema,
    }));
    if (flags.has('json')) {
      io.out.write(`${JSON.stringify(list)}\n`);
      return 0;
    }
    for (const { id, name, seats, options } of list) {
      io.out.write(`${id}: ${name}, ${seatsText(seats)} players\n  options: ${JSON.stringify(options)}\n`);
    }
    return 0;
  },
};
