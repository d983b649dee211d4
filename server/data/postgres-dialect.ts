import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Client, Pool, TypeOverrides } from 'pg';
import { PreparingDriver } from './postgres-driver.ts';
import { stored } from './values.ts';

/** Of PostgreSQL's own numbers for its types: a whole number of 64 bits, which pg would hand out as text. */
const INT8 = 20;

/** No query of ours takes a second; one that takes this long waits for a lock that nobody will give back. */
const WORKING = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Nothing to hurry it: a migration may take long, and may wait for that of another process. */
const MIGRATING = { max: 1, connectionTimeoutMillis: 10_000 };

class GuardedCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(stored(parameter));
  }
}

export function postgresDialect(url: string, purpose: 'working' | 'migrating'): Dialect {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, wholeNumber);
  const pool = new Pool({
    connectionString: url,
    application_name: 'roundhouse',
    keepAlive: true,
    types,
    ...(purpose === 'working' ? WORKING : MIGRATING),
  });
  // A connection that is lost says so in the query that wanted it; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PreparingDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new GuardedCompiler(),
  };
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`PostgreSQL gave ${text}, which is too large a number`);
  return number;
}

/** The address without its password, for people to read; null when it is no address. */
export function readableAddress(url: string): string | null {
  try {
    const { host, port, database } = new Client({ connectionString: url });
    return host.startsWith('/') ? `${host} (database ${database})` : `${host}:${port} (database ${database})`;
  } catch {
    return null;
  }
}
