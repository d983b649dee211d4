import type { NewTable } from '@roundhouse/wire';
import type { NewMatch } from '../match/table-match.ts';
import type { Level } from '../pages/new-choice.ts';

/** On what terms a table is opened. */
export interface Terms {
  readonly access: 'everybody' | 'link';
  readonly pace: NewTable['pace'];
  readonly watching: boolean;
  /** So many seats are bots' from the beginning; more or fewer can be in the room. */
  readonly bots: number;
  readonly level: Level;
  /** Ids of people who are asked to come. */
  readonly invited: readonly string[];
  /** For somebody whom the server does not know yet. */
  readonly name: string;
}

export const USUAL_TERMS: Terms = {
  access: 'link',
  pace: 'live',
  watching: true,
  bots: 0,
  level: 'medium',
  invited: [],
  name: '',
};

/** How many bots there may be among so many: one seat is mine, and fewer seats may have been chosen since. */
export function botsAmong(seats: number, { bots }: Pick<Terms, 'bots'>): number {
  return Math.min(bots, seats - 1);
}

/** What is asked of the server: where and with how many as in a match at this screen. */
export function newTableOf({ game, options, players }: NewMatch, terms: Terms): NewTable {
  const { access, pace, watching, level, invited } = terms;
  const seats = players.length;
  const bots = Array.from({ length: botsAmong(seats, terms) }, () => level);
  return { game, options, seats, access, pace, watching, bots, invited: [...invited] };
}
