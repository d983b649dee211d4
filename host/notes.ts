import { type AnyMatch, type CarryEntry, type Entry, type Sitter, type Text, text } from '@roundhouse/kernel';
import { afterEachEntry } from './each-state.ts';

/** Something that happened at the table and is no move. */
export interface Note {
  readonly kind: 'seat' | 'takeback' | 'carried';
  /** It happened after so many live actions, as the eye counts them. */
  readonly after: number;
  readonly text: Text;
}

/** What there is to say of the table, in order. `momentOf` counts live actions as the eye does. */
export function notesOf(match: AnyMatch, momentOf: (seq: number) => number): readonly Note[] {
  return allNotes(match).notes.map(({ after, ...said }) => ({ ...said, after: momentOf(after) }));
}

interface Noted {
  /** Counted by all live actions. */
  readonly notes: readonly Note[];
  readonly sitters: readonly (Sitter | null | undefined)[];
  readonly seq: number;
}

const allNotes = afterEachEntry<Noted>({ notes: [], sitters: [], seq: 0 }, (before, entry, index, { entries }) => {
  const said = noteOf(entry, before.sitters, (upTo) => entries.slice(upTo, index));
  const seq = 'carried' in entry ? liveAfterCarry(entry, entries) : liveAfter(entry, before.seq);
  const sitters = 'sits' in entry ? seatedAnew(before.sitters, entry) : before.sitters;
  return { notes: said === null ? before.notes : [...before.notes, { ...said, after: seq }], sitters, seq };
});

function seatedAnew(
  before: Noted['sitters'],
  { seat, sits }: Extract<Entry, { readonly sits: unknown }>,
): Noted['sitters'] {
  const sitters = [...before];
  sitters[seat] = sits;
  return sitters;
}

function liveAfter(entry: Entry, seq: number): number {
  if ('action' in entry) return seq + 1;
  return 'undo' in entry ? entry.undo : seq;
}

function liveAfterCarry({ carried }: CarryEntry, entries: readonly Entry[]): number {
  return entries.slice(carried.after, carried.upTo).reduce((seq, entry) => liveAfter(entry, seq), carried.seq);
}

function noteOf(
  entry: Entry,
  sitters: readonly (Sitter | null | undefined)[],
  since: (upTo: number) => readonly Entry[],
): Omit<Note, 'after'> | null {
  if ('sits' in entry) {
    const said = seatNote(sitters[entry.seat], entry.sits);
    return said === null ? null : { kind: 'seat', text: said };
  }
  if ('undo' in entry && entry.beyond !== undefined) {
    const who = { seat: entry.seat };
    const said =
      entry.beyond === 'bots'
        ? text('{who, select, you {You go} many {{who} go} other {{who} goes}} back past the moves of the bots.', {
            who,
          })
        : text(
            '{who, select, you {You take} many {{who} take} other {{who} takes}} back more than the rules allow; everybody agreed.',
            { who },
          );
    return { kind: 'takeback', text: said };
  }
  if (!('carried' in entry)) return null;
  const lost = since(entry.carried.upTo).filter((one) => 'action' in one).length;
  const said =
    lost === 0
      ? text('The rules were mended. The game goes on by the new ones.')
      : text(
          'The rules were mended. The game goes on by the new ones; {lost, plural, one {the last move} other {the last # moves}} could not be carried over.',
          { lost },
        );
  return { kind: 'carried', text: said };
}

/** The first to sit down needs no mention. */
function seatNote(before: Sitter | null | undefined, now: Sitter | null): Text | null {
  if (before === undefined) return null;
  if (now === null)
    return before === null
      ? null
      : text('{name, select, many {{name} leave} other {{name} leaves}} the seat to nobody.', { name: before.name });
  if (before === null)
    return text('{name, select, many {{name} take} other {{name} takes}} the empty seat.', { name: now.name });
  if (now.name === before.name) {
    const { name } = now;
    return now.bot === null
      ? text('{name, select, many {{name} are} other {{name} is}} back.', { name })
      : text('A bot plays for {name} for now.', { name });
  }
  if (now.bot === null)
    return text('{name, select, many {{name} take} other {{name} takes}} over from {before}.', {
      name: now.name,
      before: before.name,
    });
  return text('A bot takes over from {before}: {name}.', { name: now.name, before: before.name });
}
