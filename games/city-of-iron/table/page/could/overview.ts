import { clone, entryOf, itemAt, type Seat, type Violation } from '@roundhouse/kernel';
import { noChance } from '@roundhouse/table-kit';
import { buildingOf } from '../../../content/set.ts';
import type { Price } from '../../../content/set-file.ts';
import { setOf } from '../../../content/sets.ts';
import { incomeNow, totalOf } from '../../../rules/end-round/income.ts';
import { scienceNow } from '../../../rules/end-round/science.ts';
import { scoreNow } from '../../../rules/end-round/score.ts';
import { rankings } from '../../../rules/goods.ts';
import { type Position, playerAt } from '../../../rules/position.ts';
import { type BuildAction, checkBuild, legalBuilds, playBuild, priceOf } from '../../../rules/three-actions/build.ts';

/** A good of which a seat would have more or less, and where that would put it: 1 for the most, 0 for none. */
export interface GoodChange {
  readonly good: string;
  readonly from: number;
  readonly to: number;
  readonly rankFrom: number;
  readonly rankTo: number;
}

/** What a building would change, if it stood now and nothing else changed. */
export interface BuildingChange {
  readonly building: string;
  readonly price: Price;
  /** Whether coins and science are there. */
  readonly affordable: boolean;
  /** What would have to go for it; null where there is room. */
  readonly insteadOf: string | null;
  readonly goods: readonly GoodChange[];
  /** Coins and science that every round would bring more. */
  readonly income: number;
  readonly science: number;
  /** Points that the next scoring would bring more. */
  readonly points: number;
  /** The table with it. */
  readonly after: Position;
  /** And what it would bring the others less, or more. */
  readonly others: readonly { readonly seat: Seat; readonly points: number }[];
}

/** A building that no city of the seat could have, and why. */
export interface Unbuildable {
  readonly building: string;
  readonly refusal: Violation;
}

/** More than anything costs: what a building changes is asked apart from whether it can be paid. */
const FOR_NOTHING: Price = { coins: 1000, science: 1000 };

/** What every building of the row and of the seat's store would change, at its best place; what brings most first. */
export function buildingChanges(p: Position, seat: Seat): readonly (BuildingChange | Unbuildable)[] {
  const possible = legalBuilds(p, seat, FOR_NOTHING).filter((action) => action.type === 'build');
  const changes: BuildingChange[] = [];
  const unbuildable: Unbuildable[] = [];
  for (const building of [...p.row, ...playerAt(p, seat).stored]) {
    const [best] = possible
      .filter((action) => action.building === building)
      .map((action) => changeBy(p, seat, action))
      .toSorted((one, other) => other.points - one.points || other.income - one.income);
    const refusal = best === undefined ? whyNowhere(p, seat, building) : null;
    if (best !== undefined) changes.push(best);
    else if (refusal !== null) unbuildable.push({ building, refusal });
  }
  return [...changes.toSorted((one, other) => other.points - one.points || other.income - one.income), ...unbuildable];
}

function whyNowhere(p: Position, seat: Seat, building: string): Violation | null {
  const [city] = playerAt(p, seat).cities;
  const land = city?.land ?? '';
  return checkBuild(p, seat, { type: 'build', building, land, demolish: null }, FOR_NOTHING);
}

/** What one way to build would change: played on a copy by the game's own rules, and counted by them. */
export function changeBy(p: Position, seat: Seat, action: BuildAction): BuildingChange {
  const set = setOf(p);
  const after = clone(p);
  playBuild(after, seat, action, FOR_NOTHING, { rng: noChance, tell: () => undefined });
  const [held, then] = [rankings(p), rankings(after)];
  const points = p.players.map((_, one) => scored(after, one) - scored(p, one));
  const goods = set.file.goods.flatMap(({ id }): GoodChange[] => {
    const [was, is] = [entryOf(held, id), entryOf(then, id)];
    const from = itemAt(was.amounts, seat);
    const to = itemAt(is.amounts, seat);
    return from === to
      ? []
      : [{ good: id, from, to, rankFrom: itemAt(was.ranks, seat), rankTo: itemAt(is.ranks, seat) }];
  });
  const player = playerAt(p, seat);
  const price = priceOf(set, player, buildingOf(set, action.building));
  return {
    building: action.building,
    price,
    affordable: price.coins <= player.coins && price.science <= player.science,
    insteadOf: action.demolish,
    goods,
    income: totalOf(incomeNow(after, seat)) - totalOf(incomeNow(p, seat)),
    science: scienceNow(after, seat) - scienceNow(p, seat),
    points: itemAt(points, seat),
    after,
    others: points.flatMap((change, one) => (one === seat || change === 0 ? [] : [{ seat: one, points: change }])),
  };
}

function scored(p: Position, seat: Seat): number {
  const { goods, shields, buildings } = scoreNow(p, seat);
  return goods + shields + buildings;
}
