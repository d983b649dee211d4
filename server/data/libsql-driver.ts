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
import { BUSY_MS, isBusy, Reader, Sweeper, Writer } from './libsql.ts';

const BUSY_AGAIN_MS = 10;
/** Who has waited for it in vain need not be followed by others who do: for so long everybody is told at once. */
const BUSY_FOR_ALL_MS = 10_000;
const TURN_MS = 60_000;

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
  /** Null where everything lies in memory. */
  readonly sweeper: Sweeper | null;
  readonly turns: Turns;
  readonly patience: Patience;
}

/** Some part of the program that asks for something: it reads at once, and waits for its turn when it writes. */
class Asking implements DatabaseConnection {
  readonly #reader: Reader | null;
  readonly #writer: Writer;
  readonly #sweeper: Sweeper | null;
  readonly #turns: Turns;
  readonly #patience: Patience;
  #hasTurn = false;

  constructor({ reader, writer, sweeper, turns, patience }: Shared) {
    this.#reader = reader;
    this.#writer = writer;
    this.#sweeper = sweeper;
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
      if (sql === COMMIT) this.#sweeper?.committed();
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
      this.#sweeper?.committed();
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
    const aside = file === ':memory:' ? null : { reader: new Reader(file), sweeper: new Sweeper(file) };
    this.#shared = {
      reader: aside?.reader ?? null,
      writer: new Writer(file),
      sweeper: aside?.sweeper ?? null,
      turns: new Turns(),
      patience: new Patience(),
    };
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
    await this.#shared.sweeper?.close();
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
 * SQLite in one file; `:memory:` is a database that is gone with the process. Throws when the file cannot be opened or is
 * none of SQLite's.
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
