import { positionHash } from './content.ts';
import {
  type CarryEntry,
  carryOf,
  type Entry,
  type Kept,
  keptIn,
  type MatchRecord,
  MissingContentError,
  RecordError,
  rulesOf,
} from './record.ts';
import { type Replayed, replayEntries, startOf } from './replay.ts';
import { MalformedError } from './schema.ts';

/** How a match was opened again: whether its rules had changed so that it had to be carried over, and what that cost. */
export interface Resumed<M> {
  readonly match: M;
  /** The number of entries that could not be carried over; null when all is as it was. */
  readonly lost: number | null;
}

/** Where in a match a position was kept. */
export interface KeptAt {
  readonly after: number;
  readonly seq: number;
  readonly position: unknown;
}

/** A match that is being opened, and the ways to fill it that nobody else has. */
export interface Opening<M extends Replayed> {
  readonly match: M;
  /** Takes over entries without playing them; what they say of the table holds. */
  readonly adopt: (entries: readonly Entry[]) => void;
  readonly enter: (entry: CarryEntry) => void;
}

/** Makes the match of one record. */
export interface Maker<M extends Replayed, E> {
  readonly rules: number;
  readonly start: () => M;
  /** A match that stands at a kept position. `playable`: whether the time before can be played again. */
  readonly goOn: (from: KeptAt, kept: readonly Kept<E>[], playable: boolean) => Opening<M>;
  /** Whether these rules take it for a position. */
  readonly understands: (position: unknown) => boolean;
}

/** Plays a record, from its start or from where it was carried over last. Throws a RecordError. */
export function replayed<M extends Replayed, E>(record: MatchRecord, maker: Maker<M, E>): M {
  const carry = carryOf(record.entries);
  if (carry !== undefined) return fromCarry(record, carry, maker);
  const match = startOf(record, maker.start);
  replayEntries(record, match);
  return match;
}

/**
 * Opens a match that was put by, whatever became of the rules meanwhile: from the last position that was kept, and where
 * its entries no longer replay, by going on from there. Throws a RecordError when there is nothing to go on from.
 */
export function resumed<M extends Replayed, E>(
  record: MatchRecord,
  kept: readonly Kept<E>[],
  maker: Maker<M, E>,
  at: { readonly at?: number },
): Resumed<M> {
  const opened = rulesOf(record) === maker.rules ? fromLastKept(record, kept, maker) : null;
  if (opened !== null) return { match: opened, lost: null };
  try {
    const checks = kept.map(({ after, position }) => ({ after, hash: positionHash(position) }));
    const whole = { ...record, kept: [...keptIn<E>(record), ...kept], checks: [...record.checks, ...checks] };
    return { match: replayed(whole, maker), lost: null };
  } catch (error) {
    if (!(error instanceof RecordError) || error instanceof MissingContentError) throw error;
    return carriedOver(record, kept, maker, error, at);
  }
}

/** Null where the entries since the last kept position do not stand on it alone. */
function fromLastKept<M extends Replayed, E>(
  record: MatchRecord,
  kept: readonly Kept<E>[],
  maker: Maker<M, E>,
): M | null {
  const last = kept.at(-1);
  if (last === undefined || carryOf(record.entries) !== undefined) return null;
  try {
    const { match, adopt } = maker.goOn(last, kept, true);
    adopt(record.entries.slice(0, last.after));
    replayEntries(record, match, last.after);
    return match;
  } catch (error) {
    if (error instanceof RecordError || error instanceof MalformedError) return null;
    throw error;
  }
}

function fromCarry<M extends Replayed, E>(
  record: MatchRecord,
  { carried, index }: CarryEntry & { readonly index: number },
  maker: Maker<M, E>,
): M {
  const { entries } = record;
  const { match, adopt } = startOf(record, () => maker.goOn(carried, keptIn<E>(record), false));
  adopt(entries.slice(0, carried.after));
  replayEntries({ ...record, entries: entries.slice(0, carried.upTo), checks: [] }, match, carried.after);
  adopt(entries.slice(carried.upTo, index + 1));
  replayEntries(record, match, index + 1);
  return match;
}

function carriedOver<M extends Replayed, E>(
  record: MatchRecord,
  kept: readonly Kept<E>[],
  maker: Maker<M, E>,
  cause: RecordError,
  at: { readonly at?: number },
): Resumed<M> {
  const { entries } = record;
  const from = kept.findLast(({ position }) => maker.understands(position));
  if (from === undefined) throw cause;
  const { match, adopt, enter } = startOf(record, () => maker.goOn(from, kept, false));
  const { after, seq, position } = from;
  adopt(entries.slice(0, after));
  let upTo = after;
  while (upTo < entries.length && playsAgain({ ...record, checks: [] }, match, upTo)) upTo++;
  adopt(entries.slice(upTo));
  enter({ carried: { rules: maker.rules, after, seq, position, upTo }, ...at });
  return { match, lost: entries.length - upTo };
}

function playsAgain(record: MatchRecord, match: Replayed, index: number): boolean {
  try {
    replayEntries({ ...record, entries: record.entries.slice(0, index + 1) }, match, index);
    return true;
  } catch (error) {
    if (error instanceof RecordError) return false;
    throw error;
  }
}
