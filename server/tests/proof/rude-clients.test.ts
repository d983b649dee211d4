import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { begun, Client } from '../support/client.ts';
import { openTestHouse } from '../support/house.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
let people: Client[];
let table: string;
beforeEach(async () => {
  house = await openTestHouse();
  people = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => Client.named(house.address, name)));
  ({ id: table } = await begun(people, 'steam', { map: 'ruhr' }));
});
// Closing the house fails when anything went wrong in it.
afterEach(async () => house.close());

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
