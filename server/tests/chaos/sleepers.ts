import { type Rng, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { type DatabasePlace, openAsItIs } from '../../data/database.ts';
import { begun, Client } from '../support/client.ts';
import type { Receiver } from '../support/receiver.ts';
import { isGone } from './load.ts';

const GAME = 'kings-of-air-and-steam';
/** Whoever was to be told is told within this time, when nothing is killed any more. */
const SOON_MS = 120_000;

/**
 * People who are waited for and never play: each of them is to be told so, once for every table, by a message to this
 * machine. A server that is killed may take a message with it; to send one twice it may not.
 */
export class Sleepers {
  readonly #receiver: Receiver;
  readonly #people: readonly Client[];
  readonly #rng: Rng = rngFrom('sleepers');
  readonly #tables: string[] = [];
  /** How many of them were waited for. */
  expected = 0;

  private constructor(receiver: Receiver, people: readonly Client[]) {
    this.#receiver = receiver;
    this.#people = people;
  }

  static async at(address: string, receiver: Receiver): Promise<Sleepers> {
    const people = await Promise.all(
      ['Rip', 'Winkle'].map(async (name) => {
        const client = await Client.named(address, name);
        const webhook = receiver.at('hook.example', `/${name}`);
        await client.ask(ROUTES.chooseTelling, {}, { webhook, mail: false, quiet: null });
        return client;
      }),
    );
    return new Sleepers(receiver, people);
  }

  /** Sits down at one table more, unless the server is gone before that is done. */
  async sitDown(addresses: readonly string[]): Promise<void> {
    const address = addresses[this.#rng.int(Math.max(1, addresses.length))];
    if (address === undefined) return;
    for (const client of this.#people) client.moveTo(address);
    try {
      const { id, waiting } = await begun(this.#people, GAME, {});
      this.#tables.push(id);
      this.expected += waiting.length;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  get received(): number {
    return new Set(this.#messages()).size;
  }

  problems(): readonly string[] {
    const times = new Map<string, number>();
    for (const message of this.#messages()) times.set(message, (times.get(message) ?? 0) + 1);
    return [...times].flatMap(([message, count]) => (count > 1 ? [`${message} was told ${count} times`] : []));
  }

  /** Resolves to what is wrong when nobody is left who is still to be told: every message is marked before it goes out. */
  async settle(place: DatabasePlace, now: () => number): Promise<readonly string[]> {
    const data = await openAsItIs(place);
    try {
      const until = now() + SOON_MS;
      for (;;) {
        const told = await data.db
          .selectFrom('alarms')
          .select('id')
          .where('kind', '=', 'told')
          .where('about', 'in', ['', ...this.#tables])
          .execute();
        if (told.length === this.expected) return this.problems();
        if (now() > until) {
          return [...this.problems(), `${this.expected - told.length} messages are due, and nobody sends them`];
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    } finally {
      await data.close();
    }
  }

  #messages(): readonly string[] {
    return this.#receiver.received.map(({ path, body }) => `${path} ${body.toString('utf8')}`);
  }
}
