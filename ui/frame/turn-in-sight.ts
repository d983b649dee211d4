import { type RefObject, useEffect } from 'react';
import { useFrame } from './frame-context.ts';
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
  const turn = mine ?? players.find(({ seat }) => waiting.includes(seat))?.seat;
  const index = players.findIndex(({ seat }) => seat === turn);
  useEffect(() => {
    const around = list.current?.parentElement;
    if (!following || around === null || around === undefined) return undefined;
    const show = (): void => list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    // What to do now may need more room, or the window is turned: either moves it out of sight.
    const watch = new ResizeObserver(show);
    watch.observe(around);
    return () => watch.disconnect();
  }, [list, index, following]);
}
