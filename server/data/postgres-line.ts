import { Client } from 'pg';

interface Ends {
  /** Shown among the connections of the database. */
  readonly name: string;
  readonly channel: string;
  /** `sender`: the number of the connection that said it. */
  readonly heard: (text: string, sender: number) => void;
  /** The connection is gone, and this line with it. */
  readonly down: () => void;
}

type Row = Readonly<Record<string, unknown>>;

const PATIENCE_MS = 10_000;

/** One connection of its own to PostgreSQL, which listens, and may be asked something meanwhile. */
export class PostgresLine {
  readonly #client: Client;
  /** A connection is asked one thing after the other. */
  #asking: Promise<unknown> = Promise.resolve();
  #isUp = false;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Rejects when PostgreSQL cannot be reached. */
  static async open(url: string, { name, channel, heard, down }: Ends): Promise<PostgresLine> {
    const client = new Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      // Nothing that is said here must be there after a power cut, so nobody waits for the disk to say it.
      options: '-c synchronous_commit=off',
    });
    const line = new PostgresLine(client);
    const lost = (): void => {
      if (!line.#isUp) return;
      line.#isUp = false;
      down();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '', processId }) => heard(payload, processId));
    try {
      await client.connect();
      await line.ask(`listen ${channel}`);
    } catch (error) {
      await line.close().catch(() => undefined);
      throw error;
    }
    line.#isUp = true;
    return line;
  }

  async ask(question: string, values: readonly string[] = []): Promise<readonly Row[]> {
    const answer = this.#asking.then(async () => this.#client.query<Record<string, unknown>>(question, [...values]));
    this.#asking = answer.catch(() => undefined);
    const { rows } = await answer;
    return rows;
  }

  async close(): Promise<void> {
    this.#isUp = false;
    await this.#client.end();
  }
}
