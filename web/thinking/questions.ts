import type { Analysis, Distance, Suggestion } from '@roundhouse/bots';
import type { GameContent } from '@roundhouse/host';
import { type RecordContent, type Schema, schema, type Seat } from '@roundhouse/kernel';
import * as z from 'zod/mini';

/** A decision of one seat, as that seat sees it. */
interface Sight {
  readonly game: string;
  readonly options: unknown;
  readonly content: readonly RecordContent[];
  readonly view: object;
  readonly seat: Seat;
  /** The same luck leads to the same thoughts, as far as time does not decide. */
  readonly luck: string;
}

/** What a bot of some level does. */
export interface DecideQuestion extends Sight {
  readonly level: string;
}

/** What the house would do, for somebody who asks. */
export interface SuggestQuestion extends Sight {
  readonly most: number;
  readonly ms: number;
}

/** How far one move is behind another: both are played on in the same worlds. */
export interface CompareQuestion extends Sight {
  readonly ahead: unknown;
  readonly behind: unknown;
  readonly worlds: number;
}

/** How a game that was played went, decision by decision. */
export interface AnalyseQuestion {
  readonly record: unknown;
  /** Positions that are looked at for each decision. */
  readonly positions: number;
  /** What came of it when the same was begun before: it goes on behind that. */
  readonly known?: Analysis<unknown> | undefined;
}

/** By which evaluation this house would judge a game that was played. */
export interface MarkQuestion {
  readonly record: unknown;
}

interface Ask<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
}

/** Everything that one can have thought about. */
export interface Asks {
  decide: Ask<DecideQuestion, unknown>;
  suggest: Ask<SuggestQuestion, readonly Suggestion<object, unknown>[]>;
  compare: Ask<CompareQuestion, Distance>;
  analyse: Ask<AnalyseQuestion, Analysis<unknown>>;
  mark: Ask<MarkQuestion, string>;
}

export type AskName = keyof Asks;

/** How far a thought has come. */
export interface Progress<Answer> {
  readonly done: number;
  readonly of: number;
  /** What would be answered now; null where that says nothing yet. */
  readonly soFar: Answer | null;
}

/** What a worker that thinks is told: what the host adds to the games, before all else; questions; and who waits no more. */
export type Heard =
  | { readonly content: readonly GameContent[] }
  | { readonly id: number; readonly callOff: true }
  | Asking;

export type Asking = {
  readonly [K in AskName]: { readonly id: number; readonly ask: K; readonly question: Asks[K]['question'] };
}[AskName];

/** What it says, always about one question. */
export type Said =
  | { readonly id: number; readonly progress: Progress<unknown> }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly why: string };

const whole = z.int().check(z.nonnegative());
const id = whole;
const plain = z.custom<object>((input) => typeof input === 'object' && input !== null);
const points = z.array(z.number());

const sight = {
  game: z.string(),
  options: z.unknown(),
  content: z.array(z.object({ kind: z.string(), id: z.string(), hash: z.string(), file: z.optional(z.unknown()) })),
  view: plain,
  seat: whole,
  luck: z.string(),
};
const decide = z.object({ ...sight, level: z.string() });
const suggest = z.object({ ...sight, most: whole, ms: z.number() });
const compare = z.object({ ...sight, ahead: z.unknown(), behind: z.unknown(), worlds: whole });
const analysis = z.object({
  expected: z.array(points),
  judgements: z.array(
    z.object({ seq: whole, seat: whole, played: z.unknown(), better: z.unknown(), cost: z.number() }),
  ),
});
const analyse = z.object({ record: z.unknown(), positions: whole, known: z.optional(analysis) });

export const heardSchema: Schema<Heard> = schema<Heard>(
  z.union([
    z.object({ content: z.array(z.object({ game: z.string(), content: z.unknown() })) }),
    z.object({ id, callOff: z.literal(true) }),
    z.object({ id, ask: z.literal('decide'), question: decide }),
    z.object({ id, ask: z.literal('suggest'), question: suggest }),
    z.object({ id, ask: z.literal('compare'), question: compare }),
    z.object({ id, ask: z.literal('analyse'), question: analyse }),
    z.object({ id, ask: z.literal('mark'), question: z.object({ record: z.unknown() }) }),
  ]),
);

export const saidSchema: Schema<Said> = schema<Said>(
  z.union([
    z.object({ id, progress: z.object({ done: z.number(), of: z.number(), soFar: z.unknown() }) }),
    z.object({ id, why: z.string() }),
    z.object({ id, answer: z.unknown() }),
  ]),
);

/** What each question is answered with. */
export const ANSWERS: { readonly [K in AskName]: Schema<Asks[K]['answer']> } = {
  decide: schema<unknown>(z.unknown()),
  suggest: schema<Asks['suggest']['answer']>(
    z.array(z.object({ action: z.unknown(), expected: points, ahead: plain })),
  ),
  compare: schema<Distance>(z.object({ points: z.number(), worth: z.number(), error: z.number(), worlds: whole })),
  analyse: schema<Analysis<unknown>>(analysis),
  mark: schema<string>(z.string()),
};
