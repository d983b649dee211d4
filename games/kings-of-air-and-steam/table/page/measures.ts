import { type Position, playerAt } from '../../rules/position.ts';
import type { Measure } from '@roundhouse/table-kit';
import { scoreOf } from '../../rules/result.ts';
import { goodsKept } from '../../rules/upkeep.ts';

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'points', label: 'Points', of: (p, seat) => scoreOf(p, seat).total },
  { id: 'cash', label: 'Cash', of: (p, seat) => playerAt(p, seat).cash },
  { id: 'depots', label: 'Depots', of: (p, seat) => playerAt(p, seat).depots.length },
  { id: 'goods', label: 'Goods held', of: (p, seat) => goodsKept(playerAt(p, seat)) },
];
