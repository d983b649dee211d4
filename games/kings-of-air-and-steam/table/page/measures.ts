import { text } from '@roundhouse/kernel';
import { type Position, playerAt } from '../../rules/position.ts';
import type { Measure } from '@roundhouse/table-kit';
import { scoreOf } from '../../rules/result.ts';
import { goodsKept } from '../../rules/upkeep.ts';

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'points', label: text('Points'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'cash', label: text('Cash'), of: (p, seat) => playerAt(p, seat).cash },
  { id: 'depots', label: text('Depots'), of: (p, seat) => playerAt(p, seat).depots.length },
  { id: 'goods', label: text('Goods held'), of: (p, seat) => goodsKept(playerAt(p, seat)) },
];
