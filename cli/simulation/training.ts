import { errorOf, fitted, type Lesson, lessonsOf, type Training, type Weights } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { seatedIn } from './arena.ts';
import { FIRST_WEIGHTS } from './believers.ts';
import type { GameAnswer, GameCall, Venue } from './one-game.ts';
import { gameSeed } from './simulation.ts';

export interface TrainingPlan {
  readonly resident: AnyResident;
  readonly venue: Venue;
  /** In the seats of the first game; for each further game everybody moves on by one. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
}

/** One game in so many is not learned from: what was learned is checked by it. */
const HELD_OUT = 5;
export const FEWEST_GAMES = HELD_OUT;

/** Learns from games of the bots by what they believe before anything is learned. */
export class Trainer {
  readonly #plan: TrainingPlan;
  readonly #learned: Lesson<object>[] = [];
  readonly #heldOut: Lesson<object>[] = [];
  #gamesLearned = 0;

  constructor(plan: TrainingPlan) {
    this.#plan = plan;
  }

  /** The games that are to be played. */
  calls(): readonly GameCall[] {
    const { games, seed } = this.#plan;
    return Array.from({ length: games }, (_, index) => ({
      bots: this.#seated(index + 1).map((bot) => `${bot}@${FIRST_WEIGHTS}`),
      seed: gameSeed(seed, index + 1),
    }));
  }

  #seated(number: number): readonly string[] {
    return seatedIn(this.#plan.bots, number);
  }

  add({ actions, result }: GameAnswer, number: number): void {
    const { resident, venue, bots, seed } = this.#plan;
    const [pupil] = bots;
    const seats = this.#seated(number).flatMap((bot, seat) => (bot === pupil ? [seat] : []));
    const played = {
      options: venue.options,
      seats: venue.seats,
      seed: gameSeed(seed, number),
      actions,
      result,
    };
    const isHeldOut = number % HELD_OUT === 0;
    if (!isHeldOut) this.#gamesLearned++;
    (isHeldOut ? this.#heldOut : this.#learned).push(...lessonsOf(resident, played, seats));
  }

  /** Works out what the games teach. */
  learn(): Training {
    const { resident, venue } = this.#plan;
    const { learning } = resident;
    const weights = fitted(learning, this.#learned, this.#gamesLearned);
    const error = (believed: Weights): number => Number(errorOf(learning, this.#heldOut, believed).toFixed(3));
    return {
      game: venue.game,
      command: this.#command(),
      lessons: { learned: this.#learned.length, heldOut: this.#heldOut.length },
      error: { before: error(learning.first), after: error(weights) },
      weights,
    };
  }

  #command(): string {
    const { venue, bots, games, seed } = this.#plan;
    const options = JSON.stringify(venue.options);
    return `roundhouse train --game ${venue.game} --options '${options}' --bots ${bots.join()} --games ${games} --seed ${seed}`;
  }
}
