import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Measure } from './game-page.ts';

/* Why somebody might play an action: told from what it changes. */

/** What a seat sees before an action and right after it, and what may have come of it at the end of the turn or round. */
export interface Outlook<P> {
  readonly before: P;
  readonly after: P;
  readonly ahead: P;
}

/** Smaller changes are none. */
const NOTICED = 0.5;

/** The numbers of a seat that would be others when the turn or round is over, in one sentence; null when none would. */
export function changesOf<P>(
  measures: readonly Measure<P>[],
  period: 'turn' | 'round',
  { before, ahead }: Outlook<P>,
  seat: Seat,
): Text | null {
  const changes = measures.flatMap((measure) => {
    const from = measure.of(before, seat);
    const to = measure.of(ahead, seat);
    if (from === null || to === null || Math.abs(to - from) < NOTICED) return [];
    return [text('{what} {from} → {to}', { what: measure.label, from: Math.round(from), to: Math.round(to) })];
  });
  const [first, ...others] = changes;
  if (first === undefined) return null;
  return text('By the end of the {period, select, turn {turn} other {round}}: {changes}.', {
    period,
    changes: others.reduce((some, one) => text('{some}, {one}', { some, one }), first),
  });
}
