import { hashOf, itemAt } from '@roundhouse/kernel';
import { type Interval, interval } from './arena.ts';
import type { GameAnswer, GameCall, Venue } from './one-game.ts';
import { gameSeed } from './simulation.ts';
import { Tally } from './tally.ts';

export interface LadderPlan {
  readonly venue: Venue;
  /** Weakest first. */
  readonly levels: readonly string[];
  /** For each step. */
  readonly games: number;
  readonly seed: string;
}

/** One seat of a level against a table of the level below. */
export interface LadderStep {
  readonly level: string;
  readonly below: string;
  readonly games: number;
  /** A shared victory counts by its share. */
  readonly won: number;
  readonly share: number;
  readonly interval: Interval;
  readonly meanScore: number | null;
  readonly meanScoreBelow: number | null;
}

/** Points on a scale on which the lowest level has none, and 95% of the doubt about them. */
export interface Rating {
  readonly level: string;
  readonly points: number;
  readonly error: number;
}

export interface LadderReport {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** The share of a seat that plays as well as the others. */
  readonly even: number;
  readonly steps: readonly LadderStep[];
  readonly ratings: readonly Rating[];
  readonly fingerprint: string;
}

/** Levels against each other, step by step, with the one seat going round. */
export class Ladder {
  readonly #plan: LadderPlan;
  readonly #one: readonly Tally[];
  readonly #table: readonly Tally[];
  #fingerprint = '';

  constructor(plan: LadderPlan) {
    this.#plan = plan;
    const steps = plan.levels.slice(1);
    this.#one = steps.map(() => new Tally());
    this.#table = steps.map(() => new Tally());
  }

  /** All games, one step after the other. Every step is played with the same luck. */
  calls(): readonly GameCall[] {
    const { venue, levels, games, seed } = this.#plan;
    return levels.slice(1).flatMap((level, step) =>
      Array.from({ length: games }, (_, index) => ({
        bots: Array.from({ length: venue.seats }, (__, seat) =>
          seat === index % venue.seats ? level : itemAt(levels, step),
        ),
        seed: gameSeed(seed, index + 1),
      })),
    );
  }

  add({ result, position }: GameAnswer, number: number): void {
    const { venue, games } = this.#plan;
    const step = Math.floor((number - 1) / games);
    const one = ((number - 1) % games) % venue.seats;
    for (let seat = 0; seat < venue.seats; seat++) {
      itemAt(seat === one ? this.#one : this.#table, step).add(result, seat);
    }
    this.#fingerprint = hashOf([this.#fingerprint, position]);
  }

  report(): LadderReport {
    const { venue, levels, seed } = this.#plan;
    const steps = levels.slice(1).map((level, step): LadderStep => {
      const { games, wins, meanScore } = itemAt(this.#one, step).summary();
      return {
        level,
        below: itemAt(levels, step),
        games,
        won: wins,
        share: games === 0 ? 0 : wins / games,
        interval: interval(wins, games),
        meanScore,
        meanScoreBelow: itemAt(this.#table, step).summary().meanScore,
      };
    });
    return {
      game: venue.game,
      options: venue.options,
      seats: venue.seats,
      seed,
      even: 1 / venue.seats,
      steps,
      ratings: ratingsOf(levels, steps, venue.seats),
      fingerprint: this.#fingerprint,
    };
  }
}

function ratingsOf(levels: readonly string[], steps: readonly LadderStep[], seats: number): readonly Rating[] {
  let points = 0;
  let doubt = 0;
  return levels.map((level, index) => {
    const step = steps[index - 1];
    if (step !== undefined) {
      const { low, high } = step.interval;
      // The middle of the interval: a level that won every game is not infinitely better.
      points += pointsFor((low + high) / 2, seats);
      doubt = Math.hypot(doubt, (pointsFor(high, seats) - pointsFor(low, seats)) / 2);
    }
    return { level, points: Math.round(points), error: Math.round(doubt) };
  });
}

const NEVER = 0.005;

/** As Elo counts: 400 points for ten times the odds of somebody who plays as well as the others. */
function pointsFor(share: number, seats: number): number {
  const sure = Math.min(1 - NEVER, Math.max(NEVER, share));
  return 400 * Math.log10((sure / (1 - sure)) * (seats - 1));
}
