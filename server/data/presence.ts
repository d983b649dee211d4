import { Client } from 'pg';
import { addressOf, type DatabasePlace, DatabaseProblem, openedInFolder, unreachable } from './database.ts';
import { heldFile, type Holding } from './libsql.ts';

type Leave = () => Promise<void>;

/** What is in the way of somebody, by who holds the database. */
const IN_THE_WAY: Readonly<Record<Holding, string>> = {
  serving: 'A server is running on this database: end it first.',
  replacing: 'A backup is being restored into this database: wait until that is done.',
};

/**
 * Says that a server runs on this database, until it leaves or dies. Servers share a PostgreSQL; a file is one server's own,
 * for two would not hear of each other. Throws a DatabaseProblem.
 */
export async function enter(place: DatabasePlace): Promise<Leave> {
  return present(place, 'serving');
}

/** Does something while no server runs on this database, and none can start. Throws a DatabaseProblem. */
export async function whileAlone<T>(place: DatabasePlace, work: () => Promise<T>): Promise<T> {
  const leave = await present(place, 'replacing');
  try {
    return await work();
  } finally {
    await leave();
  }
}

async function present(place: DatabasePlace, how: Holding): Promise<Leave> {
  if ('url' in place) return Seat.taken(place.url, how);
  if (place.file === ':memory:') return () => Promise.resolve();
  const held = openedInFolder(place.file, (file) => heldFile(`${file}-open`, how));
  if (typeof held === 'string') throw new DatabaseProblem(IN_THE_WAY[held]);
  return () => Promise.resolve(held());
}

/** One number for everybody who speaks of this; others may lock other numbers. */
const LOCK = 7_268_301;
const AGAIN_MS = 5000;

const TRY: Readonly<Record<Holding, string>> = {
  serving: `select pg_try_advisory_lock_shared(${LOCK}) as got`,
  replacing: `select pg_try_advisory_lock(${LOCK}) as got`,
};
/** A server meets nobody but who replaces; who replaces may meet either, and hears of servers. */
const MET: Readonly<Record<Holding, Holding>> = { serving: 'replacing', replacing: 'serving' };

/** A connection of its own that holds the lock; when it is lost, because PostgreSQL was restarted, it is made again. */
class Seat {
  readonly #url: string;
  readonly #how: Holding;
  #client: Client | null = null;
  #again: NodeJS.Timeout | null = null;
  #connecting: Promise<unknown> = Promise.resolve();
  #left = false;

  private constructor(url: string, how: Holding) {
    this.#url = url;
    this.#how = how;
  }

  static async taken(url: string, how: Holding): Promise<Leave> {
    addressOf(url);
    const seat = new Seat(url, how);
    const got = await seat.#sit().catch((error: unknown) => {
      throw unreachable(url, error);
    });
    if (!got) throw new DatabaseProblem(IN_THE_WAY[MET[how]]);
    return async () => seat.#leave();
  }

  async #sit(): Promise<boolean> {
    const client = new Client({ connectionString: this.#url, application_name: 'roundhouse', keepAlive: true });
    // The event that follows says that it has ended, too.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ got: boolean }>(TRY[this.#how]);
      if (rows[0]?.got !== true) {
        await client.end();
        return false;
      }
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    client.once('end', () => this.#lost());
    return true;
  }

  #lost(): void {
    if (this.#left) return;
    this.#client = null;
    this.#again = setTimeout(() => {
      this.#connecting = this.#sit().catch(() => this.#lost());
    }, AGAIN_MS);
    this.#again.unref();
  }

  async #leave(): Promise<void> {
    this.#left = true;
    if (this.#again !== null) clearTimeout(this.#again);
    await this.#connecting;
    await this.#client?.end();
  }
}
