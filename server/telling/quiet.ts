import type { QuietHours } from '@roundhouse/wire';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** When the quiet hours end in which a moment falls; null for one outside of them. */
export function quietUntil({ from, to, zone }: QuietHours, at: number): number | null {
  const minutes = minuteOfDayIn(zone, at);
  const since = (minutes - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return null;
  return (Math.floor(at / MINUTE) + length - since) * MINUTE;
}

function minuteOfDayIn(timeZone: string, at: number): number {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const parts = clock.formatToParts(at);
  const value = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value);
  return value('hour') * 60 + value('minute');
}
