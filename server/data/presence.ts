import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { addressOf, type DatabasePlace, DatabaseProblem, unreachable } from './database.ts';
import { heldFile } from './libsql.ts';

/** Servers are present together; whoever replaces everything under their feet must be alone. */
type How = 'together' | 'alone';

type Leave = () => Promise<void>;

const BUSY: Readonly<Record<How, string>> = {
  together: 'A backup is being restored into this database: start the server when that is done.',
  alone: 'A server is running on this database: end it first.',
};

/** Says that a server runs on this database, until it leaves or dies. Throws a DatabaseProblem. */
export async function enter(place: DatabasePlace): Promise<Leave> {
  return present(place, 'together');
}

/** Does something while no server runs on this database, and none can start. Throws a DatabaseProblem. */
export async function whileAlone<T>(place: DatabasePlace, work: () => Promise<T>): Promise<T> {
  const leave = await present(place, 'alone');
  try {
    return await work();
  } finally {
    await leave();
  }
}

async function present(place: DatabasePlace, how: How): Promise<Leave> {
  if ('url' in place) return Seat.taken(place.url, how);
  if (place.file === ':memory:') return () => Promise.resolve();
  mkdirSync(dirname(place.file), { recursive: true, mode: 0o700 });
  const letGo = heldFile(`${place.file}-open`, how);
  if (letGo === null) throw new DatabaseProblem(BUSY[how]);
  return () => Promise.resolve(letGo());
}

/** One number for everybody who speaks of this; others may lock other numbers. */
const LOCK = 7_268_301;
const AGAIN_MS = 5000;

const TRY: Readonly<Record<How, string>> = {
  together: `select pg_try_advisory_lock_shared(${LOCK}) as got`,
  alone: `select pg_try_advisory_lock(${LOCK}) as got`,
};

/** A connection of its own that holds the lock; when it is lost, because PostgreSQL was restarted, it is made again. */
class Seat {
  readonly #url: string;
  readonly #how: How;
  #client: Client | null = null;
  #again: NodeJS.Timeout | null = null;
  #connecting: Promise<unknown> = Promise.resolve();
  #left = false;

  private constructor(url: string, how: How) {
    this.#url = url;
    this.#how = how;
  }

  static async taken(url: string, how: How): Promise<Leave> {
    addressOf(url);
    const seat = new Seat(url, how);
    const got = await seat.#sit().catch((error: unknown) => {
      throw unreachable(url, error);
    });
    if (!got) throw new DatabaseProblem(BUSY[how]);
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
