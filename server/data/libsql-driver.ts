import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import Libsql from 'libsql';
import { stored } from './values.ts';

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

/**
 * SQLite in one file, through one connection. This is the only file that speaks to libsql, because libsql wants care:
 * every value passes `stored`, is handed over in an array, and no statement is ever left half read.
 */
class GuardedFile implements SqliteDatabase {
  readonly #native: Libsql.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(file: string) {
    this.#native = new Libsql(file);
    this.#native.prepare(`pragma busy_timeout = ${BUSY_MS}`).all([]);
    this.#native.prepare('pragma journal_mode = wal').all([]);
    // Acknowledged means durable: every commit waits for the disk.
    this.#native.prepare('pragma synchronous = full').all([]);
    this.#native.prepare('pragma foreign_keys = on').all([]);
    // From here on it is waited by those who can do something else meanwhile: SQLite would hold up the whole process.
    this.#native.prepare('pragma busy_timeout = 0').all([]);
  }

  get inTransaction(): boolean {
    return this.#native.inTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const kept = this.#statements.get(sql);
    if (kept !== undefined) return kept;
    const statement = guarded(this.#native.prepare(sql));
    if (/^\s*(?:create|alter|drop)\b/i.test(sql)) {
      // What was prepared before may name columns that are about to change.
      this.#statements.clear();
      return statement;
    }
    if (sql.length > LONGEST_KEPT) return statement;
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size >= STATEMENTS_KEPT) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    if (!this.#native.open) return;
    // libsql lets go of the file only when its statements are collected; until then all of it should be in one place.
    this.#native.prepare('pragma wal_checkpoint(truncate)').all([]);
    this.#statements.clear();
    this.#native.close();
  }
}

function guarded(native: Libsql.Statement): SqliteStatement {
  const { reader } = native;
  const all = (parameters: readonly unknown[]): unknown[] => native.all(parameters.map(stored));
  return {
    reader,
    all,
    run: (parameters) => native.run(parameters.map(stored)),
    iterate: (parameters) => all(parameters).values(),
  };
}

class TurnsTooLongError extends Error {
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('the database was busy for too long; inside a transaction, only its own queries may be awaited');
  }
}

/** The one connection, on which a lock of another process is waited for without holding up the rest of this one. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #file: GuardedFile;
  #gaveUpAt = Number.NEGATIVE_INFINITY;

  constructor(connection: DatabaseConnection, file: GuardedFile) {
    this.#connection = connection;
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let waited = 0; ; waited += BUSY_AGAIN_MS) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        // Whoever has begun to write has the lock already.
        if (this.#file.inTransaction || !isBusy(error)) throw error;
        if (waited >= BUSY_MS || performance.now() - this.#gaveUpAt < BUSY_FOR_ALL_MS) {
          this.#gaveUpAt = performance.now();
          throw error;
        }
      }
      await delay(BUSY_AGAIN_MS);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** Who may use the one connection: one after the other, in the order in which they came. */
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

class LibsqlDriver extends SqliteDriver {
  readonly #file: GuardedFile;
  readonly #turns = new Turns();
  #patient: PatientConnection | null = null;

  constructor(file: GuardedFile) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    const connection = await super.acquireConnection();
    this.#patient ??= new PatientConnection(connection, this.#file);
    return this.#patient;
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#turns.pass();
  }

  /** A transaction that reads first and writes later would be refused at once if another process wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk ends the transaction by itself; to roll it back again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely does not count on it, but SQLite rolls back tables that are made and changed like anything else. */
class LibsqlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** `:memory:` is a database that is gone with the process. Throws when the file cannot be opened or is none of SQLite's. */
export function libsqlDialect(path: string): Dialect {
  const file = new GuardedFile(path);
  return {
    createAdapter: () => new LibsqlAdapter(),
    createDriver: () => new LibsqlDriver(file),
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
