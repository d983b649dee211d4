import { useSyncExternalStore } from 'react';
import type { Size } from '../board/camera.ts';
import { useIsPhone, useMediaQuery } from '../settings/use-media-query.ts';

/** Which of the three tables is laid: for a desk, for a tablet held upright, for a phone. */
export type Layout = 'desk' | 'tablet' | 'phone';

/** Where the controls of the moment stand. */
export type Dock = 'below' | 'beside';

export function useLayout(): Layout {
  const phone = useIsPhone();
  const upright = useMediaQuery('(max-width: 63rem) and (max-aspect-ratio: 1)');
  return phone ? 'phone' : upright ? 'tablet' : 'desk';
}

const RIBBON = 52;
/** What the style sheet gives the dock and the players; about, since only the larger board is sought. */
const DOCK_BELOW = 200;
const DOCK_BESIDE = 300;
const PLAYERS = { below: 360, beside: 300 };

/** Where the dock leaves a board of this shape (its width for each unit of height) the larger. */
export function dockFor(shape: number, window: Size): Dock {
  const below = { width: window.width - PLAYERS.below, height: window.height - RIBBON - DOCK_BELOW };
  const beside = { width: window.width - PLAYERS.beside - DOCK_BESIDE, height: window.height - RIBBON };
  const heightOf = ({ width, height }: Size): number => Math.min(width / shape, height);
  return heightOf(beside) > heightOf(below) ? 'beside' : 'below';
}

/** A board without a shape of its own flows into whatever room there is, and has the dock below it. */
export function useDock(shape: number | undefined, layout: Layout): Dock {
  const dock = useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => (shape === undefined ? 'below' : dockFor(shape, { width: innerWidth, height: innerHeight })),
    () => 'below' as const,
  );
  return layout === 'desk' ? dock : 'below';
}
