import type { Seat } from '@roundhouse/kernel';
import { buildingOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { makesGoods, buildingsOf } from '../cities.ts';
import type { IncomeParts } from '../events.ts';
import { type Rankings, rankings } from '../goods.ts';
import { type Chance, changePlayer, type Position, playerAt } from '../position.ts';

/** What a seat would collect now, part by part. */
export function incomeNow(p: Position, seat: Seat, held = rankings(p)): IncomeParts {
  const set = setOf(p);
  const { baseIncome, incomePerGoodsBuilding, incomePerTown, goods } = set.file;
  const player = playerAt(p, seat);
  const built = buildingsOf(player).map((id) => buildingOf(set, id));
  let buildings = 0;
  let makers = 0;
  for (const { effects, goods: made } of built) {
    if (makesGoods(made)) makers += 1;
    for (const effect of effects) {
      if (effect.type === 'income-coins') buildings += effect.amount;
      if (effect.type === 'income-coins-per-building') {
        buildings += effect.amount * built.filter(({ name }) => name === effect.building).length;
      }
    }
  }
  let majorities = 0;
  for (const { id, coins } of goods) if (held.get(id)?.ranks[seat] === 1) majorities += coins;
  return {
    base: baseIncome,
    goodsBuildings: incomePerGoodsBuilding * makers,
    towns: incomePerTown * player.towns.length,
    majorities,
    buildings,
  };
}

export function totalOf(parts: IncomeParts): number {
  return parts.base + parts.goodsBuildings + parts.towns + parts.majorities + parts.buildings;
}

export function collectIncome(p: Position, held: Rankings, { tell }: Chance): void {
  for (const seat of p.players.keys()) {
    const parts = incomeNow(p, seat, held);
    const coins = totalOf(parts);
    changePlayer(p, seat, { coins: playerAt(p, seat).coins + coins });
    tell({ type: 'income', seat, coins, parts });
  }
}
