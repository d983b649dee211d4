import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HouseOptions, type Opened, openHouse, PageMissingError } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-site-'));
const root = join(folder, 'dist');
const HTML = { accept: 'text/html,*/*' };
let site: Opened;

const openPage = async (options: Partial<HouseOptions>): Promise<Opened> =>
  openHouse({ port: 0, host: '127.0.0.1', root, database: { file: ':memory:' }, threads: false, ...options });

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'do not tell');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(root, 'service-worker.js'), '// worker');
  writeFileSync(join(root, '.hidden'), 'do not tell');
  writeFileSync(join(root, 'assets/page-a1b2.js'), '// plain');
  writeFileSync(join(root, 'assets/page-a1b2.js.br'), brotliCompressSync('// plain'));
  site = await openPage({});
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string, init?: RequestInit): Promise<Response> => fetch(`${site.address}${path}`, init);

/** As it stands, where `fetch` would tidy the path up first. */
async function raw(path: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, headers: HTML }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('the site', () => {
  it.each(['/', '/index.html', '/table/abc', '/rules/age-of-steam', '/new/age-of-steam?map=x.y'])(
    'shows the page at %s, fresh each time',
    async (path) => {
      const answer = await at(path, { headers: HTML });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Page</title>');
    },
  );

  it('lets browsers keep files with a hash in their name, and no others', async () => {
    expect((await at('/assets/page-a1b2.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await at('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('answers every request with the headers that keep the page safe', async () => {
    for (const path of ['/', '/assets/page-a1b2.js', '/assets/missing.js', '/healthz']) {
      const { headers } = await at(path);
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self';");
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    }
  });

  it.each([
    ['a file that is missing', '/assets/missing.js', HTML],
    ['an address that no person asks for', '/table/abc', { accept: 'application/json' }],
  ])('does not pass the page off as %s', async (_, path, headers) => {
    const answer = await at(path, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found\n');
  });

  it('takes no other methods', async () => {
    expect((await at('/table/abc', { method: 'POST', headers: HTML })).status).toBe(404);
  });

  it('answers HEAD without a body', async () => {
    const answer = await at('/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  it('sends what was compressed beforehand to whoever takes it', async () => {
    const compressed = await at('/assets/page-a1b2.js', { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('content-type')).toContain('javascript');
    expect(compressed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await compressed.text()).toBe('// plain');
    const plain = await at('/assets/page-a1b2.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('// plain');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%2e%2e%2fsecret.txt%00.html',
    '/.hidden',
    '//secret.txt',
  ])('gives away nothing at %s', async (path) => {
    const { status, body } = await raw(path);
    expect(body).not.toContain('do not tell');
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('says that it is well', async () => {
    expect(await (await at('/healthz')).json()).toEqual({ ok: true });
  });

  it('publishes what the host adds to the games, fresh each time', async () => {
    const content = [{ game: 'ludo', content: { format: 'ludo-board/1', id: 'round' } }];
    const furnished = await openPage({ content });
    const answer = await fetch(`${furnished.address}/content.json`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual(content);
    await furnished.close();
    expect(await (await at('/content.json')).json()).toEqual([]);
  });

  it('needs a page that was built', async () => {
    await expect(openPage({ root: folder })).rejects.toThrow(PageMissingError);
  });

  it('passes on that an address is taken', async () => {
    await expect(openPage({ port: site.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
