import { ofType } from '@roundhouse/table-kit';
import type { Space } from '../../content/area.ts';
import { airshipSpace } from '../../rules/move-and-action/flight.ts';
import type { PanelProps } from './panels/panel-props.ts';
import { endOf } from './targets.ts';

const EVERYTHING: readonly Space[] = [];

/** The spaces that matter now; none where the whole play area does. */
export function spacesThatMatter({ table, seat, pointing }: PanelProps): readonly Space[] {
  const { position, legal } = table;
  if (table.seat === null) return EVERYTHING;
  switch (position.phase.name) {
    case 'flight':
      return [airshipSpace(position, seat), ...ofType(legal, 'fly').map((fly) => endOf(position, seat, fly))];
    case 'rob':
    case 'cargo':
    case 'steal-good':
      return [airshipSpace(position, seat)];
    case 'action':
    case 'second-action':
      return pointing.at.tool === 'adjust-route'
        ? [airshipSpace(position, seat), ...ofType(legal, 'adjust-route').map(({ to }) => to)]
        : EVERYTHING;
    default:
      return EVERYTHING;
  }
}
