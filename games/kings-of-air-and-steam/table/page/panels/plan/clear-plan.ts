import { playerAt } from '../../../../rules/position.ts';
import type { PanelProps } from '../panel-props.ts';
import { cleared } from './rearrange.ts';

/** Takes every planned card back, and forgets where they were meant to lead; false where none lies there. */
export function clearPlan({ table, seat, pencil }: PanelProps): boolean {
  const actions = cleared(playerAt(table.position, seat).plan);
  if (actions.length === 0) return false;
  pencil.mark(0, null);
  table.act(...actions);
  return true;
}
