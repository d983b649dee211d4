import * as z from 'zod/mini';
import { person, time } from './people.ts';
import { tableSummary } from './tables.ts';

/** What somebody made of one game at so many seats. Where nobody else was a person, it is counted apart. */
export const tally = z.object({
  game: z.string(),
  seats: z.int(),
  against: z.enum(['people', 'machines']),
  played: z.int(),
  wins: z.int(),
  /** How often first, second, third … */
  ranks: z.array(z.int()),
});
export type Tally = z.infer<typeof tally>;

/** The page of a player. */
export const playerPage = z.object({
  person,
  since: time,
  tallies: z.array(tally),
  /** Running games that everybody may look at. */
  running: z.array(tableSummary),
  /** Whether it is myself who asks. */
  me: z.boolean(),
  /** Whether I have blocked them; whether they have blocked me is theirs to know. */
  blocked: z.boolean(),
});
export type PlayerPage = z.infer<typeof playerPage>;

/** Somebody I played with. */
export const friend = z.object({ person, games: z.int(), last: time });
export type Friend = z.infer<typeof friend>;

/** People I have to do with: those I played with, the last first, and those with whom I will not play. */
export const company = z.object({ friends: z.array(friend), blocked: z.array(person) });
export type Company = z.infer<typeof company>;
