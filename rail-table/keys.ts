import { isTyping } from '@roundhouse/ui';
import { useEffect } from 'react';
import type { RailPosition, RailProps } from './desk.ts';

/** Escape lets go, R turns the tile. */
export function useKeys<P extends RailPosition>(
  { table, controls }: Pick<RailProps<P>, 'table' | 'controls'>,
  turn: () => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (table.seat === null || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') controls.letGo();
      if (event.key === 'r' || event.key === 'R') turn();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
