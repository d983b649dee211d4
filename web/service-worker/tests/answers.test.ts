import { describe, expect, it } from 'vitest';
import { asksNetworkFirst, cacheOf, HOST_CACHE, keptAnswer, outdated } from '../answers.ts';

const files = { version: 'two', paths: ['/index.html', '/assets/a-1.js', '/boards/one-day.svg'] };
const origin = 'https://play.example';
const get = { method: 'GET', mode: 'cors' };

describe('the service worker', () => {
  it.each([
    ['/assets/a-1.js', '/assets/a-1.js'],
    ['/boards/one-day.svg?again', '/boards/one-day.svg'],
    ['/assets/missing.js', null],
    ['/healthz', null],
  ])('answers a request for %s with %s', (path, kept) => {
    expect(keptAnswer({ ...get, url: `${origin}${path}` }, origin, files)).toBe(kept);
  });

  it.each(['/', '/table/abc', '/rules/one#rule', '/replays?from=home'])('shows the page at %s', (path) => {
    expect(keptAnswer({ ...get, mode: 'navigate', url: `${origin}${path}` }, origin, files)).toBe('/index.html');
  });

  it('opens a file that somebody goes to, not the page', () => {
    const url = `${origin}/boards/one-day.svg`;
    expect(keptAnswer({ ...get, mode: 'navigate', url }, origin, files)).toBe('/boards/one-day.svg');
  });

  it.each(['/api', '/api/openapi.json', '/pictures/abc.png'])('leaves %s to the server', (path) => {
    expect(keptAnswer({ ...get, mode: 'navigate', url: `${origin}${path}` }, origin, files)).toBeNull();
  });

  it('leaves other addresses and other methods to the network', () => {
    expect(keptAnswer({ ...get, url: 'https://elsewhere.example/assets/a-1.js' }, origin, files)).toBeNull();
    expect(keptAnswer({ method: 'POST', mode: 'cors', url: `${origin}/assets/a-1.js` }, origin, files)).toBeNull();
  });

  it('asks the host first for what the host adds to the games', () => {
    const url = `${origin}/content.json`;
    expect(asksNetworkFirst({ ...get, url }, origin)).toBe(true);
    expect(asksNetworkFirst({ ...get, url: `${origin}/assets/a-1.js` }, origin)).toBe(false);
    expect(asksNetworkFirst({ ...get, url: 'https://elsewhere.example/content.json' }, origin)).toBe(false);
    expect(asksNetworkFirst({ ...get, method: 'POST', url }, origin)).toBe(false);
  });

  it('drops the caches of other builds and no others', () => {
    const old = cacheOf({ ...files, version: 'one' });
    expect(outdated([old, cacheOf(files), HOST_CACHE, 'somebody-elses'], files)).toEqual([old]);
  });
});
