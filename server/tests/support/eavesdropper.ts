import type { Eye, OrderValue, Seat } from '@roundhouse/kernel';
import { addressOf, type News, ROUTES } from '@roundhouse/wire';
import { type DatabasePlace, openDatabase } from '../../data/database.ts';
import { hashed } from '../../secrets.ts';
import { Client, type Line } from './client.ts';
import { openTestHouse } from './house.ts';
import { programOf } from './programs.ts';
import { TestTime } from './time.ts';

const CLOCK = { kind: 'bank', ms: 3_600_000, increment: 5000 } as const;
const STEP_MS = 1000;
const BOT_PAUSE = 600;

/** The seats, and everybody who only looks on: somebody unknown, a person, a program. */
export type Who = Eye | 'person' | 'program';

/** What is played at a table, and with what luck. */
interface Setting {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** Somebody at a table, and every word that the server says to them. */
interface Ear {
  readonly who: Who;
  readonly client: Client;
  readonly told: string[];
  line: Line | null;
  /** News without a WebSocket, as it comes in. */
  stream: { text: string; readonly end: () => void } | null;
  /** So many news were written down. */
  heard: number;
  /** So often it has played: by turns with a request and on its line. */
  submitted: number;
}

/** Whoever has not acted by then was not about to. */
const MOST_LOOKS = 200;

const STILL_THINKS = new Promise<unknown>(() => {});

/** What a bot will play, one thing after the other. */
interface Script {
  readonly actions: readonly unknown[];
  asked: number;
}

/** A table of people with a server of its own and luck that is known, where every byte is written down. */
export class Eavesdropper {
  readonly #house: Awaited<ReturnType<typeof openTestHouse>>;
  readonly #time: TestTime;
  readonly #table: string;
  readonly #invite: string;
  readonly #ears: readonly Ear[];
  /** What is different in every match, and what is written in its place. */
  readonly #names: ReadonlyMap<string, string>;
  #script: Script = { actions: [], asked: 0 };

  private constructor(
    house: Awaited<ReturnType<typeof openTestHouse>>,
    time: TestTime,
    { table, invite }: { readonly table: string; readonly invite: string },
    ears: readonly Ear[],
    names: ReadonlyMap<string, string>,
  ) {
    this.#house = house;
    this.#time = time;
    this.#table = table;
    this.#invite = invite;
    this.#ears = ears;
    this.#names = names;
  }

  /** The last seat is played by a program with a token. */
  static async at(place: DatabasePlace, { game, options, seats, seed }: Setting): Promise<Eavesdropper> {
    const time = new TestTime();
    let table: Eavesdropper | null = null;
    const think = () => ({ action: table?.nextOfBot() ?? STILL_THINKS, callOff: () => undefined });
    const around = { now: time.now, later: time.later, botPause: BOT_PAUSE, think };
    const house = await openTestHouse({ database: place, around });
    const people: Client[] = [];
    for (let seat = 0; seat < seats; seat++) people.push(await Client.named(house.address, `Player ${seat}`));
    const [host] = people;
    if (host === undefined) throw new Error('a table has seats');
    const program = await programOf(house.address, host, ['read', 'play', 'tables']);
    people[seats - 1] = program.client;
    const wanted = { game, options, seats, access: 'everybody', pace: 'live', watching: true, clock: CLOCK } as const;
    const opened = await host.ask(ROUTES.openTable, {}, wanted);
    const invite = opened.invite ?? '';
    for (const other of people.slice(1)) await other.ask(ROUTES.accept, { invite }, {});
    await withSeed(place, opened.id, seed);
    await host.ask(ROUTES.start, { table: opened.id });
    const looksOn = await Client.named(house.address, 'Looks on');
    const reader = await programOf(house.address, looksOn, ['read']);
    const clients: (readonly [Who, Client])[] = [
      ...people.entries(),
      ['public', new Client(house.address)],
      ['person', looksOn],
      ['program', reader.client],
    ];
    const ears = clients.map(
      ([who, client]): Ear => ({ who, client, told: [], line: null, stream: null, heard: 0, submitted: 0 }),
    );
    const names = new Map([
      [opened.id, '(table)'],
      [invite, '(invitation)'],
      [program.token, '(token)'],
      [reader.token, '(token)'],
      [new URL(house.address).host, '(address)'],
      [(await host.ask(ROUTES.telling, {})).pushKey, '(key)'],
    ]);
    for (const { who, client } of ears) {
      const { person } = await client.ask(ROUTES.me, {});
      if (person !== null) names.set(person.id, `(${who})`);
      const secret = client.cookie?.split('=')[1];
      if (secret !== undefined) names.set(secret, `(secret of ${who})`).set(hashed(secret).slice(0, 16), `(session)`);
    }
    table = new Eavesdropper(house, time, { table: opened.id, invite }, ears, names);
    return table;
  }

