import { text } from '@roundhouse/kernel';
import { setOf } from '../../content/sets.ts';
import type { Measure } from '@roundhouse/table-kit';
import { buildingsOf } from '../../rules/cities.ts';
import { incomeNow, totalOf } from '../../rules/end-round/income.ts';
import { scoreNow } from '../../rules/end-round/score.ts';
import { goodsOf } from '../../rules/goods.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'score', label: text('Score'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'points-now', label: text('Points if scored now'), of: pointsNow },
  { id: 'income', label: text('Income'), of: (p, seat) => totalOf(incomeNow(p, seat)) },
  { id: 'coins', label: text('Coins'), of: (p, seat) => playerAt(p, seat).coins },
  { id: 'science', label: text('Science'), of: (p, seat) => playerAt(p, seat).science },
  {
    id: 'goods',
    label: text('Kinds of goods'),
    of: (p, seat) => Object.keys(goodsOf(setOf(p), playerAt(p, seat))).length,
  },
  { id: 'buildings', label: text('Buildings'), of: (p, seat) => buildingsOf(playerAt(p, seat)).length },
];

function pointsNow(p: Position, seat: number): number {
  const { goods, shields, buildings } = scoreNow(p, seat);
  return goods + shields + buildings;
}
