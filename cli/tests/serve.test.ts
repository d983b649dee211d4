import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { openHouse } from '@roundhouse/server';
import { afterEach, describe, expect, it } from 'vitest';
import { openSomewhere } from '../commands/serve.ts';

const launcher = fileURLToPath(new URL('../../roundhouse', import.meta.url));

type Child = ChildProcessByStdio<null, Readable, Readable>;
const children: Child[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function serve(...words: string[]): Child {
  return serveWith({}, ...words);
}

function serveWith(settings: Readonly<Record<string, string>>, ...words: string[]): Child {
  const { DATABASE_URL: _url, ...env } = { ...process.env, ...settings };
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-serve-'));
  folders.push(data);
  const child = spawn(launcher, ['serve', '--data', data, ...words], { stdio: ['ignore', 'pipe', 'pipe'], env });
  children.push(child);
  return child;
}

async function firstWordsOf(child: Child): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (said) => resolve(String(said)));
    child.once('exit', (code) => reject(new Error(`it ended with ${code} and said nothing`)));
  });
}

async function addressOf(child: Child): Promise<string> {
  const said = await firstWordsOf(child);
  const address = /^Roundhouse is open at (?<address>http:\/\/\S+)\n/.exec(said)?.groups?.['address'];
  if (address === undefined) throw new Error(`no address in: ${said}`);
  return address;
}

async function takenPort(): Promise<{ readonly port: number; free(): void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('a server without a port');
  return { port: address.port, free: () => void server.close() };
}

describe.runIf(process.platform !== 'win32')('roundhouse serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves the page at the address it prints, until %s', async (signal) => {
    const child = serve('--port', '0');
    const address = await addressOf(child);
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Roundhouse</title>');
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('answers what it has taken before it ends, and writes a log if it is told to', async () => {
    const child = serveWith({ ROUNDHOUSE_LOG: 'info' }, '--port', '0');
    const log = text(child.stderr);
    const address = await addressOf(child);
    const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const guests = await Promise.all(Array.from({ length: 8 }, async () => post('/api/me', { name: 'Ada' })));
    // A password takes its time, and two are hashed at once: most of these are waiting when the server is told to end.
    const kept = guests.map(async (guest, n) => {
      const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
      const account = { login: `ada-${n}`, email: null, password: 'a locomotive' };
      return post('/api/me/account', account, { cookie });
    });
    const inProgress = /^roundhouse_requests_in_progress (?<count>\d+)$/m;
    const answered = /^roundhouse_answers_total\{method="POST",route="\/api\/me\/account",code="200"\} (?<count>\d+)$/m;
    const counted = (figures: string, what: RegExp): number => Number(what.exec(figures)?.groups?.['count'] ?? 0);
    for (;;) {
      const figures = await (await fetch(`${address}/metrics`)).text();
      // Whoever asks for the figures is one of them. What comes after the end has begun is not taken any more.
      if (counted(figures, inProgress) - 1 + counted(figures, answered) >= kept.length) break;
    }
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const answers = await Promise.all(kept);
    expect(answers.map(({ status }) => status)).toEqual(kept.map(() => 200));
    expect(await ended).toEqual([0, null]);
    const lines = (await log).split('\n').filter((one) => one.includes('"/api/me/account"'));
    expect(lines).toHaveLength(kept.length);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', method: 'POST', status: 200 });
  });

  it('publishes the content that it is given', async () => {
    const file = fileURLToPath(new URL('../../games/steam/content/maps/ruhr.json', import.meta.url));
    const child = serve('--port', '0', '--content', file);
    const [, address] = /^Roundhouse is open at (http:\/\/\S+)\n/.exec(await firstWordsOf(child)) ?? [];
    const answer = await fetch(`${address}/content.json`);
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(await answer.json()).toEqual([{ game: 'steam', content }]);
  });

  it('says that the port which was asked for is taken', async () => {
    const other = await takenPort();
    const child = serve('--port', String(other.port));
    const [ended, complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect(ended).toEqual([2, null]);
    expect(complaint).toContain(`roundhouse: port ${other.port} is taken; choose another with --port`);
    other.free();
  });

  it('says that the folder for its tables is none', async () => {
    const child = spawn(launcher, ['serve', '--port', '0', '--data', join(launcher, 'tables')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATABASE_URL: '' },
    });
    children.push(child);
    const [said, ended] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toMatch(/^roundhouse: The database file .*tables\/roundhouse\.db cannot be used: ENOTDIR/m);
    expect(said).not.toContain('    at ');
    expect(ended).toEqual([2, null]);
  });

  it('says that an address is not of this machine', async () => {
    const child = serve('--host', '203.0.113.7', '--port', '0');
    const [ended, complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect(ended).toEqual([2, null]);
    expect(complaint).toContain("'203.0.113.7' is no address of this machine");
  });
});

/** A machine on which these ports are taken, and whatever else goes wrong with one is said of every other. */
function machine(taken: readonly number[], wrong = ''): { readonly asked: number[]; readonly open: typeof openHouse } {
  const asked: number[] = [];
  const open: typeof openHouse = ({ port, host }) => {
    asked.push(port);
    const code = taken.includes(port) ? 'EADDRINUSE' : wrong;
    if (code !== '') return Promise.reject(Object.assign(new Error(code), { code }));
    return Promise.resolve({ port, address: `http://${host}:${port}`, close: () => Promise.resolve() });
  };
  return { asked, open };
}

describe('where nobody asked for a port', () => {
  const house = { host: '127.0.0.1', database: { file: ':memory:' }, threads: false };

  it('is the usual one, or the next that is free', async () => {
    expect((await openSomewhere(house, machine([]).open)).port).toBe(8080);
    expect((await openSomewhere(house, machine([8080, 8081, 8083]).open)).port).toBe(8082);
  });

  it('is nowhere when twenty are taken', async () => {
    const { asked, open } = machine(Array.from({ length: 100 }, (_, index) => 8080 + index));
    await expect(openSomewhere(house, open)).rejects.toThrow('the ports 8080 to 8099 are all taken');
    expect(asked).toHaveLength(20);
  });

  it('is not looked for any further when something else is wrong', async () => {
    const { asked, open } = machine([8080], 'EACCES');
    await expect(openSomewhere(house, open)).rejects.toThrow('port 8081 may not be used by you');
    expect(asked).toEqual([8080, 8081]);
  });
});
