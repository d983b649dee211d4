import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../../data/database.ts';
import type { DatabaseKind } from '../../data/migrations.ts';

/** A database of the suite's own: empty at first, and gone after the suite. */
export interface SuiteDatabase {
  readonly kind: DatabaseKind;
  /** Where it is, for a server or for another process. Not known before the suite runs. */
  readonly place: () => DatabasePlace;
  /** Opens it, as often as a test likes; after the suite everything is closed that still is open. */
  readonly open: () => Promise<Database>;
  /** Another one, empty too. */
  readonly another: () => Promise<DatabasePlace>;
}

/** The same suite on SQLite and on PostgreSQL. Without a PostgreSQL its half is skipped, which the run says loudly. */
export function eachDatabase(name: string, suite: (database: SuiteDatabase) => void): void {
  describe(`${name} on SQLite`, () => {
    suite(suiteDatabase('sqlite', newFile));
  });
  onPostgres(name, suite);
}

/** What only a database can do that several processes share. */
export function onPostgres(name: string, suite: (database: SuiteDatabase) => void): void {
  const admin = inject('postgres');
  describe.skipIf(admin === null)(`${name} on PostgreSQL`, () => {
    suite(suiteDatabase('postgres', () => newPostgres(admin)));
  });
}

interface Made {
  readonly place: DatabasePlace;
  readonly remove: () => Promise<void>;
}

function suiteDatabase(kind: DatabaseKind, make: () => Promise<Made>): SuiteDatabase {
  const made: Made[] = [];
  const opened: Database[] = [];
  const another = async (): Promise<DatabasePlace> => {
    const one = await make();
    made.push(one);
    return one.place;
  };
  let own: DatabasePlace | null = null;
  const place = (): DatabasePlace => {
    if (own === null) throw new Error('the database of a suite is there in its hooks and tests only');
    return own;
  };
  beforeAll(async () => {
    own = await another();
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    for (const { remove } of made) await remove();
  });
  const open = async (): Promise<Database> => {
    const database = await openDatabase(place());
    opened.push(database);
    return database;
  };
  return { kind, place, open, another };
}

function newFile(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-data-'));
  const remove = (): Promise<void> => Promise.resolve(rmSync(folder, { recursive: true, force: true }));
  return Promise.resolve({ place: { file: join(folder, 'tables.db') }, remove });
}

async function newPostgres(admin: string | null): Promise<Made> {
  if (admin === null) throw new Error('there is no PostgreSQL');
  const name = `roundhouse_${randomBytes(8).toString('hex')}`;
  await asAdmin(admin, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { place: { url: url.href }, remove: () => asAdmin(admin, `drop database ${name} with (force)`) };
}

async function asAdmin(admin: string, command: string): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
