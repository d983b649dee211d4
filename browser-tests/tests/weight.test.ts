import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { visit } from './support/visit.ts';

const LIMIT_KB = 150;

describe('home', () => {
  test(`loads less than ${LIMIT_KB} KB of JavaScript, and no game`, async () => {
    await visit({ keepsSite: true }, async ({ page, goTo }) => {
      const scripts = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (response.request().serviceWorker() !== null) return;
        const path = new URL(response.url()).pathname;
        if (!path.endsWith('.js') || !path.startsWith('/assets/')) return;
        const body = response.body();
        // What comes after the visit has no body any more.
        body.catch(() => undefined);
        scripts.set(path, body);
      });
      await goTo('/');
      await page.waitForLoadState('networkidle');
      const bodies = await Promise.all(scripts.values());
      const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
      expect(bodies.length).toBeGreaterThan(1);
      expect(weight / 1024).toBeLessThan(LIMIT_KB);
      // The rules of a game name all of its maps.
      const maps = ['Rust Belt', 'Lower Rhine and Ruhr'];
      const games = [...scripts.keys()].filter((_, index) => maps.some((map) => bodies[index]?.includes(map) === true));
      expect(games).toEqual([]);
    });
  });
});
