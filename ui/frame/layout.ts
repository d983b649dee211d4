import { useSyncExternalStore } from 'react';
import type { Size } from '../board/camera.ts';
import { useIsPhone, useMediaQuery } from '../settings/use-media-query.ts';

/** Which of the three tables is laid: for a desk, for a tablet held upright, for a phone. */
export type Layout = 'desk' | 'tablet' | 'phone';

/** Where the controls of the moment stand: below the board, in a column of their own, or above the players in theirs. */
export type Dock = 'below' | 'beside' | 'above-players';

export function useLayout(): Layout {
  const phone = useIsPhone();
  const upright = useMediaQuery('(max-width: 63rem) and (max-aspect-ratio: 1)');
  return phone ? 'phone' : upright ? 'tablet' : 'desk';
}

/** What the style sheet gives ribbon and dock; about, since only the larger board is sought. */
const RIBBON = 52;
const DOCK_BELOW = 200;
/** A column of the style sheet: a share of the window, and how wide it is at least and at most. */
const COLUMN = { below: 0.25, beside: 0.2, least: 288, most: 384 };

function columnIn(window: Size, share: number): number {
  return Math.min(COLUMN.most, Math.max(COLUMN.least, window.width * share));
}

/** So much higher a board must become for the players to make room for what to do now. */
const GAIN = 1.1;

/** Where the dock leaves a board of this shape (its width for each unit of height) the larger. */
export function dockFor(shape: number, window: Size): Dock {
  const oneColumn = window.width - columnIn(window, COLUMN.below);
  const below = { width: oneColumn, height: window.height - RIBBON - DOCK_BELOW };
  const beside = { width: window.width - 2 * columnIn(window, COLUMN.beside), height: window.height - RIBBON };
  const above = { width: oneColumn, height: window.height - RIBBON };
  const heightOf = ({ width, height }: Size): number => Math.min(width / shape, height);
  const best = Math.max(heightOf(beside), heightOf(below));
  if (heightOf(above) > best * GAIN) return 'above-players';
  return heightOf(beside) > heightOf(below) ? 'beside' : 'below';
}

/** How players stand in their column: cards with all their numbers; rows of one line, with mine as a card; rows. */
export type Ledger = 'cards' | 'rows-and-mine' | 'rows';

/** How high they are, about, with what separates them. */
const CARD = 160;
const ROW = 50;
/** What of the column the players may take: below what to do now there is no more, and elsewhere something to look up is seen. */
const SHARE = { shared: 0.4, own: 0.75 };

/** As much of everybody as has room: whoever is out of sight cannot be compared. */
export function ledgerFor(players: number, dock: Dock, window: Pick<Size, 'height'>): Ledger {
  const room = (window.height - RIBBON) * (dock === 'above-players' ? SHARE.shared : SHARE.own);
  if (players * CARD <= room) return 'cards';
  return (players - 1) * ROW + CARD <= room ? 'rows-and-mine' : 'rows';
}

/** A board without a shape of its own flows into whatever room there is, and has the dock below it. */
export function useDock(shape: number | undefined, layout: Layout): Dock {
  const dock = useSyncExternalStore(
    resized,
    () => (shape === undefined ? 'below' : dockFor(shape, { width: innerWidth, height: innerHeight })),
    () => 'below' as const,
  );
  return layout === 'desk' ? dock : 'below';
}

export function useLedger(players: number, dock: Dock, layout: Layout): Ledger {
  const ledger = useSyncExternalStore(
    resized,
    () => ledgerFor(players, dock, { height: innerHeight }),
    () => 'cards' as const,
  );
  return layout === 'desk' ? ledger : 'cards';
}

function resized(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
