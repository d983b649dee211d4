/**
 * The connections to a file of SQLite. This is the only file that speaks to libsql, because libsql wants care: every value
 * passes `stored`, is handed over in an array, and no statement is ever left half read.
 */
import type { QueryResult } from 'kysely';
import Libsql from 'libsql';
import LibsqlAside from 'libsql/promise';
import { type Stored, stored } from './values.ts';

/** How long a lock of another process (a backup, a server that is just ending) is waited for. */
export const BUSY_MS = 2000;
/** Preparing a statement takes five times as long as running it. */
const STATEMENTS_KEPT = 300;
/** Longer ones write many rows at once, hardly ever the same number: to keep them would drive out the others. */
const LONGEST_KEPT = 2000;
/** So many pages are written before whoever writes brings them home, unless that was done aside before. */
const PAGES_AT_MOST = 16_000;
/** After so many commits what they wrote is brought home: some ten thousand pages, of which many are the same. */
const COMMITS_A_SWEEP = 1000;

const SETTINGS = [
  `pragma busy_timeout = ${BUSY_MS}`,
  'pragma journal_mode = wal',
  // Acknowledged means durable: every commit waits for the disk.
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  `pragma wal_autocheckpoint = ${PAGES_AT_MOST}`,
  // From here on it is waited by those who can do something else meanwhile: SQLite would hold up the whole process.
  'pragma busy_timeout = 0',
];

/** Statements by their text. */
class Prepared<Statement> {
  readonly #kept = new Map<string, Statement>();

  get(sql: string): Statement | undefined {
    return this.#kept.get(sql);
  }

  keep(sql: string, statement: Statement): void {
    if (sql.length > LONGEST_KEPT) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= STATEMENTS_KEPT) this.#kept.delete(oldest);
    this.#kept.set(sql, statement);
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** Reads at once: what it asks lies in the file or in memory, and nobody who writes stands in its way. */
export class Reader {
  readonly #native: Libsql.Database;
  readonly #prepared = new Prepared<Libsql.Statement>();

  constructor(file: string) {
    this.#native = new Libsql(file);
    for (const setting of SETTINGS) this.#native.prepare(setting).all([]);
  }

  all(sql: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.#prepared.get(sql) ?? this.#prepare(sql);
    return statement.all(parameters.map(stored));
  }

  /** What was prepared before may name columns that have changed. */
  forget(): void {
    this.#prepared.clear();
  }

  close(): void {
    this.forget();
    this.#native.close();
  }

  #prepare(sql: string): Libsql.Statement {
    const statement = this.#native.prepare(sql);
    this.#prepared.keep(sql, statement);
    return statement;
  }
}

/** As much of libsql's other half as is used here: its types say less than it does. */
interface Aside {
  readonly open: boolean;
  readonly inTransaction?: boolean;
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<AsideStatement>;
  close(): void;
}

interface AsideStatement {
  readonly reader: boolean;
  all(parameters: readonly Stored[]): Promise<unknown[]>;
  run(parameters: readonly Stored[]): { readonly changes: number; readonly lastInsertRowid: number | bigint };
}

/** Writes. Whatever waits for the disk does so in a thread of libsql's, while this one goes on. */
export class Writer {
  readonly #native: Aside;
  readonly #prepared = new Prepared<AsideStatement>();

  constructor(file: string) {
    this.#native = new LibsqlAside(file, {});
  }

  get inTransaction(): boolean {
    return this.#native.inTransaction === true;
  }

  async open(): Promise<void> {
    for (const setting of SETTINGS) await this.ask(setting, []);
  }

  async exec(sql: string): Promise<void> {
    await this.#native.exec(sql);
  }

  async ask(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const values = parameters.map(stored);
    const statement = this.#prepared.get(sql) ?? (await this.#prepare(sql));
    if (statement.reader) return { rows: await statement.all(values) };
    const { changes, lastInsertRowid } = statement.run(values);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  async close(): Promise<void> {
    if (!this.#native.open) return;
    // libsql lets go of the file only when its statements are collected; until then all of it should be in one place.
    await this.ask('pragma wal_checkpoint(truncate)', []);
    this.forget();
    this.#native.close();
  }

  forget(): void {
    this.#prepared.clear();
  }

  async #prepare(sql: string): Promise<AsideStatement> {
    const statement = await this.#native.prepare(sql);
    this.#prepared.keep(sql, statement);
    return statement;
  }
}

/**
 * Brings home what was written to the log beside the file, in a thread and by a connection of its own: SQLite would have one
 * commit in a hundred do that for all, and everybody would wait for it. Who writes goes on meanwhile.
 */
export class Sweeper {
  readonly #native: Aside;
  #commits = 0;
  #sweeping: Promise<void> | null = null;

  constructor(file: string) {
    this.#native = new LibsqlAside(file, {});
  }

  committed(): void {
    if (++this.#commits < COMMITS_A_SWEEP || this.#sweeping !== null) return;
    this.#commits = 0;
    this.#sweeping = this.#sweep();
  }

  async close(): Promise<void> {
    await this.#sweeping;
    this.#native.close();
  }

  async #sweep(): Promise<void> {
    try {
      await this.#native.exec('pragma wal_checkpoint(passive)');
    } catch {
      // What stays is brought home later; whether the disk is well is told to those who write.
    }
    this.#sweeping = null;
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** What the locks of a file are held for: as the one server, or as the one who replaces everything. */
export type Holding = 'serving' | 'replacing';

/** Of two who hold, SQLite refuses the second; whoever only reads passes the first kind, and not the second. */
const HOLD: Readonly<Record<Holding, string>> = { serving: 'begin immediate', replacing: 'begin exclusive' };

/**
 * Holds a file of locks beside a database, or says what another holds it for. The system lets go of it when the process
 * ends, however it ends.
 */
export function heldFile(path: string, how: Holding): (() => void) | Holding {
  const native = new Libsql(path);
  try {
    native.prepare('pragma busy_timeout = 0').all([]);
    native.exec(HOLD[how]);
  } catch (error) {
    const holder = isBusy(error) ? holderOf(native) : null;
    native.close();
    if (holder === null) throw error;
    return holder;
  }
  return () => {
    native.exec('rollback');
    native.close();
  };
}

function holderOf(native: Libsql.Database): Holding {
  try {
    native.prepare('select count(*) from sqlite_schema').all([]);
    return 'serving';
  } catch (error) {
    if (isBusy(error)) return 'replacing';
    throw error;
  }
}
