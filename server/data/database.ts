import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type LogEvent, Migrator, sql } from 'kysely';
import { libsqlDialect } from './libsql-driver.ts';
import { type DatabaseKind, migrations, type Steps } from './migrations.ts';
import { postgresDialect, readableAddress } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { UnstorableError } from './values.ts';

/** A file of SQLite (`:memory:` for one that is gone with the process), or the address of a PostgreSQL. */
export type DatabasePlace = { readonly file: string } | { readonly url: string };

export interface Database {
  readonly db: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly close: () => Promise<void>;
}

/** The database cannot be used, in a sentence for whoever runs the server. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** Opens the database and brings it up to date, step by step; throws a `DatabaseProblem` when that cannot be. */
export async function openDatabase(
  place: DatabasePlace,
  steps = migrations,
  heard: Heard = () => {},
): Promise<Database> {
  return 'file' in place
    ? openFile(place.file, steps('sqlite'), heard)
    : openPostgres(place.url, steps('postgres'), heard);
}

/** A database with the steps that were taken in it. */
interface AsItIs extends Database {
  readonly steps: readonly string[];
}

/** Opens the database as it is, be it old or new; for whoever knows nothing of what is in it. */
export async function openAsItIs(place: DatabasePlace): Promise<AsItIs> {
  const kind = 'file' in place ? 'sqlite' : 'postgres';
  if ('url' in place) addressOf(place.url);
  const dialect = 'file' in place ? openedInFolder(place.file, libsqlDialect) : postgresDialect(place.url, 'working');
  const db = new Kysely<Schema>({ dialect });
  try {
    if ('url' in place) await demandUnicode(db, place.url);
    return { db, kind, steps: await doneMigrations(db), close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Hears of every query after it was answered. */
type Heard = (event: LogEvent) => void;

async function openFile(file: string, steps: Steps, log: Heard): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: openedInFolder(file, libsqlDialect), log });
  try {
    await bringUpToDate(db, steps);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

/** Opens a file in a folder that is made for it where there is none. Throws a DatabaseProblem. */
export function openedInFolder<T>(file: string, open: (file: string) => T): T {
  try {
    if (file !== ':memory:') {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      // SQLite would say a number.
      accessSync(dirname(file), constants.W_OK);
    }
    return open(file);
  } catch (error) {
    throw new DatabaseProblem(`The database file ${file} cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
}

async function openPostgres(url: string, steps: Steps, log: Heard): Promise<Database> {
  addressOf(url);
  const migrating = new Kysely<Schema>({ dialect: postgresDialect(url, 'migrating') });
  try {
    await demandUnicode(migrating, url);
    await bringUpToDate(migrating, steps);
  } finally {
    await migrating.destroy();
  }
  const db = new Kysely<Schema>({ dialect: postgresDialect(url, 'working'), log });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/** Of a PostgreSQL that does not answer. */
export function unreachable(url: string, error: unknown): DatabaseProblem {
  return new DatabaseProblem(
    `PostgreSQL at ${addressOf(url)} cannot be reached: ${reasonOf(error)}. Is it running, and is the address right?`,
    { cause: error },
  );
}

/** Throws where it is none. */
export function addressOf(url: string): string {
  const address = readableAddress(url);
  if (address !== null) return address;
  throw new DatabaseProblem(
    'This is no address of a PostgreSQL; one looks like postgres://name:password@host/database.',
  );
}

/** The first question to a PostgreSQL, so this is where it shows whether there is one at all. */
async function demandUnicode(db: Kysely<Schema>, url: string): Promise<void> {
  let encoding: string | undefined;
  try {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    encoding = rows[0]?.server_encoding;
  } catch (error) {
    throw unreachable(url, error);
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseProblem(
      `The database at ${addressOf(url)} keeps text as ${encoding}, and names may be in any script: create it with encoding UTF8.`,
    );
  }
}

async function bringUpToDate(db: Kysely<Schema>, steps: Steps): Promise<void> {
  const newer = (await doneMigrations(db)).find((name) => !(name in steps));
  if (newer !== undefined) {
    throw new DatabaseProblem(
      `The database was made by a newer version of this program (it knows '${newer}'): start that version, or restore a backup from before.`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw new DatabaseProblem(`The database could not be brought up to date: ${reasonOf(error)}.`, { cause: error });
}

async function doneMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Somebody else was first: SQLite's words for it, and PostgreSQL's. */
const DUPLICATE = new Set<unknown>(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** A row with this key is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DUPLICATE.has(error.code);
}

/** PostgreSQL's classes of errors that are about the rows of a question: data, keys, and two that waited for each other. */
const OF_THE_ROWS = /^(?:22|23|40)[0-9A-Z]{3}$|^SQLITE_CONSTRAINT/;

/** What was to be written cannot be, or not beside what others write; the database itself is well. */
export function isOfTheRows(error: unknown): boolean {
  if (error instanceof UnstorableError) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && OF_THE_ROWS.test(error.code);
}

/** An address that is tried in several ways fails with several errors and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
