import { text } from '@roundhouse/kernel';
import { whilePlaying } from '@roundhouse/rail-table';
import type { Player, Position } from '../../rules/position.ts';
import type { Measure } from '@roundhouse/table-kit';
import { completedLinks, scoreOf } from '../../rules/result.ts';

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'score', label: text('Score'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'points', label: text('Points'), of: whilePlaying<Player>(({ points }) => points) },
  { id: 'income', label: text('Income'), of: whilePlaying<Player>(({ income }) => income) },
  { id: 'cash', label: text('Cash'), of: whilePlaying<Player>(({ cash }) => cash) },
  { id: 'locomotive', label: text('Locomotive'), of: whilePlaying<Player>(({ level }) => level) },
  { id: 'links', label: text('Completed links'), of: completedLinks },
];
