import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { fromJson } from '../data/json.ts';
import type { Stored } from '../data/values.ts';

/**
 * A backup is gzipped lines of JSON, the same from either database: a heading; for each table a line with its columns and
 * then its rows, as lists; and at the end how many rows there were of each, and their hashes. So it can be written and
 * read in one go however large it is, and a file that was cut off or changed is found out before anything is done with it.
 */
const FORMAT = 'roundhouse-backup';
const VERSION = 1;

const heading = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  made: z.int(),
  /** The steps that had been taken in the database that it was made from. */
  steps: z.array(z.string()),
});
export type Heading = z.infer<typeof heading>;

const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof tableLine>;

const rowLine = z.array(z.union([z.string(), z.int(), z.null()]));

const summary = z.strictObject({ rows: z.int(), hash: z.string() });
const endLine = z.strictObject({ end: z.record(z.string(), summary) });
export type Summary = z.infer<typeof endLine>['end'];

/** What is wrong with a backup, in a sentence. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

export function headingOf(made: number, steps: readonly string[]): Heading {
  return { format: FORMAT, version: VERSION, made, steps: [...steps] };
}

/** A row of a table, or the line before the first of them. */
type Part = { readonly table: TableLine } | { readonly row: readonly Stored[] };

export async function* linesOf(first: Heading, parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const seal = new Seal();
  yield lineOf(first);
  for await (const part of parts) {
    const line = lineOf('table' in part ? part.table : part.row);
    seal.take(part, line);
    yield line;
  }
  yield lineOf({ end: seal.summary() });
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Counts and hashes what goes by. */
class Seal {
  readonly #tables = new Map<string, { rows: number; readonly hash: ReturnType<typeof createHash> }>();
  #last: { rows: number; readonly hash: ReturnType<typeof createHash> } | null = null;

  take(part: Part, line: string): void {
    if ('table' in part) {
      this.#last = { rows: 0, hash: createHash('sha256') };
      this.#tables.set(part.table.table, this.#last);
    } else if (this.#last !== null) {
      this.#last.rows++;
    }
    this.#last?.hash.update(line);
  }

  summary(): Summary {
    return Object.fromEntries(
      [...this.#tables].map(([table, { rows, hash }]) => [table, { rows, hash: hash.copy().digest('hex') }]),
    );
  }
}

/** Reads a backup from its beginning to its end; `found` hears every part. Throws a BackupProblem. */
export async function readBackup(
  file: string,
  found: (part: Part) => Promise<void> | void = () => undefined,
): Promise<{ readonly heading: Heading; readonly summary: Summary }> {
  const seal = new Seal();
  let first: Heading | null = null;
  let columns = 0;
  let end: Summary | null = null;
  const read = async (text: string): Promise<void> => {
    if (end !== null) throw new BackupProblem('There is something behind its end.');
    const value = jsonOf(text);
    if (first === null) {
      first = headingIn(value);
      return;
    }
    const last = endLine.safeParse(value);
    if (last.success) {
      ({ end } = last.data);
      return;
    }
    const part = partIn(value);
    if ('table' in part) columns = part.table.columns.length;
    else if (part.row.length !== columns) throw new BackupProblem('A row does not fit its table.');
    seal.take(part, `${text}\n`);
    await found(part);
  };
  // Whatever is thrown while reading makes the pipeline say no more than that it was broken off.
  const thrown: unknown[] = [];
  try {
    await pipeline(createReadStream(file), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      try {
        for await (const line of textLines(unpacked)) await read(line);
      } catch (error) {
        thrown.push(error);
        throw error;
      }
    });
  } catch (error) {
    const [problem = error] = thrown;
    throw isUnpacking(problem) ? new BackupProblem(`${NOT_WHOLE}: ${problem.message}.`) : problem;
  }
  if (first === null || end === null) throw new BackupProblem(`${NOT_WHOLE}.`);
  if (JSON.stringify(end) !== JSON.stringify(seal.summary())) {
    throw new BackupProblem('It was changed: what it holds is not what was written into it.');
  }
  return { heading: first, summary: end };
}

const NOT_WHOLE = 'It is no backup of Roundhouse, or was cut off';

function isUnpacking(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}

/** What stands behind the last end of a line is no line. */
async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const [last = '', ...lines] = (rest + decoder.write(chunk)).split('\n').toReversed();
    yield* lines.toReversed();
    rest = last;
  }
}

function jsonOf(text: string): unknown {
  try {
    return fromJson(text);
  } catch {
    throw new BackupProblem('It is no backup of Roundhouse.');
  }
}

function headingIn(value: unknown): Heading {
  const { success, data } = heading.safeParse(value);
  if (success) return data;
  throw new BackupProblem(`It is no backup of Roundhouse, or of a version that this one does not read.`);
}

function partIn(value: unknown): Part {
  const row = rowLine.safeParse(value);
  if (row.success) return { row: row.data };
  const table = tableLine.safeParse(value);
  if (table.success) return { table: table.data };
  throw new BackupProblem('There is a line in it that is neither a table nor a row.');
}
