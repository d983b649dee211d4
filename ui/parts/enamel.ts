import type { Seat } from '@roundhouse/kernel';
import { EMBLEMS } from '@roundhouse/style';
import type { CSSProperties } from 'react';

/** `--seat` and `--on-seat` of the theme, for whatever is drawn in a seat's colour. */
export function seatStyle(seat: Seat | null): CSSProperties {
  if (seat === null) return {};
  const number = seat % EMBLEMS.length;
  return Object.fromEntries([
    ['--seat', `var(--seat-${number})`],
    ['--on-seat', 'var(--on-seats)'],
  ]);
}
