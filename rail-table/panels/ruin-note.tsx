import { useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { AnyAction } from '../actions.ts';
import type { RailDesk, RailPosition } from '../desk.ts';
import { ruinBy } from '../giving-up.ts';

/** Says before it is too late that what is chosen would cost the seat its place in the game. */
export function RuinNote<P extends RailPosition>({
  desk,
  table,
  seat,
  actions,
  before = table.position,
}: {
  readonly desk: RailDesk<P>;
  readonly table: { readonly position: P };
  readonly seat: number;
  /** What would be played. */
  readonly actions: readonly AnyAction[];
  /** Without what is chosen, where the table has some of that behind it. */
  readonly before?: P;
}) {
  const { say } = useWords();
  const key = JSON.stringify(actions);
  // The actions are made anew all the time; what they say tells whether they are others.
  const ruin = useMemo(
    () => ruinBy(desk, table.position, seat, actions, before),
    [desk, table.position, seat, key, before],
  );
  return ruin === null ? null : (
    <p className="rail-ruin" role="alert">
      {say(ruin)}
    </p>
  );
}
