import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Eye, Seat } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { openDatabase } from '../../data/database.ts';
import { hashed } from '../../secrets.ts';
import { Client, type Line } from './client.ts';
import { openTestHouse } from './house.ts';
import { TestTime } from './time.ts';

const CLOCK = { kind: 'bank', ms: 3_600_000, increment: 5000 } as const;
const STEP_MS = 1000;

/** Somebody at a table, and every word that the server says to them. */
interface Ear {
  readonly eye: Eye;
  readonly client: Client;
  readonly told: string[];
  line: Line | null;
  /** So many news were written down. */
  heard: number;
}

/** A table of people with a server of its own and luck that is known, where every byte is written down. */
export class Eavesdropper {
  readonly #house: Awaited<ReturnType<typeof openTestHouse>>;
  readonly #time: TestTime;
  readonly #folder: string;
  readonly #table: string;
  readonly #ears: readonly Ear[];
  readonly #names: ReadonlyMap<string, string>;
  #keys = 0;

  private constructor(
    house: Awaited<ReturnType<typeof openTestHouse>>,
    time: TestTime,
    folder: string,
    table: string,
    ears: readonly Ear[],
    names: ReadonlyMap<string, string>,
  ) {
    this.#house = house;
    this.#time = time;
    this.#folder = folder;
    this.#table = table;
    this.#ears = ears;
    this.#names = names;
  }

  static async at(game: string, options: unknown, seats: number, seed: string): Promise<Eavesdropper> {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-secrets-'));
    const file = join(folder, 'tables.db');
    const time = new TestTime();
    const house = await openTestHouse({ database: { file }, around: { now: time.now, later: time.later } });
    const people: Client[] = [];
    for (let seat = 0; seat < seats; seat++) people.push(await Client.named(house.address, `Player ${seat}`));
    const [host, ...others] = people;
    if (host === undefined) throw new Error('a table has seats');
    const wanted = { game, options, seats, access: 'everybody', pace: 'live', watching: true, clock: CLOCK } as const;
    const { id, invite } = await host.ask(ROUTES.openTable, {}, wanted);
    for (const other of others) await other.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    await withSeed(file, id, seed);
    await host.ask(ROUTES.start, { table: id });
    const names = new Map([
      [id, '(table)'],
      [invite ?? '', '(invitation)'],
    ]);
    for (const [seat, client] of people.entries()) {
      const { person } = await client.ask(ROUTES.me, {});
      names.set(person?.id ?? '', `(person ${seat})`);
    }
    const clients: (readonly [Eye, Client])[] = [...people.entries(), ['public', new Client(house.address)]];
    const ears = clients.map(([eye, client]): Ear => ({ eye, client, told: [], line: null, heard: 0 }));
    return new Eavesdropper(house, time, folder, id, ears, names);
  }

  async act(seat: Seat, action: unknown): Promise<void> {
    const ear = this.#ear(seat);
    const { seq, undos } = await ear.client.ask(ROUTES.legal, { table: this.#table });
    this.#time.pass(STEP_MS);
    const body = { seq, undos, actions: [action], key: `key-${++this.#keys}` };
    await this.#ask(ear, 'POST', `/api/tables/${this.#table}/actions`, body);
  }

  /** From now on everybody is told the news, and what was said before is forgotten. */
  async listen(): Promise<void> {
    for (const ear of this.#ears) {
      ear.told.length = 0;
      ear.line = await ear.client.line();
      ear.line.say({ do: 'home' });
      ear.line.say({ do: 'watch', table: this.#table });
    }
    await this.#settled();
  }

  /** Everybody looks at what there is to see now; returns what each was told, and news that came before it. */
  async look(): Promise<ReadonlyMap<Eye, Glance>> {
    const glances = new Map<Eye, Glance>();
    for (const ear of this.#ears) {
      const about = `/api/tables/${this.#table}`;
      const paths = ['/api/tables', about, `${about}/match`, ...(ear.eye === 'public' ? [] : [`${about}/legal`])];
      const sight: string[] = [];
      for (const path of paths) sight.push(await this.#ask(ear, 'GET', path));
      glances.set(ear.eye, { sight: sight.join('\n'), news: 0 });
    }
    for (const [eye, news] of await this.#settled()) {
      const sight = glances.get(eye)?.sight ?? '';
      glances.set(eye, { sight, news });
    }
    return glances;
  }

  /** Everything that can be asked of a running match, and much that is refused. */
  async askForAll(): Promise<void> {
    for (const ear of this.#ears) {
      const about = `/api/tables/${this.#table}`;
      const { update } = await ear.client.ask(ROUTES.opening, { table: this.#table });
      const { seq, undos } = update;
      const moments = Array.from({ length: seq + 1 }, (_, moment) => moment).join(',');
      for (const path of ['views?moments=' + moments, `views?moments=${seq + 1}`, 'record', 'chat', 'notes']) {
        await this.#ask(ear, 'GET', `${about}/${path}`);
      }
      const wrong = [
        ['actions', { seq, undos, actions: [{ type: 'nonsense' }], key: 'wrong-1' }],
        ['actions', { seq: seq + 1, undos, actions: [{ type: 'nonsense' }], key: 'wrong-2' }],
        ['take-back', { seq, undos, to: 0, key: 'wrong-3' }],
        ['take-back/answer', { agree: true }],
      ] as const;
      for (const [path, body] of wrong) await this.#ask(ear, 'POST', `${about}/${path}`, body);
    }
    await this.#settled();
  }

  /** Every byte that was told to an eye, with other names for what is different in every match. */
  told(eye: Eye): readonly string[] {
    return this.#ear(eye).told;
  }

  async close(): Promise<void> {
    for (const { line } of this.#ears) line?.close();
    await this.#house.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #ear(eye: Eye): Ear {
    const ear = this.#ears.find((one) => one.eye === eye);
    if (ear === undefined) throw new Error(`nobody sits on ${eye}`);
    return ear;
  }

  async #ask(ear: Ear, method: string, path: string, body?: unknown): Promise<string> {
    const { status, json } = await ear.client.send(method, path, body);
    const said = this.#renamed(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    ear.told.push(said);
    return said;
  }

  /** All news that is on its way has come: how much there was for each eye. */
  async #settled(): Promise<ReadonlyMap<Eye, number>> {
    const counts = new Map<Eye, number>();
    for (const ear of this.#ears) {
      const { line } = ear;
      if (line === null) continue;
      line.say({ do: 'ping' });
      await line.until((_news, index) => index >= ear.heard && _news.news === 'pong');
      const fresh = line.heard.slice(ear.heard).filter(({ news }) => news !== 'pong');
      ear.heard = line.heard.length;
      ear.told.push(...fresh.map((news) => this.#renamed(JSON.stringify(news))));
      counts.set(ear.eye, fresh.length);
    }
    return counts;
  }

  #renamed(text: string): string {
    let renamed = text;
    for (const [id, name] of this.#names) renamed = renamed.replaceAll(id, name);
    return renamed;
  }
}

export interface Glance {
  readonly sight: string;
  readonly news: number;
}

/** The luck of a table that has not begun. */
async function withSeed(file: string, id: string, seed: string): Promise<void> {
  const data = await openDatabase({ file });
  await data.db
    .updateTable('tables')
    .set({ seed, seed_hash: hashed(seed) })
    .where('id', '=', id)
    .execute();
  await data.close();
}
