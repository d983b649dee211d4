import { MalformedError, RecordError, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { SAVE_FORMAT, type SavedGames } from '../table-match.ts';
import type { Shelved } from './match-store.ts';
import { readHead } from './stored-match.ts';

/** A match as it lies in the store of this browser. */
export interface SavedGame extends Shelved {
  readonly id: string;
  /** How it was explained, where it was. */
  readonly analysis?: unknown;
}

const envelope = schema(z.object({ format: z.string(), sealed: z.string() }));

const contents = schema<readonly SavedGame[]>(
  z.array(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(200)),
      head: z.unknown(),
      heading: z.unknown(),
      rows: z.array(z.unknown()),
      kept: z.array(z.unknown()),
      analysis: z.optional(z.unknown()),
    }),
  ),
);

/** Many times as much as all the games of a year: what unpacks to more was made to do harm. */
const LARGEST_BYTES = 500_000_000;

/**
 * Games in one file. What stands in front is for people; the games themselves are packed, so that nobody reads by
 * accident what is hidden in one that goes on. It is an envelope and no safe, like the store of the browser itself.
 */
export async function sealGames(games: readonly SavedGame[], saved: number): Promise<SavedGames> {
  const listed = games.map(({ head }) => {
    const { game, state, changed } = readHead(head);
    return { game, players: state.players.map(({ name }) => name), over: state.over, changed };
  });
  const bytes = new TextEncoder().encode(JSON.stringify(games));
  const packed = await bytesOf(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')));
  return { format: SAVE_FORMAT, saved, games: listed, sealed: toBase64(packed) };
}

/** Throws a RecordError for what is no such file, or is damaged. */
export async function openSealed(file: unknown): Promise<readonly SavedGame[]> {
  try {
    const { format, sealed } = envelope.parse(file);
    if (format !== SAVE_FORMAT) throw new RecordError(null, `The format '${format}' of these games is not known here.`);
    const packed = new Blob([fromBase64(sealed)]).stream();
    const bytes = await bytesOf(packed.pipeThrough(new DecompressionStream('gzip')));
    return contents.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof RecordError) throw error;
    const why = error instanceof MalformedError ? ` (${error.message})` : '';
    throw new RecordError(null, `This file of games is damaged${why}.`);
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > LARGEST_BYTES) throw new RecordError(null, 'These are more games than anybody could have played.');
    parts.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** So many bytes at once may be arguments of one call. */
const PIECE = 0x80_00;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** What becomes of a saved game where one of its id is already kept. */
export type Meeting = 'same or older' | 'newer' | 'parted';

/** Logs only grow: of two that began alike one goes on where the other stops, or they parted on the way. */
export function meeting(saved: readonly unknown[], here: readonly unknown[]): Meeting {
  const common = Math.min(saved.length, here.length);
  const alike = JSON.stringify(saved.slice(0, common)) === JSON.stringify(here.slice(0, common));
  if (!alike) return 'parted';
  return saved.length > here.length ? 'newer' : 'same or older';
}
