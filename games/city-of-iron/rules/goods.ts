import { buildingOf, type GameSet, townOf } from '../content/set.ts';
import type { Goods } from '../content/set-file.ts';
import type { Player, Position } from './position.ts';

const cache = new WeakMap<Player['cities'], { readonly set: GameSet; readonly goods: Goods }>();

function add(sum: Record<string, number>, goods: Goods): void {
  for (const [good, amount] of Object.entries(goods)) sum[good] = (sum[good] ?? 0) + amount;
}

function builtGoods(set: GameSet, cities: Player['cities']): Goods {
  const known = cache.get(cities);
  if (known?.set === set) return known.goods;
  const goods: Record<string, number> = {};
  for (const { buildings } of cities) for (const id of buildings) add(goods, buildingOf(set, id).goods);
  cache.set(cities, { set, goods });
  return goods;
}

/** All that a player's buildings and towns make, by good. */
export function goodsOf(set: GameSet, player: Player): Goods {
  const built = builtGoods(set, player.cities);
  if (player.towns.length === 0) return built;
  const goods = { ...built };
  for (const id of player.towns) add(goods, townOf(set, id).goods);
  return goods;
}

export interface Ranking {
  /** Amounts by seat. */
  readonly amounts: readonly number[];
  /** By seat: 1 for the most, 2 for the next lower amount, and so on; 0 for who has none. */
  readonly ranks: readonly number[];
}

/** Who holds how much of a good. Players with the same amount share a rank; who has none has no rank. */
export function rankingOf(p: Position, set: GameSet, good: string): Ranking {
  const amounts = p.players.map((player) => goodsOf(set, player)[good] ?? 0);
  const steps = [...new Set(amounts.filter((amount) => amount > 0))].toSorted((a, b) => b - a);
  return { amounts, ranks: amounts.map((amount) => steps.indexOf(amount) + 1) };
}
