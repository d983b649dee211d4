import { type CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** A connection keeps the plans of so many questions; PostgreSQL holds them in its memory. */
const MOST_KEPT = 400;
/** Lists come in every length, each of which would be a question of its own. */
const MOST_VALUES = 16;
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** PostgreSQL reads and plans what is asked again and again once for each connection, instead of each time. */
export class PreparingDriver extends PostgresDriver {
  readonly #pool: Pool;
  /** By their text, for all connections. */
  readonly #names = new Map<string, string>();

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new Asking(await this.#pool.connect(), (query) => this.#nameOf(query));
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof Asking) connection.release();
    return Promise.resolve();
  }

  /** Undefined for what is asked as it stands. */
  #nameOf({ sql, parameters }: CompiledQuery): string | undefined {
    if (parameters.length === 0 || parameters.length > MOST_VALUES) return undefined;
    // Another version may add a column meanwhile; PostgreSQL refuses a plan that would answer with more than it promised.
    if (sql.includes('*')) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MOST_KEPT) return known;
    const name = `asked-${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}

/** A connection for as long as somebody has it. */
class Asking implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #nameOf: (query: CompiledQuery) => string | undefined;

  constructor(client: PoolClient, nameOf: (query: CompiledQuery) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#nameOf(query);
    const asked = { text: query.sql, values: [...query.parameters], ...(name === undefined ? {} : { name }) };
    const { command, rowCount, rows } = await this.#client.query<Row & QueryResultRow>(asked);
    return CHANGES.has(command) && rowCount !== null ? { rows, numAffectedRows: BigInt(rowCount) } : { rows };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('large tables are read by a cursor of their own');
  }

  release(): void {
    this.#client.release();
  }
}
