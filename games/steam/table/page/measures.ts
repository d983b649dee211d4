import { whilePlaying } from '@roundhouse/rail-table';
import type { Player, Position } from '../../rules/position.ts';
import type { Measure } from '@roundhouse/table-kit';
import { completedLinks, scoreOf } from '../../rules/result.ts';

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'score', label: 'Score', of: (p, seat) => scoreOf(p, seat).total },
  { id: 'points', label: 'Points', of: whilePlaying<Player>(({ points }) => points) },
  { id: 'income', label: 'Income', of: whilePlaying<Player>(({ income }) => income) },
  { id: 'cash', label: 'Cash', of: whilePlaying<Player>(({ cash }) => cash) },
  { id: 'locomotive', label: 'Locomotive', of: whilePlaying<Player>(({ level }) => level) },
  { id: 'links', label: 'Completed links', of: completedLinks },
];
