import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { openProxy } from '../http/proxy.ts';
import { Client } from './support/client.ts';
import { openTestHouse } from './support/house.ts';
import { programOf } from './support/programs.ts';
import { TestTime } from './support/time.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
// Closing the house fails when anything went wrong in it.
afterEach(async () => house.close());

async function statuses(times: number, ask: () => Promise<{ readonly status: number }>): Promise<readonly number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time++) all.push((await ask()).status);
  return all;
}

const times = (count: number, status: number): readonly number[] => Array.from({ length: count }, () => status);

describe('somebody who asks very often', () => {
  it('is told to wait and for how long, while others are answered', async () => {
    const time = new TestTime();
    house = await openTestHouse({ bounds: { requests: 1 }, around: { now: time.now } });
    const ada = await Client.named(house.address, 'Ada');
    const grace = await Client.named(house.address, 'Grace');
    const ask = async (client: Client) => client.send('GET', '/api/tables');
    expect(await statuses(11, async () => ask(ada))).toEqual([...times(10, 200), 429]);
    expect((await ask(ada)).json).toEqual({
      error: { code: 'too-many', why: 'You ask very often. Wait a moment, and then ask less often.' },
    });
    const { headers } = await fetch(`${house.address}/api/tables`, { headers: { cookie: ada.cookie ?? '' } });
    expect(headers.get('retry-after')).toBe('1');
    expect((await ask(grace)).status).toBe(200);
    time.pass(1000);
    expect(await statuses(2, async () => ask(ada))).toEqual([200, 429]);
  });

  it('is counted with all programs of one address, before anything is looked up; page and health are not', async () => {
    const time = new TestTime();
    house = await openTestHouse({ bounds: { requests: 1 }, around: { now: time.now } });
    const nobody = new Client(house.address);
    const ask = async () => nobody.send('GET', '/api/me');
    expect(await statuses(101, ask)).toEqual([...times(100, 200), 429]);
    expect(JSON.stringify((await ask()).json)).toContain('from where you are');
    for (const path of ['/healthz', '/readyz', '/']) expect((await nobody.send('GET', path)).status).toBe(200);
    time.pass(100);
    expect(await statuses(2, ask)).toEqual([200, 429]);
  });
});

describe('very many lines', () => {
  async function open(headers: Record<string, string> = {}): Promise<WebSocket> {
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/news`, { headers });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return socket;
  }

  it('from one address are refused in words, until one of them is closed', async () => {
    house = await openTestHouse({ bounds: { lines: 1000 } });
    const sockets: WebSocket[] = [];
    for (let each = 0; each < 1000; each += 50) {
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, async () => open()))));
    }
    await expect(open()).rejects.toThrow('429');
    const stream = await new Client(house.address).stream('');
    expect([stream.status, stream.headers.get('retry-after'), await stream.text()]).toEqual([
      429,
      '30',
      expect.stringContaining('Close some tabs or programs'),
    ]);
    expect((await new Client(house.address).send('GET', '/api/me')).status).toBe(200);
    sockets.pop()?.terminate();
    await expect.poll(async () => open().catch(() => null)).not.toBeNull();
    for (const socket of sockets) socket.terminate();
  });

  it('of one person are refused, however many addresses and sessions they come from', async () => {
    house = await openTestHouse({ bounds: { lines: 20 } });
    const ada = await Client.named(house.address, 'Ada');
    const { secret } = await programOf(house.address, ada, ['read']);
    const lines = [await ada.line(), await ada.line()];
    for (const line of lines) {
      line.say({ do: 'home' });
      await line.until((news) => news.news === 'home');
    }
    const third = await open({ cookie: ada.cookie ?? '' });
    const ended = new Promise<readonly unknown[]>((resolve) => {
      third.once('close', (code, why) => resolve([code, why.toString('utf8')]));
    });
    third.send(JSON.stringify({ do: 'home' }));
    expect(await ended).toEqual([1008, expect.stringContaining('Close some tabs or programs')]);
    expect((await ada.stream('')).status).toBe(429);
    // A program is somebody else, who can be revoked.
    const program = await new Client(house.address, secret).line();
    program.say({ do: 'home' });
    await program.until((news) => news.news === 'home');
    program.close();
    for (const line of lines) line.close();
  });
});

describe('a request that does not come to its end', () => {
  async function said(socket: Socket): Promise<string> {
    const all = await text(socket);
    return all.replaceAll('\r\n', '\n');
  }
  const TOO_SLOW = JSON.stringify({
    error: { code: 'too-slow', why: 'The request took too long to arrive. Send it again, all at once.' },
  });

  it.each([
    ['with half of its headers', 'POST /api/me HTTP/1.1\r\nhost: here\r\n'],
    [
      'with half of its body',
      'POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"name"',
    ],
  ])('is answered %s, and hung up on', async (_, half) => {
    house = await openTestHouse({ patience: { requestMs: 60, headersMs: 30 } });
    const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
    socket.write(half);
    const answer = await said(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\n/);
    expect(answer.endsWith(TOO_SLOW)).toBe(true);
    expect((await new Client(house.address).send('GET', '/api/me')).status).toBe(200);
  });

  it('is not understood where it is none', async () => {
    house = await openTestHouse();
    const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
    socket.write('good evening\r\n\r\n');
    expect(await said(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\n[^]*"code":"malformed"/);
  });
});

describe('a body of ten megabytes', () => {
  const body = JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) });
  const refused = { status: 413, json: { error: { code: 'too-large', why: 'That is too large.' } } };

  it('is refused in words, and its sender may go on', async () => {
    house = await openTestHouse();
    const ada = await Client.named(house.address, 'Ada');
    expect(await ada.send('POST', '/api/me', body)).toEqual(refused);
    expect((await ada.ask(ROUTES.me, {})).person?.name).toBe('Ada');
  });

  it('is refused in the same words by way of a proxy, every time', async () => {
    house = await openTestHouse();
    const { hostname: host, port } = new URL(house.address);
    const proxy = await openProxy({ port: 0, servers: () => [{ host, port: Number(port) }] });
    onTestFinished(() => proxy.close());
    const ada = new Client(`http://127.0.0.1:${proxy.port}`);
    for (let time = 0; time < 10; time++) expect(await ada.send('POST', '/api/me', body)).toEqual(refused);
  });
});

it('a body so large that nobody hears it out is hung up on', async () => {
  house = await openTestHouse();
  const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
  socket.write(
    'POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n{"name"',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*"code":"too-large"/i);
});
