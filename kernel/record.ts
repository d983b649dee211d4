import * as z from 'zod/mini';
import type { ContentName } from './content.ts';
import type { Eye, Seat } from './game.ts';
import { EMBLEMS, type Livery, SEAT_COLOURS } from './livery.ts';
import type { Told } from './reveal.ts';
import { MalformedError, type Schema, schema } from './schema.ts';

export const RECORD_FORMAT = 'roundhouse-record/1';

/** Between two checks of a record at most this many entries pass, so a disagreement is found near its cause. */
export const ENTRIES_PER_CHECK = 50;

/** Who plays a seat: a person, or a bot of some level. */
export interface Sitter {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
}

interface Dated {
  /** Milliseconds since 1970, where somebody with a clock wrote the entry. */
  readonly at?: number;
}

export interface ActionEntry<A = unknown> extends Dated {
  readonly seat: Seat;
  readonly action: A;
}

export interface UndoEntry extends Dated {
  readonly seat: Seat;
  /** The number of live actions that were left. */
  readonly undo: number;
  /** Set when it went further than a player may go alone: past the moves of bots, or because all others agreed. */
  readonly beyond?: 'bots' | 'consent';
  /** The eyes that noticed nothing of it, because they had noticed nothing of what was taken back. */
  readonly unaware?: readonly Eye[];
}

/** From here on this seat is played by somebody else; by nobody, where `sits` is null. */
export interface SeatEntry extends Dated {
  readonly seat: Seat;
  readonly sits: Sitter | null;
}

/**
 * The rules were mended while the match was running, and its entries no longer replay. From here on it is played by the
 * new rules, from a position that was kept.
 */
export interface CarryEntry extends Dated {
  readonly carried: {
    readonly rules: number;
    /** The position was kept after so many entries and so many live actions. */
    readonly after: number;
    readonly seq: number;
    readonly position: unknown;
    /** The entries up to this one were played again from there; those between it and this entry are void. */
    readonly upTo: number;
  };
}

/** What happened at a table, in order. Undo is an entry too: nothing is ever taken out. */
export type Entry<A = unknown> = ActionEntry<A> | UndoEntry | SeatEntry | CarryEntry;

/** The hash that the position had after so many entries. */
export interface RecordCheck {
  readonly after: number;
  readonly hash: string;
}

/** The content that a match was played with; its file goes along where it may not be at hand. */
export interface RecordContent extends ContentName {
  readonly file?: unknown;
}

/** What was told of one live action, and the eyes that noticed nothing of it; of the set-up, where nobody acted. */
export interface KeptStep<E = unknown> {
  readonly seat: Seat | null;
  readonly told: readonly Told<E>[];
  readonly unaware: readonly Eye[];
}

/**
 * A position that was put by, with what was told on the way to it. A match opens from the last one without playing all
 * of its entries again, and it outlives rules under which they no longer play.
 */
export interface Kept<E = unknown> {
  /** The entries and the live actions that led to it. */
  readonly after: number;
  readonly seq: number;
  readonly rules: number;
  readonly position: unknown;
  /** Of the live actions from this number on; they take the place of those that were kept before. */
  readonly from: number;
  readonly steps: readonly KeptStep<E>[];
}

/** A match as JSON: everything else about it is computed by replaying it. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** The SHA-256 of the seed, as everybody could read it before the first move; left out where nobody promised it. */
  readonly sealed?: string;
  /** Where it was played, as people would say it; left out by older records, and where nobody said it. */
  readonly place?: string;
  /** What the seats looked like, by seat; left out where nobody chose anything. */
  readonly liveries?: readonly Livery[];
  /** Who played it last, by seat, and when it began and ended: what somebody asks who finds it years later. */
  readonly players?: readonly string[];
  /** Milliseconds since 1970. */
  readonly begun?: number;
  /** Left out while the match goes on. */
  readonly ended?: number;
  /** Left out by older records and by games without content to choose: whatever the options name is meant. */
  readonly content?: readonly RecordContent[];
  /** The position the match started from, when that was not the game's own set-up. */
  readonly start?: unknown;
  readonly entries: readonly Entry[];
  readonly checks: readonly RecordCheck[];
  /** For a match whose time before can no longer be played again, by other rules: what can still be seen of it. */
  readonly kept?: readonly Kept[];
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
const at = z.optional(z.number());

const eye = z.union([whole, z.literal('public')]);

