import { type RefObject, useEffect } from 'react';
import { useIsSideways } from '../settings/use-media-query.ts';
import { useFrame } from './frame-context.ts';
import { useLayout } from './layout.ts';
import type { PlayerPanel } from './table-frame.tsx';

/**
 * Whoever is to decide must be in sight, however long the list is: whom the prompt speaks to, before others. While it is
 * not `following`, the list stays where it is.
 */
export function useTurnInSight(
  list: RefObject<HTMLElement | null>,
  players: readonly PlayerPanel[],
  following = true,
): void {
  const { waiting, seat: mine } = useFrame();
  const layout = useLayout();
  const sideways = useIsSideways();
  const turn = mine ?? players.find(({ seat }) => waiting.includes(seat))?.seat;
  const index = players.findIndex(({ seat }) => seat === turn);
  useEffect(() => {
    if (following) list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A window of another shape may have moved it out of sight.
  }, [list, index, following, layout, sideways]);
}
