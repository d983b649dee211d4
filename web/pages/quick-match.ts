import { itemAt } from '@roundhouse/kernel';
import type { Registration } from '@roundhouse/games/registry';
import type { Words } from '@roundhouse/ui';
import type { NewMatch } from '../match/table-match.ts';

/** The game that a newcomer is put into: one person, and the bots that the game suggests; in another way if they know it. */
export function quickMatch({ id, quick }: Registration, person: string, options: unknown = quick.options): NewMatch {
  const bots = quick.bots.map((bot, index) => ({ name: botName(index), bot }));
  return { game: id, options, players: [{ name: person, bot: null }, ...bots] };
}

/** People who gave no name go by their number. */
export function guestName(t: Words['t'], seat: number): string {
  return t('Player {n}', { n: seat + 1 });
}

/** Computer players go by the names of famous engines. */
const ENGINES = ['Rocket', 'Mallard', 'Adler', 'Novelty', 'Tom Thumb', 'Sans Pareil', 'Puffing Billy'];

export function botName(seat: number): string {
  return itemAt(ENGINES, seat % ENGINES.length);
}
