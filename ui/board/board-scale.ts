import type { CSSProperties } from 'react';

/** How large a drawing is shown: its labels are kept legible by that. */
export function boardScale(scale: number): CSSProperties {
  return Object.fromEntries([['--board-scale', scale]]);
}
