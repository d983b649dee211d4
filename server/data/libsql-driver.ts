import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Libsql from 'libsql';
import LibsqlAside from 'libsql/promise';
import { type Stored, stored } from './values.ts';

/** How long a lock of another process (a backup, a server that is just ending) is waited for. */
const BUSY_MS = 2000;
const BUSY_AGAIN_MS = 10;
/** Who has waited for it in vain need not be followed by others who do: for so long everybody is told at once. */
const BUSY_FOR_ALL_MS = 10_000;
/** Preparing a statement takes five times as long as running it. */
const STATEMENTS_KEPT = 300;
/** Longer ones write many rows at once, hardly ever the same number: to keep them would drive out the others. */
const LONGEST_KEPT = 2000;
const TURN_MS = 60_000;

const SETTINGS = [
  `pragma busy_timeout = ${BUSY_MS}`,
  'pragma journal_mode = wal',
  // Acknowledged means durable: every commit waits for the disk.
  'pragma synchronous = full',
  'pragma foreign_keys = on',
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
class Reader {
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
class Writer {
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

class TurnsTooLongError extends Error {
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('the database was busy for too long; inside a transaction, only its own queries may be awaited');
  }
}

/** Waits for a lock of another process, and does not hold up the rest of this one. */
class Patience {
  #gaveUpAt = Number.NEGATIVE_INFINITY;

  async until<T>(ask: () => Promise<T>, hasLock: () => boolean): Promise<T> {
    for (let waited = 0; ; waited += BUSY_AGAIN_MS) {
      try {
        return await ask();
      } catch (error) {
        // Whoever has begun to write has the lock already.
        if (hasLock() || !isBusy(error)) throw error;
        if (waited >= BUSY_MS || performance.now() - this.#gaveUpAt < BUSY_FOR_ALL_MS) {
          this.#gaveUpAt = performance.now();
          throw error;
        }
      }
      await delay(BUSY_AGAIN_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** Who may write: one after the other, in the order in which they came. */
class Turns {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new TurnsTooLongError());
      }, TURN_MS);
      this.#waiting.push(begin);
    });
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }
}

const ALTERS = /^\s*(?:create|alter|drop)\b/i;

/** What waits: for others who write, or for the disk. */
const BEGIN = 'begin immediate';
const COMMIT = 'commit';
const WAITS = new Set([BEGIN, COMMIT]);

/** What all who ask share. */
interface Shared {
  /** Null where there is but one connection. */
  readonly reader: Reader | null;
  readonly writer: Writer;
  readonly turns: Turns;
  readonly patience: Patience;
}

/** Some part of the program that asks for something: it reads at once, and waits for its turn when it writes. */
class Asking implements DatabaseConnection {
  readonly #reader: Reader | null;
  readonly #writer: Writer;
  readonly #turns: Turns;
  readonly #patience: Patience;
  #hasTurn = false;

  constructor({ reader, writer, turns, patience }: Shared) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
    this.#patience = patience;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>>;
  async executeQuery(compiled: CompiledQuery): Promise<QueryResult<unknown>> {
    return this.#patience.until(
      async () => this.#asked(compiled),
      () => this.#hasTurn && this.#writer.inTransaction,
    );
  }

  async #asked({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<unknown>> {
    if (this.#reader !== null && !this.#hasTurn && query.kind === 'SelectQueryNode') {
      return { rows: this.#reader.all(sql, parameters) };
    }
    if (!this.#hasTurn) await this.#turns.take();
    this.#hasTurn = true;
    if (WAITS.has(sql)) {
      await this.#writer.exec(sql);
      return { rows: [] };
    }
    if (ALTERS.test(sql)) {
      this.#reader?.forget();
      this.#writer.forget();
    }
    const changesRows =
      query.kind === 'InsertQueryNode' || query.kind === 'UpdateQueryNode' || query.kind === 'DeleteQueryNode';
    return changesRows && !this.#writer.inTransaction
      ? this.#alone(sql, parameters)
      : this.#writer.ask(sql, parameters);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('whatever is asked here is answered at once');
  }

  /** A full disk ends the transaction by itself; to roll it back again would hide why. */
  async rollBack(): Promise<void> {
    if (this.#writer.inTransaction) await this.#writer.exec('rollback');
  }

  release(): void {
    if (this.#hasTurn) this.#turns.pass();
    this.#hasTurn = false;
  }

  /** In a transaction of its own, so that only the end of it waits for the disk, and not this thread. */
  async #alone(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    await this.#writer.exec(BEGIN);
    try {
      const done = await this.#writer.ask(sql, parameters);
      await this.#writer.exec(COMMIT);
      return done;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }
}

class LibsqlDriver implements Driver {
  readonly #shared: Shared;

  /** Throws when the file cannot be opened or is none of SQLite's. */
  constructor(file: string) {
    // What lies in memory alone belongs to one connection.
    const reader = file === ':memory:' ? null : new Reader(file);
    this.#shared = { reader, writer: new Writer(file), turns: new Turns(), patience: new Patience() };
  }

  async init(): Promise<void> {
    await this.#shared.writer.open();
  }

  acquireConnection(): Promise<Asking> {
    return Promise.resolve(new Asking(this.#shared));
  }

  /** A transaction that reads first and writes later would be refused at once if another process wrote in between. */
  async beginTransaction(asking: DatabaseConnection): Promise<void> {
    await asking.executeQuery(CompiledQuery.raw(BEGIN));
  }

  async commitTransaction(asking: DatabaseConnection): Promise<void> {
    await asking.executeQuery(CompiledQuery.raw(COMMIT));
  }

  async rollbackTransaction(asking: Asking): Promise<void> {
    await asking.rollBack();
  }

  async savepoint(asking: DatabaseConnection, name: string): Promise<void> {
    await asking.executeQuery(CompiledQuery.raw(`savepoint ${name}`));
  }

  async rollbackToSavepoint(asking: DatabaseConnection, name: string): Promise<void> {
    await asking.executeQuery(CompiledQuery.raw(`rollback to ${name}`));
  }

  async releaseSavepoint(asking: DatabaseConnection, name: string): Promise<void> {
    await asking.executeQuery(CompiledQuery.raw(`release ${name}`));
  }

  releaseConnection(asking: Asking): Promise<void> {
    asking.release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    this.#shared.reader?.close();
    await this.#shared.writer.close();
  }
}

/** Kysely does not count on it, but SQLite rolls back tables that are made and changed like anything else. */
class LibsqlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * SQLite in one file. This is the only file that speaks to libsql, because libsql wants care: every value passes `stored`,
 * is handed over in an array, and no statement is ever left half read. `:memory:` is a database that is gone with the
 * process. Throws when the file cannot be opened or is none of SQLite's.
 */
export function libsqlDialect(path: string): Dialect {
  const driver = new LibsqlDriver(path);
  return {
    createAdapter: () => new LibsqlAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Holds a file of locks beside a database, together with others or alone; null when somebody else stands in the way. The
 * system lets go of it when the process ends, however it ends.
 */
export function heldFile(path: string, how: 'together' | 'alone'): (() => void) | null {
  const native = new Libsql(path);
  try {
    native.prepare('pragma busy_timeout = 0').all([]);
    native.exec(how === 'alone' ? 'begin exclusive' : 'begin');
    native.prepare('select count(*) from sqlite_schema').all([]);
  } catch (error) {
    native.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return () => {
    native.exec('rollback');
    native.close();
  };
}
