import { itemAt, type Seat } from '@roundhouse/kernel';
import type { Good } from '../content/set-file.ts';
import { chancesAfter, lasting } from './standing.ts';

/** Amounts of all seats are kept in one number; whoever has as much as this of a good is far ahead anyway. */
const MOST = 63;
const BITS = 6;
/** No number for the amounts of four seats is as large. */
const ALL_AMOUNTS = 2 ** (4 * BITS);

/** The amounts that a number stands for, with one more. */
export function withAmount(amounts: number, seat: Seat, amount: number): number {
  const before = amountOf(amounts, seat);
  return amounts + ((Math.min(MOST, before + amount) - before) << (BITS * seat));
}

export function amountOf(amounts: number, seat: Seat): number {
  return (amounts >> (BITS * seat)) & MOST;
}

/** What an amount of one good brings at the scorings of a calendar, while the others have theirs. */
interface Standing {
  readonly points: number;
  /** The chances to be first or second, of all scorings together. */
  readonly places: number;
}

const NOTHING: Standing = { points: 0, places: 0 };

/**
 * When things will happen, as far as the decks tell, and what goods will bring by then. Rounds are counted from this one,
 * which is 0. The same few calendars and amounts come up in thousands of positions, so both are kept.
 */
export class Calendar {
  /** The rounds that end with a scoring. */
  readonly scorings: readonly number[];
  /** The last round of the game. */
  readonly last: number;
  readonly #almanac: Almanac;
  readonly #seats: number;
  readonly #later: (Calendar | undefined)[] = [];
  /** By good, seat and amounts. */
  readonly #standings = new Map<number, Standing>();

  constructor(almanac: Almanac, seats: number, scorings: readonly number[]) {
    this.#almanac = almanac;
    this.#seats = seats;
    this.scorings = scorings;
    this.last = scorings.at(-1) ?? 0;
  }

  /** The same with another scoring. */
  with(round: number): Calendar {
    const known = this.#later[round];
    if (known !== undefined) return known;
    const later = new Calendar(this.#almanac, this.#seats, [...this.scorings, round]);
    this.#later[round] = later;
    return later;
  }

  standing(good: number, seat: Seat, amounts: number): Standing {
    if (amountOf(amounts, seat) === 0) return NOTHING;
    const key = (good * this.#seats + seat) * ALL_AMOUNTS + amounts;
    const known = this.#standings.get(key);
    if (known !== undefined) return known;
    const standing = this.#standingOf(itemAt(this.#almanac.goods, good), seat, amounts);
    this.#standings.set(key, standing);
    this.#almanac.note();
    return standing;
  }

  #standingOf({ first, second, threshold }: Good, seat: Seat, amounts: number): Standing {
    const mine = amountOf(amounts, seat);
    let points = mine >= threshold ? this.#almanac.thresholdPoints * this.scorings.length : 0;
    let places = 0;
    for (const round of this.scorings) {
      const chances = chancesAfter(round);
      let most = 1;
      let next = 0;
      for (let other = 0; other < this.#seats; other++) {
        if (other === seat) continue;
        const ahead = lasting(chances, mine - amountOf(amounts, other));
        next = next * ahead + most * (1 - ahead);
        most *= ahead;
      }
      points += most * first + next * second;
      places += most + next;
    }
    return { points, places };
  }
}

/** More than so many standings are forgotten. */
const KEPT = 40_000;

/** All calendars of a set. */
export class Almanac {
  readonly goods: readonly Good[];
  readonly thresholdPoints: number;
  readonly #blank: (Calendar | undefined)[] = [];
  #noted = 0;

  constructor(goods: readonly Good[], thresholdPoints: number) {
    this.goods = goods;
    this.thresholdPoints = thresholdPoints;
  }

  /** The calendar for so many seats on which no scoring is noted yet. */
  blank(seats: number): Calendar {
    const known = this.#blank[seats];
    if (known !== undefined) return known;
    const blank = new Calendar(this, seats, []);
    this.#blank[seats] = blank;
    return blank;
  }

  note(): void {
    this.#noted += 1;
    if (this.#noted <= KEPT) return;
    this.#noted = 0;
    this.#blank.length = 0;
  }
}
