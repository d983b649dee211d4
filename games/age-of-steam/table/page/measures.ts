import { whilePlaying } from '@roundhouse/rail-table';
import type { Player, Position } from '../../rules/position.ts';
import type { Measure } from '@roundhouse/table-kit';
import { scoreOf, trackPoints } from '../../rules/result.ts';

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'points', label: 'Points', of: (p, seat) => scoreOf(p, seat).total },
  { id: 'income', label: 'Income', of: whilePlaying<Player>(({ income }) => income) },
  { id: 'cash', label: 'Cash', of: whilePlaying<Player>(({ cash }) => cash) },
  { id: 'shares', label: 'Shares issued', of: whilePlaying<Player>(({ shares }) => shares) },
  { id: 'track', label: 'Track in completed links', of: trackPoints },
];
