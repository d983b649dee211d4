import {
  decisionsOf,
  errorOf,
  feltIn,
  findingsOf,
  fitted,
  type Lesson,
  lessonsOf,
  promising,
  surpriseOf,
  type Training,
  type TrialGame,
  type Weights,
} from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { itemAt, type Seat } from '@roundhouse/kernel';
import { seatedIn } from './arena.ts';
import { FIRST_WEIGHTS, startingFrom, STRAYED } from './believers.ts';
import type { GameAnswer, GameCall, Venue } from './one-game.ts';
import { gameSeed } from './simulation.ts';

export interface TrainingPlan {
  readonly resident: AnyResident;
  readonly venue: Venue;
  readonly bots: readonly string[];
  /** How many are played. */
  readonly games: number;
  /** How often it is learned, each time from where the time before came to. */
  readonly generations: number;
  readonly seed: string;
  /** From players: where a weight must change something for it to be learned. */
  readonly felt: Felt;
}

/** Somebody who learns from games. */
export interface Trainer {
  /** The games that are to be played. */
  calls(): readonly GameCall[];
  /** Takes in the game of that number, from 1. */
  add(answer: GameAnswer, number: number): void;
  /** Works out what the games teach. */
  learn(): Training;
}

/** What is learned from: how leads at the ends of rounds turned out, or which of players who differ do best. */
export const SOURCES = ['rounds', 'players'] as const;
export type Source = (typeof SOURCES)[number];

/** Some weights change nothing where rounds end, such as what it is worth to have selected an action. */
export const FELT = ['rounds', 'decisions'] as const;
export type Felt = (typeof FELT)[number];

/** One game in so many is not learned from: what was learned is checked by it. */
const HELD_OUT = 5;
export const FEWEST_GAMES = HELD_OUT;
/** So many games show which weights are felt. */
const SAMPLED = 5;

/** Somebody who learns what one generation can, from where the one before it came to. */
export function trainerFor(source: Source, plan: TrainingPlan, generation: number, first: Weights): Trainer {
  const { resident, seed } = plan;
  const next = {
    ...plan,
    resident: startingFrom(resident, first),
    seed: generation === 1 ? seed : `${seed} ${generation}`,
    command: commandFor(source, plan),
  };
  return source === 'rounds' ? new RoundsTrainer(next) : new PlayersTrainer(next);
}

/** What one generation is to do. */
interface Generation extends TrainingPlan {
  readonly command: string;
}

function commandFor(source: Source, { venue, bots, games, generations, seed, felt }: TrainingPlan): string {
  const options = JSON.stringify(venue.options);
  return (
    `roundhouse train --game ${venue.game} --options '${options}' --from ${source} ` +
    `--bots ${bots.join()} --games ${games}${generations === 1 ? '' : ` --generations ${generations}`} --seed ${seed}` +
    (felt === 'rounds' ? '' : ` --felt ${felt}`)
  );
}

function lessonsFrom(
  { resident, venue, seed }: TrainingPlan,
  { actions, result }: GameAnswer,
  number: number,
  pupils: readonly Seat[],
  felt: Felt = 'rounds',
): readonly Lesson<object>[] {
  const { options, seats } = venue;
  const momentsOf = felt === 'rounds' ? lessonsOf : decisionsOf;
  return momentsOf(resident, { options, seats, seed: gameSeed(seed, number), actions, result }, pupils);
}

/**
 * Learns from games of the bots by what they believe before anything is learned: how leads at the ends of rounds turned out
 * for the bot that is named first. For each further game everybody moves on by one seat.
 */
class RoundsTrainer implements Trainer {
  readonly #plan: Generation;
  readonly #learned: Lesson<object>[] = [];
  readonly #heldOut: Lesson<object>[] = [];
  #gamesLearned = 0;

  constructor(plan: Generation) {
    this.#plan = plan;
  }

  calls(): readonly GameCall[] {
    const { resident, bots, games, seed } = this.#plan;
    return Array.from({ length: games }, (_, index) => ({
      bots: seatedIn(bots, index + 1).map((bot) => `${bot}@${FIRST_WEIGHTS}`),
      seed: gameSeed(seed, index + 1),
      first: resident.learning.first,
    }));
  }

  add(answer: GameAnswer, number: number): void {
    const { bots } = this.#plan;
    const [pupil] = bots;
    const pupils = seatedIn(bots, number).flatMap((bot, seat) => (bot === pupil ? [seat] : []));
    const isHeldOut = number % HELD_OUT === 0;
    if (!isHeldOut) this.#gamesLearned++;
    (isHeldOut ? this.#heldOut : this.#learned).push(...lessonsFrom(this.#plan, answer, number, pupils));
  }

  learn(): Training {
    const { learning } = this.#plan.resident;
    const weights = fitted(learning, this.#learned, this.#gamesLearned);
    const error = (believed: Weights): number => written(errorOf(learning, this.#heldOut, believed));
    return {
      game: this.#plan.venue.game,
      command: this.#plan.command,
      lessons: { learned: this.#learned.length, heldOut: this.#heldOut.length },
      error: { before: error(learning.first), after: error(weights) },
      weights,
    };
  }
}

/** Learns from games in which everybody strays from what is believed in a way of their own, and from how they end. */
class PlayersTrainer implements Trainer {
  readonly #plan: Generation;
  readonly #learned: TrialGame[] = [];
  readonly #heldOut: TrialGame[] = [];
  /** A few moments: weights that change nothing about them are not felt in these games. */
  readonly #samples: Lesson<object>[] = [];

  constructor(plan: Generation) {
    this.#plan = plan;
  }

  calls(): readonly GameCall[] {
    const { resident, bots, games, seed } = this.#plan;
    return Array.from({ length: games }, (_, index) => ({
      bots: bots.map((bot, seat) => `${bot}@${STRAYED}${this.#luck(index + 1, seat)}`),
      seed: gameSeed(seed, index + 1),
      first: resident.learning.first,
    }));
  }

  #luck(number: number, seat: number): string {
    return `${gameSeed(this.#plan.seed, number)} seat ${seat}`;
  }

  add(answer: GameAnswer, number: number): void {
    const { result } = answer;
    const seats = [...this.#plan.bots.keys()];
    if (number <= SAMPLED) this.#samples.push(...lessonsFrom(this.#plan, answer, number, seats, this.#plan.felt));
    const players = this.#plan.bots.flatMap((_, seat) => {
      const { total } = itemAt(result.scores, seat);
      return total === null ? [] : [{ luck: this.#luck(number, seat), points: total }];
    });
    (number % HELD_OUT === 0 ? this.#heldOut : this.#learned).push({ players });
  }

  learn(): Training {
    const { learning } = this.#plan.resident;
    const findings = findingsOf(learning, this.#learned, feltIn(learning, this.#samples));
    return {
      game: this.#plan.venue.game,
      command: this.#plan.command,
      lessons: { learned: this.#learned.length, heldOut: this.#heldOut.length },
      error: {
        before: written(surpriseOf(learning, this.#heldOut)),
        after: written(surpriseOf(learning, this.#heldOut, findings)),
      },
      weights: promising(learning, findings),
    };
  }
}

function written(error: number): number {
  return Number(error.toFixed(3));
}
