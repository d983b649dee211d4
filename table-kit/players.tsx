import type { Seat, Text } from '@roundhouse/kernel';
import type { PlayerPanel } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { SeatedPlayer } from './game-page.ts';
import { type NewsBySeat, newsFor } from './news.ts';

/** The players beside the board, in the order that is given, each with the last news of it. */
export function panelsFor(
  order: readonly Seat[],
  news: NewsBySeat,
  say: (text: Text) => string,
  panel: (seat: Seat) => Omit<PlayerPanel, 'seat' | 'news'>,
): readonly PlayerPanel[] {
  return order.map((seat) => ({ seat, ...newsFor(news.get(seat), say), ...panel(seat) }));
}

/** The name of a seat, for drawings; the same function as long as the names stay the same. */
export function useNameOf(players: readonly SeatedPlayer[]): (seat: Seat) => string {
  const lines = players.map(({ name }) => name).join('\n');
  return useMemo(() => {
    const names = lines.split('\n');
    return (seat) => names[seat] ?? `#${seat + 1}`;
  }, [lines]);
}
