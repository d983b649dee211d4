import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type News, ROUTES, type Submit, submission, submit, type Wish, wish } from '@roundhouse/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { begun, Client, type Line, playOne } from '../support/client.ts';
import { openTestHouse } from '../support/house.ts';

const document = readFileSync(fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url)), 'utf8');

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly answer: unknown;
}

const BLOCK = /```(?<language>http|json)\n(?<text>[^`]*)```/g;
const blocks = [...document.matchAll(BLOCK)].map(({ groups }) => ({
  language: groups?.['language'],
  lines: (groups?.['text'] ?? '').trimEnd().split('\n'),
}));

const exchanges = blocks.flatMap(({ language, lines }, index): Exchange[] => {
  if (language !== 'http') return [];
  const [first = '', body] = lines;
  const [method = '', path = ''] = first.split(' ');
  const answer: unknown = JSON.parse(blocks[index + 1]?.lines.join('\n') ?? '');
  return [{ method, path, body: body === undefined ? undefined : JSON.parse(body), answer }];
});

const messages = blocks
  .filter(({ language }, index) => language === 'json' && blocks[index - 1]?.language !== 'http')
  .flatMap(({ lines }) => lines.map((line): unknown => JSON.parse(line)));
const wishes = messages.filter((one): one is object => typeof one === 'object' && one !== null && 'do' in one);
const news = messages.filter((one): one is News => typeof one === 'object' && one !== null && 'news' in one);

/** All there are: one that is added to the types is missing here. */
const WISHES: Readonly<Record<(Wish | Submit)['do'], true>> = {
  watch: true,
  leave: true,
  home: true,
  ping: true,
  submit: true,
};
const NEWS: Readonly<Record<News['news'], true>> = {
  update: true,
  change: true,
  table: true,
  clock: true,
  said: true,
  orders: true,
  home: true,
  announced: true,
  pong: true,
  answered: true,
  refused: true,
};

/** What of an example is not there in what was really said, by its path; types count, values do not. */
function missing(example: unknown, real: unknown, path = ''): readonly string[] {
  if (kindOf(example) !== kindOf(real)) return [`${path}: ${kindOf(example)}, really ${kindOf(real)}`];
  if (Array.isArray(example)) {
    const all: readonly unknown[] = Array.isArray(real) ? real : [];
    const [one] = all;
    return one === undefined ? [] : example.flatMap((each, index) => missing(each, one, `${path}.${index}`));
  }
  if (typeof example !== 'object' || example === null) return [];
  const there = new Map(Object.entries(real ?? {}));
  return Object.entries(example).flatMap(([name, value]) =>
    there.has(name) ? missing(value, there.get(name), `${path}.${name}`) : [`${path}.${name} is not there`],
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

const made = z.object({ secret: z.string() });
const program = z.array(z.object({ id: z.string() }));

describe('the document of the protocol', () => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let ada: Client;
  let bot: Client;
  /** What stands in the document, and what it is at this server. */
  const real = new Map<string, string>();
  const told = (text: string): string => [...real].reduce((all, [from, to]) => all.replaceAll(from, to), text);

  beforeAll(async () => {
    house = await openTestHouse();
    ada = await Client.named(house.address, 'Ada');
    const clock = { kind: 'bank', ms: 600_000, increment: 5000 } as const;
    const asked = { seats: 2, access: 'link', pace: 'live', watching: true, clock } as const;
    const table = await ada.ask(ROUTES.openTable, {}, { ...asked, game: 'kings-of-air-and-steam' });
    real.set('Q1a_59oDSsP2qo1y', table.id);
    real.set('fZPWCByvfbNO9XWM', table.invite ?? '');
  });
  afterAll(async () => house.close());

  it('has an example of every wish and of all news', () => {
    const all = z.union([wish, submit]);
    expect(new Set(wishes.map((one) => all.parse(one).do))).toEqual(new Set(Object.keys(WISHES)));
    expect(new Set(news.map((one) => one.news))).toEqual(new Set(Object.keys(NEWS)));
  });

  it('its turn over HTTP can be played as it stands', async () => {
    for (const { method, path, body, answer } of exchanges) {
      const own = path.startsWith('/api/me/');
      if (path.endsWith('/match')) await ada.ask(ROUTES.start, { table: told('Q1a_59oDSsP2qo1y') });
      const sent = path.endsWith('/actions') ? { ...submission.parse(body), ...(await chosen()) } : body;
      const { json } = await (own ? ada : bot).send(method, told(path), sent);
      expect([path, missing(answer, json)]).toEqual([path, []]);
      if (path === '/api/me/programs') real.set('nR4pXvY7sK1qLw0d', program.parse(json)[0]?.id ?? '');
      if (path.endsWith('/tokens')) bot = new Client(house.address, made.parse(json).secret);
      if (path.endsWith('/board')) await untilItsTurn();
    }
  });

  it('its wishes are granted, and its news are what the server says', async () => {
    const line = await bot.line();
    await untilItsTurn();
    for (const one of wishes) {
      const { success, data } = submit.safeParse(one);
      const said = success ? { ...data, submission: { ...data.submission, ...(await chosen()) } } : one;
      line.say(told(JSON.stringify(said)));
    }
    await line.until((one) => one.news === 'answered' && one.outcome.ok);
    line.say({ do: 'watch', table: 'there-is-none' });
    await line.until((one) => one.news === 'refused');
    // A wish that was refused would be the first of them.
    expect(line.heard.filter((one) => one.news === 'refused')).toMatchObject([{ table: 'there-is-none' }]);
    const before = line.heard.length;
    line.say({ do: 'watch', table: told('Q1a_59oDSsP2qo1y') });
    await line.more(before);
    await ada.ask(ROUTES.speak, { table: told('Q1a_59oDSsP2qo1y') }, { text: 'Hello' });
    await line.until((one) => one.news === 'said');
    await orderActs(line);
    await ada.ask(ROUTES.keepAccount, {}, { login: 'ada', email: null, password: 'a locomotive' });
    await ada.ask(ROUTES.adminChange, {}, { announcement: 'Back in ten minutes' });
    await line.until((one) => one.news === 'announced');
    for (const example of news) {
      const same = line.heard.filter((one) => one.news === example.news);
      const best = same.map((one) => missing(example, one)).toSorted((a, b) => a.length - b.length)[0];
      expect([example.news, best]).toEqual([example.news, []]);
    }
    line.close();
  });

  it('notices an example that is not so', () => {
    expect(missing({ a: [{ b: 1 }] }, { a: [{ b: '1' }] })).toEqual(['.a.0.b: number, really string']);
    expect(missing({ a: { b: null } }, { a: {} })).toEqual(['.a.b is not there']);
  });

  /** At another table, where there is something to decide in advance. */
  async function orderActs(line: Line): Promise<void> {
    const grace = await Client.named(house.address, 'Grace');
    const first = (all: readonly unknown[]): unknown => all[0];
    const sitDown = async () => begun([ada, bot, grace], 'age-of-steam', { map: 'copper-vale' });
    let { id: table } = await sitDown();
    // Whoever begins has nothing left to decide in advance.
    while ((await bot.ask(ROUTES.legal, { table })).actions.length > 0) ({ id: table } = await sitDown());
    line.say({ do: 'watch', table, brief: true });
    await line.until((one) => one.news === 'update' && one.table === table);
    await bot.ask(ROUTES.giveOrder, { table, kind: 'shares' }, { filled: { turn: 1, count: 0, until: 'turn' } });
    for (const one of [ada, grace, ada]) await playOne(one, table, first);
    await line.until((one) => one.news === 'orders');
  }

  async function untilItsTurn(): Promise<void> {
    const table = told('Q1a_59oDSsP2qo1y');
    while ((await bot.ask(ROUTES.legal, { table })).actions.length === 0) await playOne(ada, table, (all) => all[0]);
  }

  /** The document cannot know what is legal in this match. */
  async function chosen() {
    const { seq, undos, actions } = await bot.ask(ROUTES.legal, { table: told('Q1a_59oDSsP2qo1y') });
    return { seq, undos, actions: actions.slice(0, 1) };
  }
});
