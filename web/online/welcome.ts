import type { Table } from '@roundhouse/wire';
import { freeSeats } from './seating.ts';

/** What somebody with an invitation can do at its table. */
export type Welcome = 'sits' | 'offered' | 'free' | 'full' | 'look-on' | 'begun' | 'closed';

export function welcomeOf(table: Pick<Table, 'state' | 'seat' | 'seats' | 'places' | 'watching' | 'offered'>): Welcome {
  if (table.state === 'closed') return 'closed';
  if (table.seat !== null) return 'sits';
  if (table.offered !== null) return 'offered';
  if (table.state === 'open') return freeSeats(table) > 0 ? 'free' : 'full';
  return table.watching ? 'look-on' : 'begun';
}
