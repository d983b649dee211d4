import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type DatabasePlace, openDatabase } from '../../data/database.ts';
import { begun, Client } from '../support/client.ts';
import { openTestHouse } from '../support/house.ts';
import { programOf } from '../support/programs.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
let people: Client[];
let table: string;
let place: DatabasePlace;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-rude-'));
  place = { file: join(folder, 'tables.db') };
  house = await openTestHouse({ database: place });
  people = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => Client.named(house.address, name)));
  ({ id: table } = await begun(people, 'steam', { map: 'ruhr' }));
});
// Closing the house fails when anything went wrong in it.
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const MEGABYTES = 10 * 1024 * 1024;

async function socket(headers: Record<string, string> = {}, path = '/api/news'): Promise<WebSocket> {
  const opened = new WebSocket(`${house.address.replace('http', 'ws')}${path}`, { headers });
  await new Promise((resolve, reject) => {
    opened.once('open', resolve);
    opened.once('error', reject);
  });
  opened.on('error', () => undefined);
  return opened;
}

async function openLines(): Promise<number> {
  const figures = await (await fetch(`${house.address}/metrics`)).text();
  return Number(/^roundhouse_open_lines (?<count>\d+)$/m.exec(figures)?.groups?.['count']);
}

async function codeOfEnd(ending: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    ending.once('close', resolve);
  });
}

it('answers garbage on a socket with a refusal, and goes on', async () => {
  const line = await people[0]?.line();
  for (const garbage of ['', '{', '[]', '{"do":"fly"}', '{"do":"watch","table":"../x"}', '{"do":"watch"}', '\u0000']) {
    line?.say(garbage);
  }
  line?.say({ do: 'ping' });
  await line?.until((news) => news.news === 'pong');
  expect(line?.heard.map(({ news }) => news)).toEqual([...Array.from({ length: 7 }, () => 'refused'), 'pong']);
  line?.close();
});

it('cuts a socket that says far too much, at once or in one message, and no other', async () => {
  const quiet = await people[0]?.line();
  const long = await socket();
  const longEnded = codeOfEnd(long);
  long.send('x'.repeat(MEGABYTES));
  expect(await longEnded).toBe(1009);
  const talkative = await socket();
  const ended = codeOfEnd(talkative);
  for (let message = 0; message < 1000; message++) talkative.send(JSON.stringify({ do: 'watch', table }));
  expect(await ended).toBe(1008);
  quiet?.say({ do: 'ping' });
  await quiet?.until((news) => news.news === 'pong');
  quiet?.close();
});

it('cuts a socket that reads nothing, keeps little for it until then, and troubles no other', async () => {
  const quiet = await people[0]?.line();
  const deaf = await socket({ cookie: people[1]?.cookie ?? '' });
  const ended = codeOfEnd(deaf);
  deaf.pause();
  while ((await openLines()) > 1) {
    // Never so many at once that it says too much.
    for (let wishes = 0; wishes < 5; wishes++) deaf.send(JSON.stringify({ do: 'watch', table }));
    quiet?.say({ do: 'ping' });
    await quiet?.more(quiet.heard.length);
  }
  deaf.resume();
  expect(await ended).toBe(1006);
  quiet?.close();
});

it('opens no socket for a page of another address, and keeps nothing of it', async () => {
  await expect(socket({ origin: 'https://elsewhere.example' })).rejects.toThrow('403');
});

it('opens no socket where there is no line', async () => {
  for (const path of ['/', '/api/me', '/api/news/stream', '/nowhere']) {
    await expect(socket({}, path)).rejects.toThrow('404');
  }
});

