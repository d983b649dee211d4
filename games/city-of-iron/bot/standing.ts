import { entryOf, itemAt, type Seat } from '@roundhouse/kernel';
import { buildingOf } from '../content/set.ts';
import type { Goods } from '../content/set-file.ts';
import { setOf } from '../content/sets.ts';
import type { Rankings } from '../rules/goods.ts';
import { type Position, playerAt } from '../rules/position.ts';
import type { Calendar } from './calendar.ts';

/** How far amounts may drift apart, in goods: by the end of this round, and for each further one. */
const DRIFT = { now: 0.5, round: 0.6 };
/** A tie counts as a lead. */
const TIE = 0.5;
const LARGEST = 40;

const tables = new Map<number, Float64Array>();

/** By lead: the chance that it lasts for so many rounds. */
function chancesAfter(rounds: number): Float64Array {
  const known = tables.get(rounds);
  if (known !== undefined) return known;
  const drift = DRIFT.now + DRIFT.round * rounds;
  const table = Float64Array.from(
    { length: 2 * LARGEST + 1 },
    (_, index) => 1 / (1 + Math.exp((-1.7 * (index - LARGEST + TIE)) / drift)),
  );
  tables.set(rounds, table);
  return table;
}

function lasting(table: Float64Array, lead: number): number {
  return itemAt(table, Math.max(0, Math.min(2 * LARGEST, lead + LARGEST)));
}

interface Place {
  readonly first: number;
  readonly second: number;
}

/** The chances of having the most and the second most of a good. */
function placeOf(amounts: readonly number[], seat: Seat, mine: number, table: Float64Array): Place {
  let first = 1;
  let second = 0;
  for (const [other, amount] of amounts.entries()) {
    if (other === seat) continue;
    const ahead = lasting(table, mine - amount);
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  return { first, second };
}

/** The points that a seat can expect of the scorings to come. */
export function expectedPoints(p: Position, seat: Seat, held: Rankings, { scorings }: Calendar): number {
  const set = setOf(p);
  const bonus = bonusesOf(p, seat);
  let points = 0;
  for (const good of set.file.goods) {
    const { amounts } = entryOf(held, good.id);
    const mine = itemAt(amounts, seat);
    if (mine === 0) continue;
    const shield = mine >= good.threshold ? set.file.thresholdPoints : 0;
    const extra = bonus.get(good.id) ?? 0;
    for (const round of scorings) {
      const { first, second } = placeOf(amounts, seat, mine, chancesAfter(round));
      points += first * good.first + second * good.second + shield + extra * (first + second);
    }
  }
  return points;
}

/** What goods on top of its own would bring a seat. */
export function pointsFor(p: Position, seat: Seat, held: Rankings, { scorings }: Calendar, more: Goods): number {
  const set = setOf(p);
  let points = 0;
  for (const id in more) {
    const good = set.goods.get(id);
    if (good === undefined) continue;
    const { amounts } = entryOf(held, id);
    const mine = itemAt(amounts, seat);
    const then = mine + (more[id] ?? 0);
    const shield = mine < good.threshold && then >= good.threshold ? set.file.thresholdPoints : 0;
    for (const round of scorings) {
      const table = chancesAfter(round);
      const after = placeOf(amounts, seat, then, table);
      const before = mine === 0 ? { first: 0, second: 0 } : placeOf(amounts, seat, mine, table);
      points += (after.first - before.first) * good.first + (after.second - before.second) * good.second + shield;
    }
  }
  return points;
}

/** By good: what one's buildings add to a good place. */
function bonusesOf(p: Position, seat: Seat): ReadonlyMap<string, number> {
  const set = setOf(p);
  const bonuses = new Map<string, number>();
  for (const { buildings } of playerAt(p, seat).cities) {
    for (const id of buildings) {
      for (const effect of buildingOf(set, id).effects) {
        if (effect.type === 'score-bonus') bonuses.set(effect.good, (bonuses.get(effect.good) ?? 0) + effect.amount);
      }
    }
  }
  return bonuses;
}

/** The chance of having the most of something at the end of the game. */
export function leading(amounts: readonly number[], seat: Seat, spread: number): number {
  const mine = itemAt(amounts, seat);
  if (mine === 0) return 0;
  let chance = 1;
  for (const [other, amount] of amounts.entries()) {
    if (other !== seat) chance /= 1 + Math.exp((-1.7 * (mine - amount + TIE)) / spread);
  }
  return chance;
}
