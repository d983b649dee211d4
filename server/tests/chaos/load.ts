import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome, Submission, TakeBack, Update } from '@roundhouse/host';
import { clone, pick, type Rng, rngFrom, type Seat } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { Games } from '../../play/games.ts';
import { begun, Client, LineCut, NotGranted } from '../support/client.ts';
import { Account, type Wish } from './account.ts';
import type { Audited } from './audit.ts';
import { PlayersLine } from './players-line.ts';

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
  readonly table: string;
  readonly key: string;
  readonly asked: Submission | TakeBack;
}

/** Null where it came on a line: what was missed has to be asked for then. */
interface Told {
  readonly outcome: Outcome;
  readonly update: Update | null;
}

/** The people of one table, who play match after match there and write down what they were told. */
export class TablePlayers {
  readonly #setting: Setting;
  readonly #rng: Rng;
  readonly #people: readonly Client[];
  /** Every second of them plays on a line, the others by requests. */
  readonly #lines: ReadonlyMap<Seat, PlayersLine>;
  readonly #begun: Audited[] = [];
  #table: Audited | null = null;
  #pending: Pending | null = null;
  #keys = 0;
  /** So many were answered: what was sent, and what was asked for. */
  answers = 0;
  /** So many were accepted on a line. */
  onLines = 0;

  private constructor(setting: Setting, people: readonly Client[], seed: string) {
    this.#setting = setting;
    this.#people = people;
    this.#rng = rngFrom(seed);
    this.#lines = new Map(
      people.flatMap((client, seat) => (seat % 2 === 0 ? [] : [[seat, new PlayersLine(client)] as const])),
    );
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
    this.#hangUp();
  }

  #hangUp(): void {
    for (const line of this.#lines.values()) line.hangUp();
  }

  #moveTo(addresses: readonly string[]): void {
    this.#hangUp();
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
      const told = await this.#send(seat, { seq, undos, actions: plan }, { actions: plan });
      if (!told.outcome.ok) continue;
      const update = told.update ?? (await client.ask(ROUTES.opening, { table: id })).update;
      if (update.result !== null) {
        this.#table = null;
        return;
      }
      if (this.#rng.int(12) > 0) continue;
      const back = { seq: update.seq, undos: update.undos, to: update.seq - 1 };
      await this.#send(seat, back, { takeBack: true });
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

  async #send(seat: Seat, wanted: Omit<Submission, 'key'> | Omit<TakeBack, 'key'>, wish: Wish): Promise<Told> {
    if (this.#table === null) throw new RangeError('there is no table');
    this.#keys++;
    const key = `k${this.#keys}`;
    this.#table.account.send(seat, key, wish);
    const pending = { seat, table: this.#table.id, key, asked: { ...wanted, key } };
    this.#pending = pending;
    return this.#deliver(pending);
  }

  /** Now and then twice at once, as a page does that is not sure: where it plays on a line, once in each way. */
  async #deliver(pending: Pending): Promise<Told> {
    const { seat, asked } = pending;
    const line = 'actions' in asked ? this.#lines.get(seat) : undefined;
    const sent = [line === undefined ? this.#post(pending) : this.#say(pending, line)];
    if (this.#rng.int(8) === 0) sent.push(this.#post(pending));
    const all = await Promise.all(sent);
    const [told] = all;
    if (told === undefined || this.#table === null) throw new RangeError('nothing was sent');
    if (all.some(({ outcome }) => outcome.ok !== told.outcome.ok)) {
      throw new Error(`${pending.key} was sent twice at once, and answered in two ways`);
    }
    this.answers++;
    if (line !== undefined && told.outcome.ok) this.onLines++;
    this.#table.account.told(seat, pending.key, told.outcome.ok ? 'played' : 'refused');
    this.#pending = null;
    return told;
  }

  async #say({ table, asked }: Pending, line: PlayersLine): Promise<Told> {
    if (!('actions' in asked)) throw new TypeError('nothing is taken back on a line');
    return { outcome: await line.submit(table, asked), update: null };
  }

  async #post({ seat, table, asked }: Pending): Promise<Told> {
    const client = this.#client(seat);
    return 'actions' in asked
      ? client.ask(ROUTES.submit, { table }, asked)
      : client.ask(ROUTES.takeBack, { table }, asked);
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
  if (error instanceof LineCut) return true;
  return error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated');
}
