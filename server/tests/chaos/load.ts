import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '@roundhouse/host';
import { clone, pick, type Rng, rngFrom, type Seat } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { Games } from '../../play/games.ts';
import { begun, Client, NotGranted } from '../support/client.ts';
import { Account, type Wish } from './account.ts';
import type { Audited } from './audit.ts';

/** What a table is opened with. */
export interface Setting {
  readonly game: string;
  readonly options: unknown;
  readonly people: number;
  readonly bots: readonly string[];
  /** Whether its players have clocks; with more time than any run takes. */
  readonly clock: boolean;
}

const LONGEST_PLAN = 3;
const POLL_MS = 20;

const games = new Games([], (error) => {
  throw error;
});

/** A submission that was sent, as often as it takes until it is known what became of it. */
interface Pending {
  readonly seat: Seat;
  readonly key: string;
  readonly path: string;
  readonly body: object;
}

/** The people of one table, who play match after match there and write down what they were told. */
export class TablePlayers {
  readonly #setting: Setting;
  readonly #rng: Rng;
  readonly #people: readonly Client[];
  readonly #begun: Audited[] = [];
  #table: Audited | null = null;
  #pending: Pending | null = null;
  #keys = 0;
  /** So many were answered: what was sent, and what was asked for. */
  answers = 0;

  private constructor(setting: Setting, people: readonly Client[], seed: string) {
    this.#setting = setting;
    this.#people = people;
    this.#rng = rngFrom(seed);
  }

  static async at(address: string, setting: Setting, seed: string): Promise<TablePlayers> {
    const names = Array.from({ length: setting.people }, (_, seat) => `Player ${seat}`);
    return new TablePlayers(setting, await Promise.all(names.map((name) => Client.named(address, name))), seed);
  }

  /** Every table that they know to have begun. */
  get tables(): readonly Audited[] {
    return this.#begun;
  }

  /** Plays until it is told to stop; `addresses`: of the servers that run just now. */
  async play(addresses: () => readonly string[], stopped: () => boolean): Promise<void> {
    this.#moveTo(addresses());
    while (!stopped()) {
      try {
        await this.#step();
      } catch (error) {
        if (!isGone(error)) throw error;
        const left = addresses();
        if (left.length === 0) return;
        this.#moveTo(left);
        await delay(POLL_MS);
      }
    }
  }

  /** What is still unknown is found out, now that the servers are well. */
  async settle(addresses: readonly string[]): Promise<void> {
    this.#moveTo(addresses);
    if (this.#pending !== null) await this.#deliver(this.#pending);
  }

  #moveTo(addresses: readonly string[]): void {
    for (const client of this.#people) if (addresses.length > 0) client.moveTo(pick(addresses, this.#rng));
  }

  async #step(): Promise<void> {
    if (this.#pending !== null) {
      await this.#deliver(this.#pending);
      return;
    }
    this.#table ??= await this.#begin();
    const { id } = this.#table;
    let isWaitedFor = false;
    for (const [seat, client] of this.#people.entries()) {
      const { seq, undos, actions } = await client.ask(ROUTES.legal, { table: id });
      if (actions.length === 0) continue;
      isWaitedFor = true;
      const first = pick(actions, this.#rng);
      const plan = this.#rng.int(3) === 0 ? await this.#plan(client, seat, first) : [first];
      const answer = await this.#send(seat, 'actions', { seq, undos, actions: plan }, { actions: plan });
      if (answer.outcome.ok && answer.update.result !== null) {
        this.#table = null;
        return;
      }
      if (!answer.outcome.ok || this.#rng.int(12) > 0) continue;
      const back = { seq: answer.update.seq, undos: answer.update.undos, to: answer.update.seq - 1 };
      await this.#send(seat, 'take-back', back, { takeBack: true });
    }
    if (isWaitedFor) return;
    const { update } = await this.#client(0).ask(ROUTES.opening, { table: id });
    if (update.result === null) await delay(POLL_MS);
    else this.#table = null;
  }

  async #begin(): Promise<Audited> {
    const { game, options, people, bots } = this.#setting;
    const clock = this.#setting.clock ? { kind: 'bank' as const, ms: 86_400_000, increment: 0 } : undefined;
    const { id } = await begun(this.#people, game, options, bots, true, clock);
    const table = { id, game, people, account: new Account() };
    this.#begun.push(table);
    return table;
  }

  /** The action and what may follow it, as far as its player can see: several that are played at once or not at all. */
  async #plan(client: Client, seat: Seat, first: unknown): Promise<readonly unknown[]> {
    if (this.#table === null) return [first];
    const { update } = await client.ask(ROUTES.opening, { table: this.#table.id });
    const { game } = await games.brain(this.#setting.game);
    const position = clone(game.content?.bind(update.view) ?? update.view);
    const plan = [first];
    try {
      while (plan.length < LONGEST_PLAN) {
        game.play(position, seat, plan.at(-1), NO_CHANCE, () => undefined);
        if (!game.waiting(position).includes(seat)) break;
        plan.push(pick(game.legal(position, seat), this.#rng));
      }
    } catch {
      // What comes after this cannot be foreseen: then the server refuses more, or takes just this much.
    }
    return plan;
  }

  async #send(seat: Seat, path: string, body: object, wish: Wish): Promise<Answer> {
    if (this.#table === null) throw new RangeError('there is no table');
    this.#keys++;
    const key = `k${this.#keys}`;
    this.#table.account.send(seat, key, wish);
    const pending = { seat, key, path: `/api/tables/${this.#table.id}/${path}`, body: { ...body, key } };
    this.#pending = pending;
    return this.#deliver(pending);
  }

  /** Now and then twice at once, as a page does that is not sure. */
  async #deliver(pending: Pending): Promise<Answer> {
    const copies = this.#rng.int(8) === 0 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: copies }, async () => this.#post(pending)));
    const [answer] = answers;
    if (answer === undefined || this.#table === null) throw new RangeError('nothing was sent');
    if (answers.some(({ outcome }) => outcome.ok !== answer.outcome.ok)) {
      throw new Error(`${pending.key} was sent twice at once, and answered in two ways`);
    }
    this.answers++;
    this.#table.account.told(pending.seat, pending.key, answer.outcome.ok ? 'played' : 'refused');
    this.#pending = null;
    return answer;
  }

  async #post({ seat, path, body }: Pending): Promise<Answer> {
    const { status, json } = await this.#client(seat).send('POST', path, body);
    if (status !== 200) throw new NotGranted(status, `${path}: ${status} ${JSON.stringify(json)}`);
    return ROUTES.submit.answer.parse(json);
  }

  #client(seat: Seat): Client {
    const client = this.#people[seat];
    if (client === undefined) throw new RangeError('nobody sits there');
    return client;
  }
}

const NO_CHANCE: Rng = {
  int() {
    throw new RangeError('chance decides');
  },
};

/** The server is gone, or its database is; not that it said no, nor a slip in here. */
export function isGone(error: unknown): boolean {
  if (error instanceof NotGranted) return error.status >= 500;
  return error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated');
}
