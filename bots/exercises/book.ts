import { sameJson, type Schema, schema, type Seat } from '@roundhouse/kernel';
import * as z from 'zod/mini';

/** A game that was played, as far as an exercise needs it. */
export interface ExerciseGame {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly actions: readonly (readonly [Seat, unknown])[];
}

/** One thing that could be done, and what came of it where it was thought through. */
export interface Answer {
  readonly action: unknown;
  /** How many points it brings less than the best, in the worlds that both have seen. */
  readonly behind: number;
  /** The standard error of that. */
  readonly error: number;
  readonly worlds: number;
}

/** How hard an exercise is: 1 comes to mind at once, 2 after a second look, 3 seldom. */
export type Difficulty = 1 | 2 | 3;

/** A decision with one clearly best way, or a few that are as good as each other. */
export interface Exercise {
  /** Stays the same for as long as the exercise does. */
  readonly id: string;
  /** Which of the book's games, from 0. */
  readonly game: number;
  /** Live actions before it. */
  readonly seq: number;
  readonly seat: Seat;
  readonly difficulty: Difficulty;
  /** The points that each seat can expect to have in the end after the best answer. */
  readonly expected: readonly number[];
  /** The first so many answers are as good as the best. */
  readonly best: number;
  /** Best first; there is no more to be said of what is not among them. */
  readonly answers: readonly Answer[];
}

/** All exercises of a game of the house. */
export interface ExerciseBook {
  readonly game: string;
  /** The version of the rules that its games were played by. */
  readonly rules: number;
  readonly games: readonly ExerciseGame[];
  readonly exercises: readonly Exercise[];
}

const whole = z.int().check(z.gte(0));

export const bookSchema: Schema<ExerciseBook> = schema<ExerciseBook>(
  z.object({
    game: z.string(),
    rules: whole,
    games: z.array(
      z.object({
        options: z.unknown(),
        seats: whole,
        seed: z.string(),
        actions: z.array(z.tuple([whole, z.unknown()])),
      }),
    ),
    exercises: z.array(
      z.object({
        id: z.string(),
        game: whole,
        seq: whole,
        seat: whole,
        difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        expected: z.array(z.number()),
        best: z.int().check(z.gte(1)),
        answers: z
          .array(
            z.object({
              action: z.unknown(),
              behind: z.number(),
              error: z.number(),
              worlds: whole,
            }),
          )
          .check(z.minLength(2)),
      }),
    ),
  }),
);

export function answerTo({ answers }: Pick<Exercise, 'answers'>, action: unknown): Answer | undefined {
  return answers.find((answer) => sameJson(answer.action, action));
}
