import type { QuietHours } from '@roundhouse/wire';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** These hours on the clocks of this browser. */
export function quietHere(
  { from, to }: Pick<QuietHours, 'from' | 'to'>,
  zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): QuietHours {
  return { from, to, zone };
}

/** As a field for a time of day shows it. */
export function onClock(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / HOUR_MINUTES))}:${two(minute % HOUR_MINUTES)}`;
}

/** Null for a field that is half filled in. */
export function fromClock(text: string): number | null {
  const { hours, minutes } = /^(?<hours>\d\d):(?<minutes>\d\d)$/.exec(text)?.groups ?? {};
  const minute = Number(hours) * HOUR_MINUTES + Number(minutes);
  return minute < DAY_MINUTES ? minute : null;
}
