/** What keeps a database from doing what is asked of it, whatever that is: it is out of reach or busy, or its disk is full. */
export type Trouble = 'gone' | 'full';

const FULL = /^(?:SQLITE_FULL|53100)$/;

/** SQLite's words for a file that another process holds or that cannot be read, and PostgreSQL's for one that ends or is too busy. */
const GONE =
  /^(?:SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL)\w*|08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0\d|57014|55P03|25P03)$/;

/** The network's, of a connection that could not be made or broke. */
const CONNECTION = /^(?:ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const ON_THE_WAY = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo']);

/** PostgreSQL's client has no codes of its own. */
const CLIENTS_WORDS =
  /^(?:Connection terminated|Connection ended|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Null for an error that is about what was asked, or has nothing to do with a database. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  // An address that is tried in several ways fails in several ways.
  if (error instanceof AggregateError) return error.errors.map(troubleOf).find((one) => one !== null) ?? null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (FULL.test(code)) return 'full';
  if (GONE.test(code)) return 'gone';
  const broke = CONNECTION.test(code) && 'syscall' in error && ON_THE_WAY.has(error.syscall);
  return broke || CLIENTS_WORDS.test(error.message) ? 'gone' : null;
}
