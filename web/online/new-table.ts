import type { NewTable } from '@roundhouse/wire';
import type { NewMatch } from '../match/table-match.ts';
import type { Level } from '../pages/new-choice.ts';

/** On what terms a table is opened. */
export interface Terms {
  readonly access: NewTable['access'];
  /** Ids of those who are asked, where only they may sit down. */
  readonly invited: readonly string[];
  readonly pace: NewTable['pace'];
  readonly watching: boolean;
  /** So many seats are bots' from the beginning; more or fewer can be in the room. */
  readonly bots: number;
  readonly level: Level;
  /** For somebody whom the server does not know yet. */
  readonly name: string;
}

export const USUAL_TERMS: Terms = {
  access: 'link',
  invited: [],
  pace: 'live',
  watching: true,
  bots: 0,
  level: 'medium',
  name: '',
};

/** How many bots there may be among so many: one seat is mine, and fewer seats may have been chosen since. */
export function botsAmong(seats: number, { bots }: Pick<Terms, 'bots'>): number {
  return Math.min(bots, seats - 1);
}

/** What is asked of the server: where and with how many as in a match at this screen. */
export function newTableOf({ game, options, players }: NewMatch, terms: Terms): NewTable {
  const { access, invited, pace, watching, level } = terms;
  const seats = players.length;
  const bots = Array.from({ length: botsAmong(seats, terms) }, () => level);
  return { game, options, seats, access, pace, watching, bots, invited: access === 'named' ? [...invited] : [] };
}

/** Where only those who are asked may sit down, somebody must be. */
export function asksSomebody({ access, invited }: Pick<Terms, 'access' | 'invited'>): boolean {
  return access !== 'named' || invited.length > 0;
}
