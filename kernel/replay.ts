import { positionHash } from './content.ts';
import type { Seat } from './game.ts';
import { type Entry, type MatchRecord, RecordError, type Sitter } from './record.ts';
import { MalformedError } from './schema.ts';
import { say } from './text.ts';
import type { Violation } from './violation.ts';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly violation: Violation };

/** As much of a match as replaying needs. */
export interface Replayed {
  readonly position: object;
  submit(seat: Seat, action: unknown, at?: number): Outcome;
  undo(seat: Seat, to: number, at?: number, agreed?: boolean): Outcome;
  sit(seat: Seat, sits: Sitter | null, at?: number): Violation | null;
}

/** A record whose options, seats or position the game does not take is a broken record. */
export function startOf<M>(record: MatchRecord, start: () => M): M {
  try {
    return start();
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    throw new RecordError(null, `The start of the record does not suit the game '${record.game}': ${error.message}.`);
  }
}

/** Plays the entries after the first `from`, in order, and compares the hashes that the record kept. */
export function replayEntries(record: MatchRecord, match: Replayed, from = 0): void {
  const hashes = new Map(record.checks.map(({ after, hash }) => [after, hash]));
  compare(hashes.get(from), match, from);
  for (const [index, entry] of record.entries.slice(from).entries()) {
    const number = from + index + 1;
    enter(entry, number, match);
    compare(hashes.get(number), match, number);
  }
}

function enter(entry: Entry, number: number, match: Replayed): void {
  let outcome: Outcome;
  try {
    outcome = played(entry, match);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RecordError(number, `Entry ${number} of the record broke the rules of the game apart: ${why}`);
  }
  if (outcome.ok) return;
  const { rule, why } = outcome.violation;
  throw new RecordError(number, `Entry ${number} of the record may not be played (${rule}): ${say(why)}`);
}

function played(entry: Entry, match: Replayed): Outcome {
  if ('carried' in entry) throw new RangeError('a record is replayed from where it was carried over');
  if ('undo' in entry) return match.undo(entry.seat, entry.undo, entry.at, entry.beyond === 'consent');
  if ('action' in entry) return match.submit(entry.seat, entry.action, entry.at);
  const violation = match.sit(entry.seat, entry.sits, entry.at);
  return violation === null ? { ok: true } : { ok: false, violation };
}

function compare(expected: string | undefined, match: Replayed, after: number): void {
  if (expected === undefined) return;
  const found = positionHash(match.position);
  if (found === expected) return;
  const place = after === 0 ? 'at the start' : `after entry ${after}`;
  throw new RecordError(
    after === 0 ? null : after,
    `The record disagrees with the rules ${place}: it says ${expected}, the position is ${found}.`,
  );
}
