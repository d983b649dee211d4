import type { Answer, Submission, TakeBack, Update } from '@roundhouse/host';
import { about, type Livery, type MatchRecord, type RecordContent } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const MOST_ACTIONS = 64;
const LONGEST_KEY = 64;

const whole = z.int().check(z.nonnegative());

/** Where an eye stands: what it knows of. */
export const stand = z.strictObject({ seq: whole, undos: whole });

/** Chosen by whoever submits, new for every submission. */
export const key = z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY), z.regex(/^[\x21-\x7e]*$/));

export const submission: z.ZodMiniType<Submission> = z.strictObject({
  seq: whole,
  undos: whole,
  actions: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_ACTIONS)),
  key,
});

export const takeBack: z.ZodMiniType<TakeBack> = z.strictObject({ seq: whole, undos: whole, to: whole, key });

/** What one eye missed, and how things are now: made by `host/`, and described there. */
export const update = about(
  'What one eye missed and how things are now: eye, seq, undos, view, waiting, from, steps, undo, result, players, notes.',
  z.custom<Update>((value) => typeof value === 'object' && value !== null),
);

export const answer = about(
  'Whether it was played, or what rule forbids it, and the update that its sender has missed.',
  z.custom<Answer>((value) => typeof value === 'object' && value !== null),
);

/** A table as it is when somebody sits down to look at it. */
export interface Opening {
  readonly game: string;
  readonly options: unknown;
  readonly content: readonly RecordContent[];
  /** What the seats look like; left out where nobody chose anything. */
  readonly liveries?: readonly Livery[] | undefined;
  readonly update: Update;
}

export const opening = about(
  'The game, its options, the content that it is played with, and the first update.',
  z.custom<Opening>((value) => typeof value === 'object' && value !== null),
);

/** How a match stands, without what happened in it: enough for a picture. */
export interface Glance extends Pick<Opening, 'options' | 'content' | 'liveries'> {
  readonly view: object;
}

export const glance = about(
  'The options, the content that it is played with, and the board as it is now.',
  z.custom<Glance>((value) => typeof value === 'object' && value !== null),
);

export const record = about(
  'The record of a match that is over, as `roundhouse verify` reads it.',
  z.custom<MatchRecord>((value) => typeof value === 'object' && value !== null),
);

export const views = z.array(z.custom<object>((value) => typeof value === 'object' && value !== null));

/** A game that can be played here. */
export const games = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    seats: about('How many may depend on the options.', z.object({ min: z.int(), max: z.int() })),
    options: about('A JSON Schema.', z.record(z.string(), z.unknown())),
    rules: about('The version of the rules, as records carry it.', z.int()),
  }),
);
export type GameOffer = z.infer<typeof games>[number];

export const board = about(
  'By the ids that positions and actions use; the page of each game in the engine protocol lists the fields.',
  z.custom<object>((value) => typeof value === 'object' && value !== null),
);
