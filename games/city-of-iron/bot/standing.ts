import { itemAt, type Seat } from '@roundhouse/kernel';

/** How far amounts may drift apart, in goods: by the end of this round, and for each further one. */
const DRIFT = { now: 0.5, round: 0.6 };
/** A tie counts as a lead. */
const TIE = 0.5;
const LARGEST = 40;

const tables: (Float64Array | undefined)[] = [];

/** By lead: the chance that it lasts for so many rounds. */
export function chancesAfter(rounds: number): Float64Array {
  const known = tables[rounds];
  if (known !== undefined) return known;
  const drift = DRIFT.now + DRIFT.round * rounds;
  const table = Float64Array.from(
    { length: 2 * LARGEST + 1 },
    (_, index) => 1 / (1 + Math.exp((-1.7 * (index - LARGEST + TIE)) / drift)),
  );
  tables[rounds] = table;
  return table;
}

export function lasting(table: Float64Array, lead: number): number {
  return itemAt(table, Math.max(0, Math.min(2 * LARGEST, lead + LARGEST)));
}

/** How unlikely it is to stay ahead of somebody, by the lead: from 1 for certain. Leads are whole numbers. */
export class Odds {
  readonly #spread: number;
  readonly #table: Float64Array;

  constructor(spread: number) {
    this.#spread = spread;
    this.#table = Float64Array.from({ length: 2 * LARGEST + 1 }, (_, index) => this.#compute(index - LARGEST));
  }

  of(lead: number): number {
    return this.#table[lead + LARGEST] ?? this.#compute(lead);
  }

  #compute(lead: number): number {
    return 1 + Math.exp((-1.7 * (lead + TIE)) / this.#spread);
  }
}

/** The chance of having the most of something at the end of the game, for whoever has as much as `mine` there. */
export function leading(amounts: readonly number[], seat: Seat, mine: number, odds: Odds): number {
  if (mine === 0) return 0;
  let chance = 1;
  for (let other = 0; other < amounts.length; other++) {
    if (other !== seat) chance /= odds.of(mine - itemAt(amounts, other));
  }
  return chance;
}