it('tells a socket nothing more when its session has ended', async () => {
  const [ada] = people;
  const held = await socket({ cookie: ada?.cookie ?? '' });
  const heard: string[] = [];
  held.on('message', (data) => heard.push(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
  held.send(JSON.stringify({ do: 'watch', table }));
  while (!heard.some((news) => news.includes('"update"')))
    await new Promise((resolve) => held.once('message', resolve));
  const ended = codeOfEnd(held);
  await ada?.ask(ROUTES.logOut, {});
  expect(await ended).toBe(4001);
});

it('plays for nobody but the seat that is waited for, and what it was sent for', async () => {
  const { update } = (await people[0]?.ask(ROUTES.opening, { table })) ?? {};
  const due = people[update?.waiting[0] ?? 0];
  const other = people.find((one) => one !== due);
  const { seq = 0, undos = 0, actions = [] } = (await due?.ask(ROUTES.legal, { table })) ?? {};
  const path = `/api/tables/${table}/actions`;
  const good = { seq, undos, actions: [actions[0]], key: 'one' };
  const send = async (client: Client | undefined, body: unknown) => (await client?.send('POST', path, body)) ?? null;
  expect(await send(new Client(house.address), good)).toMatchObject({ status: 401 });
  expect(await send(await Client.named(house.address, 'Eve'), good)).toMatchObject({ status: 403 });
  expect(await send(other, good)).toMatchObject({ status: 200, json: { outcome: { ok: false, stale: false } } });
  expect(await send(due, { ...good, seq: seq + 1 })).toMatchObject({ json: { outcome: { ok: false, stale: true } } });
  expect(await send(due, { ...good, actions: Array.from({ length: 65 }, () => actions[0]) })).toMatchObject({
    status: 400,
  });
  expect(await send(due, { ...good, actions: ['x'.repeat(100_000)] })).toMatchObject({ status: 413 });
  expect(await send(due, good)).toMatchObject({ json: { outcome: { ok: true }, update: { seq: seq + 1 } } });
  // The same key is another's when another sends it, and played once when its owner sends it again.
  expect(await send(other, { ...good, seq: seq + 1 })).not.toMatchObject({ json: { update: { seq: seq + 2 } } });
  expect(await send(due, good)).toMatchObject({ json: { outcome: { ok: true }, update: { seq: seq + 1 } } });
  const back = { seq: seq + 1, undos, to: seq, key: 'back' };
  const taken = await other?.send('POST', `/api/tables/${table}/take-back`, back);
  expect(taken).toMatchObject({ json: { outcome: { ok: false } } });
});

it('lets bots rest at a table that was closed', async () => {
  const [host, second] = people;
  if (host === undefined || second === undefined) throw new Error('somebody is missing');
  const { id } = await begun([host, second], 'steam', { map: 'ruhr' }, ['easy']);
  await host.ask(ROUTES.close, { table: id });
  const gets = await second.send('POST', `/api/tables/${id}/hand-over`, { bot: 'easy' });
  expect(gets.status).toBe(409);
  const { update } = await host.ask(ROUTES.opening, { table: id });
  expect(update.players.map(({ bot }) => bot)).toEqual([null, null, 'easy']);
});

const DEEP = '['.repeat(15_000) + ']'.repeat(15_000);

/** Where it is said, and what. */
const ODD: readonly (readonly [string, string])[] = [
  ['actions', `{"seq":0,"undos":0,"key":"k","actions":[${DEEP}]}`],
  ['actions', `{"seq":0,"undos":0,"key":"k","actions":[{"type":${DEEP}}]}`],
  ['actions', '{"seq":0,"undos":0,"key":"k","actions":[{"__proto__":{"type":"pass"}}]}'],
  ['actions', '{"seq":0,"undos":0,"key":"k","actions":[{"type":"__proto__"}]}'],
  ['actions', '{"seq":0,"undos":0,"key":"k","actions":[{"type":"constructor"},null,"",1e999]}'],
  ['actions', '{"seq":9007199254740991,"undos":9007199254740991,"key":"k","actions":[{}]}'],
  ['actions', '{"seq":1e300,"undos":0,"key":"k","actions":[{}]}'],
  ['actions', '{"seq":-0.5,"undos":-1,"key":"k","actions":[{}]}'],
  ['actions', '{"seq":0,"undos":0,"key":"k\\u0000","actions":[{}]}'],
  ['take-back', '{"seq":0,"undos":0,"to":9007199254740991,"key":"k"}'],
  ['take-back/question', '{"seq":0,"undos":0,"to":9007199254740991,"key":"k"}'],
  ['orders/auction', `{"filled":{"limit":${DEEP}}}`],
  ['orders/__proto__', '{"filled":{"constructor":1,"toString":"x"}}'],
  ['chat', '{"text":"\\ud800"}'],
  ['chat', '{"text":"\\u0000"}'],
  ['notes', '{"text":"\\u202e"}'],
];

it('is not troubled by odd things from somebody who plays', async () => {
  for (const [path, body] of ODD) {
    const method = path.startsWith('orders') || path === 'notes' ? 'PUT' : 'POST';
    for (const client of people) {
      const { status, json } = await client.send(method, `/api/tables/${table}/${path}`, body);
      expect([200, 400, 404, 409], body.slice(0, 100)).toContain(status);
      expect(JSON.stringify(json)).not.toContain('"ok":true');
    }
  }
  expect((await people[0]?.ask(ROUTES.opening, { table }))?.update).toMatchObject({ seq: 0, undos: 0, notes: [] });
});

const ODD_TABLES: readonly string[] = [
  `{"game":"steam","seats":3,"access":"link","pace":"live","watching":true,"options":{"map":${DEEP}}}`,
  '{"game":"__proto__","seats":3,"access":"link","pace":"live","watching":true}',
  '{"game":"constructor","seats":3,"access":"link","pace":"live","watching":true}',
  '{"game":"steam","seats":3,"access":"link","pace":"live","watching":true,"bots":["toString"]}',
];

it('opens no table of an odd game, with odd options or odd bots', async () => {
  for (const body of ODD_TABLES) {
    const said = await people[0]?.send('POST', '/api/tables', body);
    expect([body.slice(0, 100), said?.status]).toEqual([body.slice(0, 100), 400]);
  }
});

it('looks as far back as there is something, whatever a socket says that it knows', async () => {
  const line = await people[0]?.line();
  for (const since of [
    { seq: Number.MAX_SAFE_INTEGER, undos: 0 },
    { seq: 0, undos: Number.MAX_SAFE_INTEGER },
    { seq: 0, undos: 0 },
  ]) {
    const { length } = line?.heard ?? [];
    line?.say({ do: 'watch', table, since });
    const told = await line?.until((news, index) => index >= length && news.news === 'update');
    const { steps } = (await people[0]?.ask(ROUTES.opening, { table }))?.update ?? { steps: [] };
    const from = since.seq === 0 && since.undos === 0 ? 1 : 0;
    expect(told).toMatchObject({ update: { seq: 0, undos: 0, from, steps: steps.slice(from) } });
  }
  const { length } = line?.heard ?? [];
  for (const odd of ['1e400', '-1', '0.5', '"0"', 'null', '{}']) {
    line?.say(`{"do":"watch","table":"${table}","since":{"seq":${odd},"undos":0}}`);
  }
  line?.say('{"do":"watch","table":"x","__proto__":{"since":1}}');
  line?.say(`{"do":${DEEP.slice(10_000, 20_000)}}`);
  line?.say({ do: 'ping' });
  await line?.until((news, index) => index >= length && news.news === 'pong');
  expect(line?.heard.slice(length).map(({ news }) => news)).toEqual([
    ...Array.from({ length: 8 }, () => 'refused'),
    'pong',
  ]);
  line?.close();
});

it('knows no session of another house, and nothing of a token that was revoked or never made', async () => {
  const other = await openTestHouse();
  try {
    const eve = await Client.named(other.address, 'Eve');
    const { id } = await begun([eve, await Client.named(other.address, 'Mallory')], 'steam', { map: 'ruhr' }, ['easy']);
    const here = eve.alsoAt(house.address);
    expect((await here.send('GET', '/api/me')).json).toEqual({ person: null });
    expect((await here.send('POST', `/api/tables/${table}/chat`, { text: 'hello' })).status).toBe(401);
    expect((await here.send('GET', `/api/tables/${id}`)).status).toBe(404);
    const program = await programOf(other.address, eve, ['read', 'play', 'tables']);
    for (const token of [program.secret, program.secret.slice(1), 'x', 'x'.repeat(5000)]) {
      const said = await new Client(house.address, token).send('GET', '/api/me');
      expect(said).toMatchObject({ status: 401, json: { error: { code: 'unknown-person' } } });
    }
  } finally {
    await other.close();
  }
});

it('plays, takes back, hands over and asks for nothing more when the match is over', async () => {
  // A server remembers for a while what nobody but itself can have changed: it ends, and begins anew.
  await house.close();
  const data = await openDatabase(place);
  await data.db.updateTable('tables').set({ state: 'over' }).where('id', '=', table).execute();
  await data.close();
  house = await openTestHouse({ database: place });
  const asked = { seq: 0, undos: 0, to: 0, key: 'k' };
  for (const [path, body] of [
    ['take-back', asked],
    ['take-back/question', asked],
    ['take-back/answer', { agree: true }],
    ['offer', undefined],
    ['start', undefined],
    ['close', undefined],
    ['leave', undefined],
  ] as const) {
    const said = await people[0]?.alsoAt(house.address).send('POST', `/api/tables/${table}/${path}`, body);
    expect([path, said?.status]).toEqual([path, 409]);
  }
});
