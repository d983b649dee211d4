import { hashOf, itemAt } from '@roundhouse/kernel';
import type { GameAnswer, GameCall, Venue } from './one-game.ts';
import { gameSeed } from './simulation.ts';
import { type PlayerSummary, type Tally, tallyFor } from './tally.ts';

export interface ArenaPlan {
  readonly venue: Venue;
  /** In the seats of the first game; for each further game everybody moves on by one. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface ArenaRow extends PlayerSummary {
  readonly bot: string;
  /** How many chairs of the line-up the bot holds; its games count each of them. */
  readonly entries: number;
  /** Games in which one of its chairs won, alone or with others. */
  readonly gamesWon: number;
  /** The share of games won, and where it truly lies with 95% confidence. */
  readonly winShare: number;
  readonly interval: Interval;
}

export interface ArenaReport {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly ArenaRow[];
  /** What whoever won had, over the games that somebody won. */
  readonly winners: Mean;
  readonly fingerprint: string;
}

/** A mean with its standard error; null where there is too little to say. */
export interface Mean {
  readonly mean: number | null;
  readonly error: number | null;
}

/** Who sits where in a game: from game to game everybody moves on by one. */
export function seatedIn(bots: readonly string[], number: number): readonly string[] {
  const turn = (number - 1) % bots.length;
  return [...bots.slice(bots.length - turn), ...bots.slice(0, bots.length - turn)];
}

/** Bots against each other, with the seats going round. */
export class Arena {
  readonly #plan: ArenaPlan;
  readonly #tallies = new Map<string, Tally>();
  readonly #won = new Map<string, number>();
  readonly #winning: number[] = [];
  #games = 0;
  #fingerprint = '';

  constructor(plan: ArenaPlan) {
    this.#plan = plan;
  }

  /** The games that are to be played. */
  calls(): readonly GameCall[] {
    const { bots, games, seed } = this.#plan;
    return Array.from({ length: games }, (_, index) => ({
      bots: seatedIn(bots, index + 1),
      seed: gameSeed(seed, index + 1),
    }));
  }

  add({ result, position }: GameAnswer, number: number): void {
    const seated = seatedIn(this.#plan.bots, number);
    for (const [seat, bot] of seated.entries()) tallyFor(this.#tallies, bot).add(result, seat);
    for (const name of new Set(result.winners.map((seat) => itemAt(seated, seat)))) {
      this.#won.set(name, (this.#won.get(name) ?? 0) + 1);
    }
    const [first] = result.winners;
    const winning = first === undefined ? null : itemAt(result.scores, first).total;
    if (winning !== null) this.#winning.push(winning);
    this.#games++;
    this.#fingerprint = hashOf([this.#fingerprint, position]);
  }

  report(): ArenaReport {
    const { venue, bots, seed } = this.#plan;
    const rows = [...this.#tallies].map(([bot, tally]): ArenaRow => {
      const gamesWon = this.#won.get(bot) ?? 0;
      return {
        bot,
        entries: bots.filter((name) => name === bot).length,
        ...tally.summary(),
        gamesWon,
        winShare: this.#games === 0 ? 0 : gamesWon / this.#games,
        interval: interval(gamesWon, this.#games),
      };
    });
    return {
      game: venue.game,
      options: venue.options,
      seats: venue.seats,
      games: this.#games,
      seed,
      bots: rows.toSorted((one, other) => other.gamesWon / other.entries - one.gamesWon / one.entries),
      winners: meanOf(this.#winning),
      fingerprint: this.#fingerprint,
    };
  }
}

function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  if (count === 0) return { mean: null, error: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count < 2 ? null : Math.sqrt(squares / (count - 1) / count) };
}

/** The normal quantile that leaves 2.5% out on either side. */
const Z = 1.959964;

/** Wilson's 95% interval for a share that was seen `part` times in `whole`; sound for small counts and at 0 and 1. */
export function interval(part: number, whole: number): Interval {
  if (whole === 0) return { low: 0, high: 1 };
  const share = part / whole;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * whole);
  const spread = Z * Math.sqrt((share * (1 - share)) / whole + z2 / (4 * whole * whole));
  const scale = 1 + z2 / whole;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
