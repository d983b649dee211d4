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
import { type Turn, Turns } from './turns.ts';

const BUSY_AGAIN_MS = 10;
/** Who has waited for it in vain need not be followed by others who do: for so long everybody is told at once. */
const BUSY_FOR_ALL_MS = 10_000;

/** Waits for a lock of another process, and does not hold up the rest of this one. */
class Patience {
  #gaveUpAt = Number.NEGATIVE_INFINITY;

  async until<T>(ask: () => T | Promise<T>): Promise<T> {
    for (let waited = 0; ; waited += BUSY_AGAIN_MS) {
      try {
        return await ask();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (waited >= BUSY_MS || performance.now() - this.#gaveUpAt < BUSY_FOR_ALL_MS) {
          this.#gaveUpAt = performance.now();
          throw error;
        }
      }
      await delay(BUSY_AGAIN_MS);
    }
  }
}

const ALTERS = /^\s*(?:create|alter|drop)\b/i;

const CHANGE_ROWS: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Each transaction of this program, as a part of the database's own. */
const MARK = 'savepoint turn';
const KEEP = 'release turn';
const UNDO = 'rollback to turn';
/** Asked like any other question, so that whoever counts those counts how long it takes; the database itself is asked to commit for all. */
const COMMIT_TURN = 'commit turn';

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
  #turn: Turn | null = null;

  constructor({ reader, writer, turns, patience }: Shared) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
    this.#patience = patience;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>>;
  async executeQuery({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<unknown>> {
    if (sql === COMMIT_TURN) return this.#commit();
    const { kind } = query;
    const reader = this.#reader;
    if (this.#turn === null && reader !== null && kind === 'SelectQueryNode') {
      return this.#patience.until(() => ({ rows: reader.all(sql, parameters) }));
    }
    if (this.#turn === null && CHANGE_ROWS.has(kind)) return this.#single(sql, parameters);
    this.#turn ??= await this.#turns.take('alone');
    if (ALTERS.test(sql)) {
      this.#reader?.forget();
      this.#writer.forget();
    }
    return this.#written(sql, parameters);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('whatever is asked here is answered at once');
  }

  async begin(): Promise<void> {
    this.#turn = await this.#turns.take('together');
    await this.#written(MARK, []);
  }

  /** A full disk ends the transaction by itself; to roll it back again would hide why. */
  async rollBack(): Promise<void> {
    if (this.#turn === null) return;
    if (this.#writer.inTransaction) {
      await this.#writer.ask(UNDO, []);
      await this.#writer.ask(KEEP, []);
    }
    await this.#endUndone();
  }

  async release(): Promise<void> {
    await this.#endUndone();
  }

  async #commit(): Promise<QueryResult<unknown>> {
    await this.#written(KEEP, []);
    await this.#end();
    return { rows: [] };
  }

  /** One change is a transaction by itself. */
  async #single(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    this.#turn = await this.#turns.take('together');
    try {
      const done = await this.#written(sql, parameters);
      await this.#end();
      return done;
    } catch (error) {
      await this.#endUndone();
      throw error;
    }
  }

  async #written(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    try {
      // Whoever is in a transaction has the lock already.
      if (this.#writer.inTransaction) return await this.#writer.ask(sql, parameters);
      return await this.#patience.until(() => this.#writer.ask(sql, parameters));
    } catch (error) {
      if (!this.#writer.inTransaction) this.#turns.lost(error);
      throw error;
    }
  }

  async #end(): Promise<void> {
    const turn = this.#turn;
    this.#turn = null;
    await turn?.end();
  }

  /** Whoever was refused because of what another has written hears so when that is safe, and not before. */
  async #endUndone(): Promise<void> {
    await this.#end().catch(() => undefined);
  }
}

class LibsqlDriver implements Driver {
  readonly #shared: Shared;
  /** Null where everything lies in memory. */
  readonly #sweeper: Sweeper | null;

  /** Throws when the file cannot be opened or is none of SQLite's. */
  constructor(file: string) {
    // What lies in memory alone belongs to one connection.
    const aside = file === ':memory:' ? null : { reader: new Reader(file), sweeper: new Sweeper(file) };
    const writer = new Writer(file);
    const patience = new Patience();
    const turns = new Turns({
      get inTransaction() {
        return writer.inTransaction;
      },
      // A transaction that reads first and writes later would be refused at once if another process wrote in between.
      begin: async () => {
        await patience.until(() => writer.ask('begin immediate', []));
      },
      commit: async () => {
        await writer.exec('commit');
        aside?.sweeper.committed();
      },
      rollBack: () => writer.exec('rollback'),
    });
    this.#sweeper = aside?.sweeper ?? null;
    this.#shared = { reader: aside?.reader ?? null, writer, turns, patience };
  }

  async init(): Promise<void> {
    await this.#shared.writer.open();
  }

  acquireConnection(): Promise<Asking> {
    return Promise.resolve(new Asking(this.#shared));
  }

  async beginTransaction(asking: Asking): Promise<void> {
    await asking.begin();
  }

  async commitTransaction(asking: DatabaseConnection): Promise<void> {
    await asking.executeQuery(CompiledQuery.raw(COMMIT_TURN));
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

  async releaseConnection(asking: Asking): Promise<void> {
    await asking.release();
  }

  async destroy(): Promise<void> {
    this.#shared.reader?.close();
    await this.#sweeper?.close();
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
