import { say, type Text, text } from '@roundhouse/kernel';
import type { TableMatch } from '../match/table-match.ts';

/** A text that is no record of a match, and why, for the person who brought it. */
export class NotARecordError extends Error {
  readonly why: Text;
  constructor(why: Text) {
    super(say(why));
    this.name = 'NotARecordError';
    this.why = why;
  }
}

/** As much as a record of the longest game needs many times over: anything larger is the wrong file. */
const LARGEST = 20_000_000;

/**
 * JSON from a file or the clipboard. Whether it is a record of a game that we know, and replays, is found out when
 * it is imported.
 */
export function readRecordText(source: string): unknown {
  if (source.length > LARGEST) throw new NotARecordError(text('This is too large to be the record of a game.'));
  // The byte order mark that some editors write goes with the blanks.
  const trimmed = source.trim();
  if (trimmed === '') throw new NotARecordError(text('There is nothing in it.'));
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    throw new NotARecordError(text('This is not the record of a game: it is not JSON.'));
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || !('entries' in value)) {
    throw new NotARecordError(text('This is JSON, but not the record of a game: it has no format and no entries.'));
  }
  return value;
}

/** A name for a downloaded record that still says something in a folder of many. */
export function recordFileName(game: string, day: Date): string {
  return `${game}-${day.toISOString().slice(0, 10)}.json`;
}

/** Saves the record of a match as a file. */
export async function downloadRecord(match: TableMatch): Promise<void> {
  const record = await match.record();
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = recordFileName(record.game, new Date());
  link.click();
  // The browser reads the address when it gets round to the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
