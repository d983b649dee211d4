import type { DailyPause } from './clocks.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The pause that begins on that day. */
function pauseOn(day: number, { from, to }: DailyPause): Span {
  const begins = day * DAY + from * MINUTE;
  const ends = day * DAY + to * MINUTE;
  return { from: begins, to: ends > begins ? ends : ends + DAY };
}

export function isPaused(time: number, pause: DailyPause | null): boolean {
  if (pause === null || pause.from === pause.to) return false;
  const today = Math.floor(time / DAY);
  return [today - 1, today].some((day) => {
    const { from, to } = pauseOn(day, pause);
    return time >= from && time < to;
  });
}

/** The time between two moments, without the pauses. */
export function timeCounted(from: number, to: number, pause: DailyPause | null): number {
  if (pause === null || pause.from === pause.to) return to - from;
  let paused = 0;
  for (let day = Math.floor(from / DAY) - 1; day <= Math.floor(to / DAY); day++) {
    const span = pauseOn(day, pause);
    paused += Math.max(0, Math.min(to, span.to) - Math.max(from, span.from));
  }
  return to - from - paused;
}
