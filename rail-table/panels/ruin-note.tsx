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
}: {
  readonly desk: RailDesk<P>;
  readonly table: { readonly position: P };
  readonly seat: number;
  /** What would be played. */
  readonly actions: readonly AnyAction[];
}) {
  const { say } = useWords();
  const key = JSON.stringify(actions);
  // The actions are made anew all the time; what they say tells whether they are others.
  const ruin = useMemo(() => ruinBy(desk, table.position, seat, actions), [desk, table.position, seat, key]);
  return ruin === null ? null : (
    <p className="rail-ruin" role="alert">
      {say(ruin)}
    </p>
  );
}
