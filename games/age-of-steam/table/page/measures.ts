import { text } from '@roundhouse/kernel';
import { whilePlaying } from '@roundhouse/rail-table';
import type { Player, Position } from '../../rules/position.ts';
import type { Measure } from '@roundhouse/table-kit';
import { scoreOf, trackPoints } from '../../rules/result.ts';

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'points', label: text('Points'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'income', label: text('Income'), of: whilePlaying<Player>(({ income }) => income) },
  { id: 'cash', label: text('Cash'), of: whilePlaying<Player>(({ cash }) => cash) },
  { id: 'shares', label: text('Shares issued'), of: whilePlaying<Player>(({ shares }) => shares) },
  { id: 'track', label: text('Track in completed links'), of: trackPoints },
];
