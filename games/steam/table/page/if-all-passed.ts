import { clone, type Seat } from '@roundhouse/kernel';
import { noChance } from '@roundhouse/table-kit';
import { steam } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';

/** Where somebody ends up in an auction, and for how much. */
export interface PlaceTaken {
  readonly seat: Seat;
  readonly place: number;
  readonly paid: number;
}

/** How the auction of this turn would end if everybody who is asked from now on passed; the first place first. */
export function ifAllPassed(p: Position): readonly PlaceTaken[] {
  const copy = clone(p);
  const taken: PlaceTaken[] = [];
  while (copy.phase.name === 'auction-order') {
    steam.play(copy, copy.phase.seat, { type: 'pass' }, noChance, (event) => {
      if (event.type === 'place-taken') taken.push({ seat: event.seat, place: event.place, paid: event.paid });
    });
  }
  return taken.toSorted((one, other) => one.place - other.place);
}
