import type { OpenGame } from '../games.ts';
import type { NewMatch } from '../match/table-match.ts';
import { botName } from './names.ts';

/** The game that a newcomer is put into: one person, and the bots that the game suggests. */
export function quickMatch({ id, quick }: OpenGame, person: string): NewMatch {
  const bots = quick.bots.map((bot, index) => ({ name: botName(index), bot }));
  return { game: id, options: quick.options, players: [{ name: person, bot: null }, ...bots] };
}