  async act(seat: Seat, action: unknown): Promise<void> {
    const ear = this.#ear(seat);
    const { seq, undos } = await ear.client.ask(ROUTES.legal, { table: this.#table });
    this.#time.pass(STEP_MS);
    await this.#submit(ear, { seq, undos, action });
  }

  /** What a seat does in secret takes no time: it could have been done before. */
  async actAside(seat: Seat, action: unknown): Promise<void> {
    const ear = this.#ear(seat);
    const { seq, undos } = await ear.client.ask(ROUTES.legal, { table: this.#table });
    await this.#submit(ear, { seq, undos, action });
  }

  /** A bot plays a seat from now on, and plays this. */
  async handOver(seat: Seat, actions: readonly unknown[]): Promise<void> {
    this.#script = { actions, asked: 0 };
    await this.#ear(seat).client.ask(ROUTES.handOver, { table: this.#table }, { bot: 'easy' });
  }

  /** Null when it has played all that it was to play. */
  nextOfBot(): Promise<unknown> | null {
    const { actions, asked } = this.#script;
    if (asked >= actions.length) return null;
    this.#script.asked++;
    return Promise.resolve(actions[asked]);
  }

  /** A bot's pause passes, and another: what is heard meanwhile is written down with its time. */
  async botPlays(owner: Seat): Promise<void> {
    const all = (await this.#seqOf(owner)) + this.#script.actions.length;
    this.#time.pass(BOT_PAUSE - 1);
    await this.#settled();
    for (const ms of [1, BOT_PAUSE]) {
      this.#time.pass(ms);
      // What begins at once was set going by what came before.
      for (let looks = 0; looks < MOST_LOOKS && (await this.#seqOf(owner)) < all; looks++) this.#time.pass(0);
      await this.#settled();
    }
  }

  /** Something that only its owner is to know of: notes, orders, whatever there is. */
  async keepToOneself(seat: Seat): Promise<number> {
    const { client } = this.#ear(seat);
    const table = this.#table;
    await client.ask(ROUTES.writeNotes, { table }, { text: 'build to Essen' });
    let given = 0;
    for (const { kind, fields } of (await client.ask(ROUTES.orders, { table })).offered) {
      const filled: Record<string, OrderValue> = {};
      for (const [name, field] of Object.entries(fields)) {
        if (field.type === 'given') filled[name] = field.value;
        else filled[name] = field.type === 'number' ? field.max : (field.choices.at(-1)?.value ?? '');
      }
      const path = addressOf(ROUTES.giveOrder.path, { table, kind });
      const { status } = await client.send('PUT', path, { filled });
      if (status === 200) given++;
    }
    return given;
  }

  /** From now on everybody is told the news, and what was said before is forgotten. */
  async listen(): Promise<void> {
    for (const ear of this.#ears) {
      ear.told.length = 0;
      ear.line = await ear.client.line();
      ear.line.say({ do: 'home' });
      // Some want to hear only what changes.
      ear.line.say({ do: 'watch', table: this.#table, brief: ear.who === 'program' || ear.who === 0 });
    }
    await this.#settled();
    const ear = this.#ear('person');
    ear.stream = await streamed(ear.client, `?table=${this.#table}&home=1`);
    while (eventsIn(ear.stream.text) < WATCHES) await tick();
  }

  /** Every eye looks at what there is to see now; returns what each was told, and news that came before it. */
  async look(): Promise<ReadonlyMap<Who, Glance>> {
    const glances = new Map<Who, Glance>();
    for (const ear of this.#ears.filter(({ who }) => typeof who === 'number' || who === 'public')) {
      const about = `/api/tables/${this.#table}`;
      const paths = [
        '/api/tables',
        about,
        `${about}/match`,
        ...(typeof ear.who === 'number' ? [`${about}/legal`] : []),
      ];
      const sight: string[] = [];
      for (const path of paths) sight.push(await this.#ask(ear, 'GET', path));
      glances.set(ear.who, { sight: sight.join('\n'), news: 0 });
    }
    for (const [who, news] of await this.#settled()) {
      const sight = glances.get(who)?.sight ?? '';
      glances.set(who, { sight, news });
    }
    return glances;
  }

  /** Everything that can be asked while a match runs, and much that is refused; all others try to play what a seat plays. */
  async askForAll(seat: Seat, played: readonly unknown[]): Promise<void> {
    const table = this.#table;
    const asked = Object.values(ROUTES).filter(({ method }) => method === 'GET');
    for (const ear of this.#ears) {
      const { seq, undos } = (await ear.client.ask(ROUTES.opening, { table })).update;
      const queries = new Map<string, readonly string[]>([
        [ROUTES.views.path, [`?moments=${Array.from({ length: seq + 1 }, (_, moment) => moment).join(',')}`]],
        [ROUTES.moment.path, [`?mine=${seq}`, `?public=${seq}`]],
      ]);
      for (const { path } of asked) {
        for (const query of queries.get(path) ?? ['']) await this.#ask(ear, 'GET', this.#filled(path) + query);
      }
      const about = `/api/tables/${table}`;
      await this.#ask(ear, 'GET', `${about}/views?moments=${seq + 1}`);
      const wrong = [
        ...(ear.who === seat ? [] : played).map(
          (action, index) => ['actions', { seq, undos, actions: [action], key: `try-${index}` }] as const,
        ),
        ['actions', { seq, undos, actions: [{ type: 'nonsense' }], key: 'wrong-1' }],
        ['actions', { seq: seq + 1, undos, actions: [{ type: 'nonsense' }], key: 'wrong-2' }],
        ['take-back', { seq, undos, to: 0, key: 'wrong-3' }],
        ['take-back/answer', { agree: true }],
        ['orders/nothing', { filled: {} }],
      ] as const;
      for (const [path, body] of wrong) await this.#ask(ear, 'POST', `${about}/${path}`, body);
    }
    const stranger = this.#ear('public');
    for (const path of [`/online/${table}`, `/join/${this.#invite}`, `/pictures/${table}.png`, '/api/openapi.json']) {
      await this.#ask(stranger, 'GET', path);
    }
    await this.#settled();
    const { told, stream, line } = this.#ear('person');
    // Whoever has no WebSocket hears the same, as soon as it has arrived.
    const news = (line?.heard ?? []).filter(({ news: what }) => what !== 'pong').length;
    while (eventsIn(stream?.text ?? '') < news) await tick();
    told.push(this.#renamed(stream?.text ?? ''));
  }

  /** Every byte that was told to somebody, with other names for what is different in every match. */
  told(who: Who): readonly string[] {
    return this.#ear(who).told;
  }

  get everybody(): readonly Who[] {
    return this.#ears.map(({ who }) => who);
  }

  async close(): Promise<void> {
    for (const { line, stream } of this.#ears) {
      line?.close();
      stream?.end();
    }
    await this.#house.close();
  }

  #ear(who: Who): Ear {
    const ear = this.#ears.find((one) => one.who === who);
    if (ear === undefined) throw new Error(`nobody is there as ${who}`);
    return ear;
  }

  async #seqOf(seat: Seat): Promise<number> {
    return (await this.#ear(seat).client.ask(ROUTES.opening, { table: this.#table })).update.seq;
  }

  async #submit(ear: Ear, { seq, undos, action }: { seq: number; undos: number; action: unknown }): Promise<void> {
    // By its own count: how often others play is not its business.
    const key = `key-${++ear.submitted}`;
    const body = { seq, undos, actions: [action], key };
    if (ear.submitted % 2 === 0 && ear.line !== null) await ear.line.submit(this.#table, body);
    else await this.#ask(ear, 'POST', `/api/tables/${this.#table}/actions`, body);
  }

  #filled(path: string): string {
    const [somebody = ''] = [...this.#names].flatMap(([id, name]) => (name === '(0)' ? [id] : []));
    const gaps: Readonly<Record<string, string>> = { table: this.#table, invite: this.#invite, person: somebody };
    return path.replaceAll(/:(\w+)/g, (_, gap: string) => gaps[gap] ?? 'nothing');
  }

  async #ask(ear: Ear, method: string, path: string, body?: unknown): Promise<string> {
    const said = this.#renamed(`${method} ${path}: ${await ear.client.everything(method, path, body)}`);
    ear.told.push(said);
    return said;
  }

  /** All news that is on its way has come: how much there was for each. */
  async #settled(): Promise<ReadonlyMap<Who, number>> {
    const counts = new Map<Who, number>();
    for (const ear of this.#ears) {
      const { line } = ear;
      if (line === null) continue;
      line.say({ do: 'ping' });
      await line.until((news, index) => index >= ear.heard && news.news === 'pong');
      const fresh = line.heard.slice(ear.heard).filter(({ news }) => news !== 'pong');
      ear.heard = line.heard.length;
      ear.told.push(...fresh.map((news) => this.#renamed(`${this.#time.now()} ${JSON.stringify(news)}`)));
      counts.set(ear.who, fresh.length);
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

/** What somebody hears who begins to look at home and at a table with clocks. */
const WATCHES = (['home', 'table', 'clock', 'update'] satisfies News['news'][]).length;

function eventsIn(text: string): number {
  return text.split('data: ').length - 1;
}

async function tick(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function streamed(client: Client, query: string): Promise<{ text: string; readonly end: () => void }> {
  const reader = (await client.stream(query)).body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('there is no stream');
  const stream = { text: '', end: () => void reader.cancel() };
  const read = async (): Promise<void> => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) stream.text += part.value;
  };
  void read();
  return stream;
}

/** The luck of a table that has not begun. */
async function withSeed(place: DatabasePlace, id: string, seed: string): Promise<void> {
  const data = await openDatabase(place);
  await data.db
    .updateTable('tables')
    .set({ seed, seed_hash: hashed(seed) })
    .where('id', '=', id)
    .execute();
  await data.close();
}
