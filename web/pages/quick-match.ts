import type { Registration } from '@roundhouse/games/registry';
import type { NewMatch } from '../match/table-match.ts';
import { botName } from './names.ts';

/** The game that a newcomer is put into: one person, and the bots that the game suggests. */
export function quickMatch({ id, quick }: Registration, person: string): NewMatch {
  const bots = quick.bots.map((bot, index) => ({ name: botName(index), bot }));
  return { game: id, options: quick.options, players: [{ name: person, bot: null }, ...bots] };
}
