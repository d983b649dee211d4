import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { type DatabasePlace, DatabaseProblem, openAsItIs } from '../data/database.ts';
import type { DatabaseKind } from '../data/migrations.ts';
import type { Schema } from '../data/schema.ts';
import { BackupProblem, headingOf, linesOf, readBackup, type Summary } from './format.ts';
import { rowsOf, tablesIn } from './rows.ts';

/** Nobody but its owner reads it: it holds whatever the database does. */
const PRIVATE = 0o600;

/** One moment for all that is read, while a server goes on writing. */
const ONE_MOMENT: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'begin',
  postgres: 'begin isolation level repeatable read read only',
};

/**
 * Writes everything that the database holds at this moment into a file, and reads it again before it has its name. A
 * server may be running. Throws a DatabaseProblem or a BackupProblem.
 */
export async function backUp(place: DatabasePlace, file: string, made: number): Promise<Summary> {
  if (existsSync(file)) throw new BackupProblem(`${file} is there already: choose another name.`);
  if ('file' in place && !existsSync(place.file)) throw new DatabaseProblem(`There is no database at ${place.file}.`);
  const partial = `${file}.partial`;
  const { db, kind, steps, close } = await openAsItIs(place);
  try {
    await db.connection().execute(async (one) => {
      await sql.raw(ONE_MOMENT[kind]).execute(one);
      const to = createWriteStream(partial, { mode: PRIVATE });
      await pipeline(linesOf(headingOf(made, steps), partsOf(one, kind)), createGzip(), to);
      await sql`commit`.execute(one);
    });
    await onDisk(partial);
    const { summary } = await readBackup(partial);
    await rename(partial, file);
    return summary;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await close();
  }
}

async function* partsOf(db: Kysely<Schema>, kind: DatabaseKind) {
  for (const table of await tablesIn(db, kind)) {
    const { name, columns } = table;
    yield { table: { table: name, columns: [...columns] } };
    for await (const row of rowsOf(db, kind, table)) yield { row: columns.map((column) => row[column] ?? null) };
  }
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
