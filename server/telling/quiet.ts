import type { QuietHours } from '@roundhouse/wire';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** When the quiet hours end in which a moment falls; null for one outside of them. */
export function quietUntil({ from, to, offset }: QuietHours, at: number): number | null {
  const minutes = Math.floor(at / MINUTE) + offset;
  const since = (minute: number): number => (((minutes - minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (since(from) >= length) return null;
  return (Math.floor(at / MINUTE) + length - since(from)) * MINUTE;
}
