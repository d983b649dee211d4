import { say, type Text, text } from '@roundhouse/kernel';
import { SAVE_FORMAT, type SavedGames, type TableMatch } from '../match/table-match.ts';
import { download } from './download.ts';

/** A text that is no record of a match, and why, for the person who brought it. */
export class NotARecordError extends Error {
  readonly why: Text;
  constructor(why: Text) {
    super(say(why));
    this.name = 'NotARecordError';
    this.why = why;
  }
}

/** As much as all games of many years need: anything larger is the wrong file. */
const LARGEST = 200_000_000;

/** What somebody brought: the record of one game, or games that were saved. */
export type Brought =
  | { readonly kind: 'record'; readonly record: unknown }
  | { readonly kind: 'games'; readonly file: unknown };

/**
 * JSON from a file or the clipboard. Whether it is a record of a game that we know, and replays, is found out when
 * it is imported.
 */
export function readBrought(source: string): Brought {
  if (source.length > LARGEST) throw new NotARecordError(text('This is too large to be the record of a game.'));
  // The byte order mark that some editors write goes with the blanks.
  const trimmed = source.trim();
  if (trimmed === '') throw new NotARecordError(text('There is nothing in it.'));
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    throw new NotARecordError(text('This is not the record of a game, or a part of it is missing.'));
  }
  if (typeof value === 'object' && value !== null && 'format' in value && value.format === SAVE_FORMAT) {
    return { kind: 'games', file: value };
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || !('entries' in value)) {
    throw new NotARecordError(text('This is not the record of a game, but a file of another kind.'));
  }
  return { kind: 'record', record: value };
}

/** A name for a downloaded record that still says something in a folder of many. */
export function recordFileName(game: string, day: Date): string {
  return `${game}-${day.toISOString().slice(0, 10)}.json`;
}

/** Saves the record of a match as a file. */
export async function downloadRecord(match: TableMatch): Promise<void> {
  // A server does not know by which address people come to it.
  const where = match.snapshot().screen === 'own' ? { place: location.host } : {};
  const record = { ...where, ...(await match.record()) };
  downloadJson(record, recordFileName(record.game, new Date()));
}

/** Saves games as they lie in this browser: one by its own name, several by the day. */
export function downloadGames(saved: SavedGames): void {
  const [only, ...others] = saved.games;
  const name = only === undefined || others.length > 0 ? 'roundhouse-games' : `${only.game}-saved`;
  downloadJson(saved, recordFileName(name, new Date(saved.saved)));
}

function downloadJson(value: unknown, name: string): void {
  download(new File([JSON.stringify(value)], name, { type: 'application/json' }));
}
