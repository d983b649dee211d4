import { itemAt, type Seat } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import type { Goods } from '../content/set-file.ts';
import { distanceOf } from '../rules/cities.ts';
import { incomeNow, totalOf } from '../rules/end-round/income.ts';
import { scienceNow } from '../rules/end-round/science.ts';
import { type Rankings, rankings } from '../rules/goods.ts';
import { type Position, playerAt } from '../rules/position.ts';
import type { Calendar } from './calendar.ts';
import { expectedPoints, pointsFor } from './standing.ts';

/**
 * What hangs on everybody's cities and towns alone. Most of what is compared, such as ways to pay and cards to buy, leaves
 * these as they are, so it is worked out once for many positions.
 */
export class Estates {
  readonly held: Rankings;
  readonly distances: readonly number[];
  readonly #p: Position;
  readonly #futures = new Map<string, Future>();
  readonly #incomes: (Income | undefined)[] = [];

  constructor(p: Position, set: GameSet) {
    this.#p = { ...p };
    this.held = rankings(p, set);
    this.distances = p.players.map((player) => distanceOf(set, player));
  }

  isOf(p: Position): boolean {
    const { players } = this.#p;
    return (
      players.length === p.players.length &&
      this.#p.content === p.content &&
      players.every(({ cities, towns }, seat) => {
        const other = playerAt(p, seat);
        return cities === other.cities && towns === other.towns;
      })
    );
  }

  /** What they will bring at the scorings to come. */
  at(calendar: Calendar): Future {
    const key = calendar.scorings.join();
    const future = this.#futures.get(key) ?? new Future(this.#p, this.held, calendar);
    this.#futures.set(key, future);
    return future;
  }

  /** What a seat's buildings and towns give each round. */
  income(seat: Seat): Income {
    const income = this.#incomes[seat] ?? {
      coins: totalOf(incomeNow(this.#p, seat, this.held)),
      science: scienceNow(this.#p, seat),
    };
    this.#incomes[seat] = income;
    return income;
  }
}

/** What estates will bring at the scorings to come. */
export class Future {
  readonly #p: Position;
  readonly #held: Rankings;
  readonly #calendar: Calendar;
  readonly #expected: (number | undefined)[] = [];
  readonly #more: (Map<Goods, number> | undefined)[] = [];

  constructor(p: Position, held: Rankings, calendar: Calendar) {
    this.#p = p;
    this.#held = held;
    this.#calendar = calendar;
  }

  /** The points that a seat can expect. */
  expected(seat: Seat): number {
    const points = this.#expected[seat] ?? expectedPoints(this.#p, seat, this.#held, this.#calendar);
    this.#expected[seat] = points;
    return points;
  }

  /** What goods on top of its own would bring a seat. */
  expectedOf(seat: Seat, more: Goods): number {
    const known = this.#more[seat] ?? new Map<Goods, number>();
    this.#more[seat] = known;
    const points = known.get(more) ?? pointsFor(this.#p, seat, this.#held, this.#calendar, more);
    known.set(more, points);
    return points;
  }
}

interface Income {
  readonly coins: number;
  readonly science: number;
}

const KEPT = 6;
const known: Estates[] = [];

/** Those of a position; what was asked for lately is at hand. */
export function estatesOf(p: Position, set: GameSet): Estates {
  const index = known.findIndex((estates) => estates.isOf(p));
  if (index === 0) return itemAt(known, 0);
  const estates = index === -1 ? new Estates(p, set) : itemAt(known, index);
  if (index !== -1) known.splice(index, 1);
  known.unshift(estates);
  if (known.length > KEPT) known.pop();
  return estates;
}
