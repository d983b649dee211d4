import { buildingOf, type GameSet, townOf } from '../content/set.ts';
import type { Goods } from '../content/set-file.ts';
import { setOf } from '../content/sets.ts';
import type { Player, Position } from './position.ts';

function add(sum: Record<string, number>, goods: Goods): void {
  for (const good in goods) sum[good] = (sum[good] ?? 0) + (goods[good] ?? 0);
}

/** All that a player's buildings and towns make, by good. */
export function goodsOf(set: GameSet, player: Player): Goods {
  const goods: Record<string, number> = {};
  for (const { buildings } of player.cities) for (const id of buildings) add(goods, buildingOf(set, id).goods);
  for (const id of player.towns) add(goods, townOf(set, id).goods);
  return goods;
}

export interface Ranking {
  /** Amounts by seat. */
  readonly amounts: readonly number[];
  /** By seat: 1 for the most, 2 for the next lower amount, and so on; 0 for who has none. */
  readonly ranks: readonly number[];
}

export type Rankings = ReadonlyMap<string, Ranking>;

/** Who holds how much of each good. */
export function rankings(p: Position, set: GameSet = setOf(p)): Rankings {
  const held = p.players.map((player) => goodsOf(set, player));
  return new Map(set.file.goods.map(({ id }) => [id, rankingOf(held.map((goods) => goods[id] ?? 0))]));
}

/** Players with the same amount share a rank; who has none has no rank. */
function rankingOf(amounts: readonly number[]): Ranking {
  return { amounts, ranks: amounts.map((mine) => (mine === 0 ? 0 : 1 + amountsAbove(amounts, mine))) };
}

/** How many different amounts are larger. */
function amountsAbove(amounts: readonly number[], mine: number): number {
  let above = 0;
  for (const [seat, amount] of amounts.entries()) {
    if (amount > mine && amounts.indexOf(amount) === seat) above += 1;
  }
  return above;
}
