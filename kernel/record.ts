import * as z from 'zod/mini';
import type { ContentName } from './content.ts';
import type { Seat } from './game.ts';
import { MalformedError, schema } from './schema.ts';

export const RECORD_FORMAT = 'roundhouse-record/1';

/** Between two checks of a record at most this many entries pass, so a disagreement is found near its cause. */
export const ENTRIES_PER_CHECK = 50;

export interface ActionEntry<A = unknown> {
  readonly seat: Seat;
  readonly action: A;
}

export interface UndoEntry {
  readonly seat: Seat;
  /** The number of live actions that were left. */
  readonly undo: number;
}

/** What happened in a match, in order. Undo is an entry too: nothing is ever taken out. */
export type Entry<A = unknown> = ActionEntry<A> | UndoEntry;

/** The hash that the position had after so many entries. */
export interface RecordCheck {
  readonly after: number;
  readonly hash: string;
}

/** The content that a match was played with; its file goes along where it may not be at hand. */
export interface RecordContent extends ContentName {
  readonly file?: unknown;
}

/** A match as JSON: everything else about it is computed by replaying it. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Left out by older records and by games without content to choose: whatever the options name is meant. */
  readonly content?: readonly RecordContent[];
  /** The position the match started from, when that was not the game's own set-up. */
  readonly start?: unknown;
  readonly entries: readonly Entry[];
  readonly checks: readonly RecordCheck[];
}

/** A record that cannot be replayed. `entry` is the entry at fault, counted from 1, or null when it is none of them. */
export class RecordError extends Error {
  readonly entry: number | null;
  constructor(entry: number | null, why: string) {
    super(why);
    this.name = 'RecordError';
    this.entry = entry;
  }
}

/** A record of a match with content that is not here. Nothing is wrong with it: with that content it replays. */
export class MissingContentError extends RecordError {
  /** `missing` as contentWords has it. */
  constructor(missing: string) {
    super(
      null,
      `This match needs the ${missing}, which is not here. Add its file with --content where Roundhouse is started.`,
    );
    this.name = 'MissingContentError';
  }
}

const whole = z.int().check(z.nonnegative());

const heading = schema(z.object({ format: z.string(), game: z.string(), rules: whole }));

const body = schema<Omit<MatchRecord, 'format'>>(
  z.object({
    game: z.string(),
    rules: whole,
    options: z.unknown(),
    seats: whole,
    seed: z.string(),
    content: z.optional(
      z.array(z.object({ kind: z.string(), id: z.string(), hash: z.string(), file: z.optional(z.unknown()) })),
    ),
    start: z.optional(z.unknown()),
    entries: z.array(
      z.union([z.strictObject({ seat: whole, action: z.unknown() }), z.strictObject({ seat: whole, undo: whole })]),
    ),
    checks: z.array(z.object({ after: whole, hash: z.string() })),
  }),
);

/** The number, from 1, of the entry that a path such as `entries.3.action` leads into. */
function entryAt(where: string): number | null {
  const index = /^entries\.(\d+)/.exec(where)?.[1];
  return index === undefined ? null : Number(index) + 1;
}

function understood<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    const entry = entryAt(error.where);
    const subject = entry === null ? 'The record' : `Entry ${entry} of the record`;
    throw new RecordError(entry, `${subject} is malformed: ${error.message}.`);
  }
}

/**
 * Reads a record of the given game and rules. The heading comes first: a record of another format, game or version
 * is called that, not malformed.
 */
export function parseRecord(input: unknown, game: string, rules: number): MatchRecord {
  const head = understood(() => heading.parse(input));
  if (head.format !== RECORD_FORMAT) {
    throw new RecordError(null, `The record's format is '${head.format}'; only '${RECORD_FORMAT}' is known.`);
  }
  if (head.game !== game) {
    throw new RecordError(null, `The record is of the game '${head.game}', not of '${game}'.`);
  }
  if (head.rules !== rules) {
    throw new RecordError(
      null,
      `The record was made with version ${head.rules} of the rules of '${game}'; these are version ${rules}.`,
    );
  }
  const rest = understood(() => body.parse(input));
  const stray = rest.checks.find((check) => check.after > rest.entries.length);
  if (stray !== undefined) {
    throw new RecordError(
      null,
      `The record has a check after entry ${stray.after}, but only ${rest.entries.length} entries.`,
    );
  }
  return { format: RECORD_FORMAT, ...rest };
}
