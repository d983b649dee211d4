import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Outlook } from '@roundhouse/table-kit';
import { setOf } from '../../content/sets.ts';
import { rankings } from '../../rules/goods.ts';
import type { Position } from '../../rules/position.ts';

/** The goods of which a seat would have most, and has not yet; and those in which it loses its lead. */
export function reasons({ before, ahead }: Outlook<Position>, seat: Seat): readonly Text[] {
  const now = rankings(before);
  const then = rankings(ahead);
  return [...then].flatMap(([good, { ranks }]) => {
    const led = now.get(good)?.ranks[seat] === 1;
    const leads = ranks[seat] === 1;
    if (led === leads) return [];
    const name = { term: setOf(ahead).goods.get(good)?.name ?? good };
    return [leads ? text('You lead in {good}.', { good: name }) : text('You lose the lead in {good}.', { good: name })];
  });
}