const entryType = z.union([
  z.strictObject({ seat: whole, action: z.unknown(), at }),
  z.strictObject({
    seat: whole,
    undo: whole,
    beyond: z.optional(z.enum(['bots', 'consent'])),
    unaware: z.optional(z.array(eye)),
    at,
  }),
  z.strictObject({ seat: whole, sits: z.nullable(z.object({ name: z.string(), bot: z.nullable(z.string()) })), at }),
  z.strictObject({
    carried: z.object({ rules: whole, after: whole, seq: whole, position: z.unknown(), upTo: whole }),
    at,
  }),
]);

const audience = z.union([
  z.literal('all'),
  z.strictObject({ only: z.array(whole) }),
  z.strictObject({ except: z.array(whole) }),
]);

/** Events were told by the game itself and have no schema of their own. */
function keptType<E>(): z.ZodMiniType<Kept<E>> {
  const told = z.object({ event: z.custom<E>(), audience });
  const step = z.object({ seat: z.nullable(whole), told: z.array(told), unaware: z.array(eye) });
  return z.object({ after: whole, seq: whole, rules: whole, position: z.unknown(), from: whole, steps: z.array(step) });
}

/** An entry that lay in a store. Throws a MalformedError. */
export const entrySchema: Schema<Entry> = schema<Entry>(entryType);

/** A kept position that lay in a store. Throws a MalformedError. */
export function keptSchema<E>(): Schema<Kept<E>> {
  return schema<Kept<E>>(keptType<E>());
}

const liveryType = z.object({ colour: z.enum(SEAT_COLOURS), emblem: z.enum(EMBLEMS) });

const heading = schema(z.object({ format: z.string(), game: z.string(), rules: whole }));

const body = schema<Omit<MatchRecord, 'format'>>(
  z.object({
    game: z.string(),
    rules: whole,
    options: z.unknown(),
    seats: whole,
    seed: z.string(),
    sealed: z.optional(z.string()),
    place: z.optional(z.string()),
    liveries: z.optional(z.array(liveryType)),
    players: z.optional(z.array(z.string())),
    begun: z.optional(z.number()),
    ended: z.optional(z.number()),
    content: z.optional(
      z.array(z.object({ kind: z.string(), id: z.string(), hash: z.string(), file: z.optional(z.unknown()) })),
    ),
    start: z.optional(z.unknown()),
    entries: z.array(entryType),
    checks: z.array(z.object({ after: whole, hash: z.string() })),
    kept: z.optional(z.array(keptType<unknown>())),
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
 * Reads a record of the given game; the heading comes first, so that a record of another format or game is called that,
 * not malformed.
 */
export function parseRecord(input: unknown, game: string): MatchRecord {
  const head = understood(() => heading.parse(input));
  if (head.format !== RECORD_FORMAT) {
    throw new RecordError(null, `The record's format is '${head.format}'; only '${RECORD_FORMAT}' is known.`);
  }
  if (head.game !== game) {
    throw new RecordError(null, `The record is of the game '${head.game}', not of '${game}'.`);
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

/** The rules by which the match was played last. */
export function rulesOf({ rules, entries }: Pick<MatchRecord, 'rules' | 'entries'>): number {
  return carryOf(entries)?.carried.rules ?? rules;
}

/** The last time the match was carried over to other rules, and which entry that is, from 0. */
export function carryOf(entries: readonly Entry[]): (CarryEntry & { readonly index: number }) | undefined {
  const index = entries.findLastIndex((entry) => 'carried' in entry);
  const entry = entries[index];
  return entry !== undefined && 'carried' in entry ? { ...entry, index } : undefined;
}

/**
 * Who played, and from when to when, as the entries tell it: no second truth is kept of it. Nothing where they do not.
 */
export function signatureOf(
  entries: readonly Entry[],
  seats: number,
  over: boolean,
): Pick<MatchRecord, 'players' | 'begun' | 'ended'> {
  const sat = entries.filter((entry) => 'sits' in entry);
  const names = Array.from(
    { length: seats },
    (_, seat) => sat.findLast((entry) => entry.seat === seat && entry.sits !== null)?.sits?.name,
  );
  const begun = entries[0]?.at;
  // Whoever brings a finished match to another table sits down there after its end.
  const played = entries.filter((entry) => !('sits' in entry)).flatMap(({ at: date }) => date ?? []);
  const ended = over ? played.at(-1) : undefined;
  return {
    ...(names.some((name) => name !== undefined) ? { players: names.map((name) => name ?? '') } : {}),
    ...(begun === undefined ? {} : { begun }),
    ...(ended === undefined ? {} : { ended }),
  };
}

/** What a record kept of its time before other rules, as told by the game it belongs to. */
export function keptIn<E>({ kept = [] }: Pick<MatchRecord, 'kept'>): readonly Kept<E>[] {
  const typed = keptSchema<E>();
  return kept.map((one) => typed.parse(one));
}
