import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Outlook } from '@roundhouse/table-kit';
import { playerAt, type Position } from '../../rules/position.ts';

/** What becomes of a seat's machines, which no number over the rounds tells. */
export function reasons({ before, ahead }: Outlook<Position>, seat: Seat): readonly Text[] {
  const now = playerAt(before, seat);
  const then = playerAt(ahead, seat);
  return [
    ...(then.airshipLevel > now.airshipLevel
      ? [text('Your airship rises to level {level} this round.', { level: then.airshipLevel })]
      : []),
    ...(then.trainLevel > now.trainLevel
      ? [text('Your train rises to level {level} this round.', { level: then.trainLevel })]
      : []),
  ];
}
