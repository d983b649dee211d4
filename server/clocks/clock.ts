import { type Batch, isPerson } from '@roundhouse/host';
import type { Seat } from '@roundhouse/kernel';
import { type ClockFace, type ClockRule, clockRule, type DailyPause, isPaused, timeCounted } from '@roundhouse/wire';
import * as z from 'zod/mini';

/** One seat's time: how much was left when it began to run, or is left now that it stands. */
interface SeatClock {
  readonly left: number;
  /** When it began to run; null while it stands. */
  readonly since: number | null;
}

/** The clocks of a table. Plain data: it is stored with the match, and nothing is lost when the server ends. */
export interface Clock {
  readonly rule: ClockRule;
  readonly seats: readonly SeatClock[];
}

export const clockType: z.ZodMiniType<Clock> = z.object({
  rule: clockRule,
  seats: z.array(z.object({ left: z.number(), since: z.nullable(z.number()) })),
});

const MINUTE = 60_000;
/** Whoever comes back after time was out has at least this much, so that coming back means something. */
const LEAST_AFTER_RETURN = 2 * MINUTE;

export function newClock(rule: ClockRule, seats: number): Clock {
  return { rule, seats: Array.from({ length: seats }, () => ({ left: rule.ms, since: null })) };
}

/** The clocks when just these people are waited for from now on. */
export function ticking({ rule, seats }: Clock, waiting: readonly Seat[], now: number): Clock {
  return {
    rule,
    seats: seats.map((clock, seat) => {
      const runs = clock.since !== null;
      if (waiting.includes(seat)) return runs ? clock : started(clock, rule, now);
      return runs ? stopped(clock, rule, now) : clock;
    }),
  };
}

function started({ left }: SeatClock, rule: ClockRule, now: number): SeatClock {
  return { left: rule.kind === 'turn' ? rule.ms : left, since: now };
}

function stopped(clock: SeatClock, rule: ClockRule, now: number): SeatClock {
  const left = Math.max(leftOf(clock, rule, now), 0);
  return { left: rule.kind === 'bank' ? left + rule.increment : left, since: null };
}

/** Somebody whose time was out is back. */
export function returned(clock: Clock, seat: Seat): Clock {
  const { seats } = clock;
  return {
    ...clock,
    seats: seats.map((one, other) =>
      other === seat && one.since === null ? { ...one, left: Math.max(one.left, LEAST_AFTER_RETURN) } : one,
    ),
  };
}

/** Somebody whose time is out is away until then: after it a whole turn begins. Who has acted meanwhile is not waited for. */
export function afterVacation(clock: Clock, seat: Seat, until: number, now: number): Clock {
  const { rule, seats } = clock;
  if (!outOfTime(clock, now).includes(seat)) return clock;
  return { ...clock, seats: seats.map((one, other) => (other === seat ? { left: rule.ms, since: until } : one)) };
}

/** The seats whose time is out. */
export function outOfTime({ rule, seats }: Clock, now: number): readonly Seat[] {
  return seats.flatMap((clock, seat) => (clock.since !== null && leftOf(clock, rule, now) <= 0 ? [seat] : []));
}

/** When the next seat's time will be out, if nobody does anything; null while no clock runs. */
export function dueAt({ rule, seats }: Clock): number | null {
  const ends = seats.flatMap(({ left, since }) => (since === null ? [] : [endOf(since, left, pauseOf(rule))]));
  return ends.length === 0 ? null : Math.min(...ends);
}

export function faceOf({ rule, seats }: Clock, now: number): ClockFace {
  return {
    at: now,
    rule,
    seats: seats.map((clock) => ({
      left: Math.max(leftOf(clock, rule, now), 0),
      running: clock.since !== null && !isPaused(now, pauseOf(rule)),
    })),
  };
}

function leftOf({ left, since }: SeatClock, rule: ClockRule, now: number): number {
  return since === null ? left : left - timeCounted(since, Math.max(now, since), pauseOf(rule));
}

function pauseOf(rule: ClockRule): DailyPause | null {
  return rule.kind === 'turn' ? rule.pause : null;
}

/** When so much time has passed since a moment, without the pauses. */
function endOf(since: number, left: number, pause: DailyPause | null): number {
  if (pause === null || pause.from === pause.to) return since + left;
  let end = since + left;
  // Every pause on the way moves the end, and perhaps into another.
  for (;;) {
    const short = left - timeCounted(since, end, pause);
    if (short <= 0) return end;
    end += short;
  }
}

/** The clocks after something was played: time runs for the people who are waited for; for whom a bot plays, it stands. */
export function clockAfter(clock: Clock, { rows, state }: Batch, now: number): Clock {
  const back = rows.flatMap(({ entry }) => ('sits' in entry && entry.sits?.bot === null ? [entry.seat] : []));
  const people = state.players.filter(isPerson).map(({ seat }) => seat);
  const waiting = state.over ? [] : state.waiting.filter((seat) => people.includes(seat));
  return ticking(back.reduce(returned, clock), waiting, now);
}
