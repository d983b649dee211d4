import { entryOf, itemAt, type Seat } from '@roundhouse/kernel';
import { setOf } from '../../../content/sets.ts';
import { incomeNow, totalOf } from '../../../rules/end-round/income.ts';
import { scienceNow } from '../../../rules/end-round/science.ts';
import { scoreNow } from '../../../rules/end-round/score.ts';
import { rankings } from '../../../rules/goods.ts';
import type { Position } from '../../../rules/position.ts';

/** A good of which a seat would have more or less, and where that would put it: 1 for the most, 0 for none. */
export interface GoodChange {
  readonly good: string;
  readonly from: number;
  readonly to: number;
  readonly rankFrom: number;
  readonly rankTo: number;
}

/** What would be different for a seat, if something were done now and nothing else changed. */
export interface Changes {
  readonly goods: readonly GoodChange[];
  /** Coins and science that every round would bring more. */
  readonly income: number;
  /** How many of these coins are for having the most of goods. */
  readonly incomeOfGoods: number;
  readonly science: number;
  /** Points that the next scoring would bring more. */
  readonly points: number;
  /** And what it would bring the others less, or more. */
  readonly others: readonly { readonly seat: Seat; readonly points: number }[];
  /** The table with it. */
  readonly after: Position;
}

/** Compares two tables, as the game's own rules count them. */
export function changesTo(after: Position, p: Position, seat: Seat): Changes {
  const [held, then] = [rankings(p), rankings(after)];
  const [earned, earns] = [incomeNow(p, seat, held), incomeNow(after, seat, then)];
  const points = p.players.map((_, one) => scored(after, one, then) - scored(p, one, held));
  const goods = setOf(p).file.goods.flatMap(({ id }): GoodChange[] => {
    const [was, is] = [entryOf(held, id), entryOf(then, id)];
    const from = itemAt(was.amounts, seat);
    const to = itemAt(is.amounts, seat);
    return from === to
      ? []
      : [{ good: id, from, to, rankFrom: itemAt(was.ranks, seat), rankTo: itemAt(is.ranks, seat) }];
  });
  return {
    goods,
    income: totalOf(earns) - totalOf(earned),
    incomeOfGoods: earns.majorities - earned.majorities,
    science: scienceNow(after, seat) - scienceNow(p, seat),
    points: itemAt(points, seat),
    others: points.flatMap((change, one) => (one === seat || change === 0 ? [] : [{ seat: one, points: change }])),
    after,
  };
}

function scored(p: Position, seat: Seat, held: ReturnType<typeof rankings>): number {
  const { goods, shields, buildings } = scoreNow(p, seat, held);
  return goods + shields + buildings;
}

/** What brings most first: points, then what every round brings. */
export function byWorth(one: Changes, other: Changes): number {
  return other.points - one.points || other.income - one.income || other.science - one.science;
}
