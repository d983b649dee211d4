import * as z from 'zod/mini';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MINUTES_A_DAY = 24 * 60;

export const minuteOfDay = z.int().check(z.nonnegative(), z.lt(MINUTES_A_DAY));

/** A time of day when no clock of the table runs, in minutes after midnight of Greenwich; it may pass midnight. */
export const dailyPause = z.strictObject({ from: minuteOfDay, to: minuteOfDay });
export type DailyPause = z.infer<typeof dailyPause>;

/** How much time players have. */
export const clockRule = z.discriminatedUnion('kind', [
  /** For live games: so much for the whole game, and some more after each turn. */
  z.strictObject({
    kind: z.literal('bank'),
    ms: z.int().check(z.gte(MINUTE), z.lte(DAY)),
    increment: z.int().check(z.nonnegative(), z.lte(HOUR)),
  }),
  /** For slow games: so much for every turn. */
  z.strictObject({
    kind: z.literal('turn'),
    ms: z.int().check(z.gte(HOUR), z.lte(30 * DAY)),
    pause: z.nullable(dailyPause),
  }),
]);
export type ClockRule = z.infer<typeof clockRule>;

/** One seat's time, as it was `at`. */
export const seatClock = z.object({ left: z.number(), running: z.boolean() });

/** The clocks of a table at one moment; those that run have run on since. */
export const clockFace = z.object({ at: z.int(), rule: clockRule, seats: z.array(seatClock) });
export type ClockFace = z.infer<typeof clockFace>;
