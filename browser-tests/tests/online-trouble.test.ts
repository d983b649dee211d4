import { ROUTES } from '@roundhouse/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, openOwnHouse, type OwnHouse, sitDown, visitsOfTwo } from './support/online.ts';
import { actionsKnownTo, caughtUp, inTurn, smallTable } from './support/online-turns.ts';
import { SkippedTime } from './support/skipped-time.ts';
import { decide } from './support/table.ts';
import { visit } from './support/visit.ts';

const LOST = 'Connection lost; your moves wait until it is back.';
/** What a browser writes on its console by itself when nobody answers, or not as a WebSocket should. */
const NOBODY_THERE = /^(?:WebSocket connection to .* failed|Failed to load resource: net::ERR_)/;

describe('two people at a table online', () => {
  let house: OwnHouse;
  let together: ReturnType<typeof visitsOfTwo>;
  beforeAll(async () => {
    house = await openOwnHouse(new SkippedTime(), 'file');
    together = visitsOfTwo({ site: house.address, forgives: NOBODY_THERE });
  });
  afterAll(async () => house.close());

  test('miss nothing when the line was lost', async () => {
    await together(async (two) => {
      const table = await smallTable(two);
      const { now, other } = await inTurn(two);
      const before = await actionsKnownTo(other);
      await other.context.setOffline(true);
      await other.page.getByText(LOST).waitFor();
      await decide(now.page);
      await ask(now, ROUTES.speak, { table }, { text: 'Are you there?' });
      await other.context.setOffline(false);
      await other.page.getByText('Back: caught up with 1 move.').waitFor();
      expect(await actionsKnownTo(other)).toBe(before + 1);
      await decide(other.page);
      await caughtUp(two);
      await other.page.keyboard.press('c');
      await other.page.getByText('Are you there?').waitFor();
    });
  });

  test('go on when the server was away, with the move that was made meanwhile', async () => {
    await together(async (two) => {
      const { ada, bea } = two;
      const table = await smallTable(two);
      await decide((await inTurn(two)).now.page);
      await caughtUp(two);
      const { now, other } = await inTurn(two);
      const before = await actionsKnownTo(other);
      await ask(now, ROUTES.speak, { table }, { text: 'It flickers' });
      await house.restart(async () => {
        for (const { page } of [ada, bea]) await page.getByText(LOST).waitFor();
        await decide(now.page);
      });
      await other.page.getByText('Back: caught up with 1 move.').waitFor();
      await now.page.getByText(LOST).waitFor({ state: 'detached' });
      expect(await actionsKnownTo(other)).toBe(before + 1);
      await decide((await inTurn(two)).now.page);
      await caughtUp(two);
      expect(await actionsKnownTo(other)).toBe(before + 2);
      await other.page.keyboard.press('c');
      await other.page.getByText('It flickers').waitFor();
    });
  });

  test('play on the line that is open, and once by a request where it breaks before the answer', async () => {
    await together(async (two) => {
      await smallTable(two);
      const asked: string[] = [];
      for (const { page } of [two.ada, two.bea]) {
        page.on('request', (request) => {
          if (request.url().endsWith('/actions')) asked.push(request.url());
        });
      }
      await decide((await inTurn(two)).now.page);
      await caughtUp(two);
      expect(asked).toEqual([]);
      const { now, other } = await inTurn(two);
      const before = await actionsKnownTo(other);
      const submitted: string[] = [];
      await now.page.routeWebSocket(/\/api\/news$/, (line) => {
        const server = line.connectToServer();
        let breaks = false;
        line.onMessage((said) => {
          server.send(said);
          if (!String(said).includes('"submit"')) return;
          submitted.push(String(said));
          breaks = true;
        });
        // Neither what came of it nor that it was played arrives.
        server.onMessage(async (told) => (breaks ? line.close() : line.send(told)));
      });
      await now.page.reload();
      await inTurn(two);
      await decide(now.page);
      await expect.poll(async () => actionsKnownTo(other)).toBe(before + 1);
      await caughtUp(two);
      expect([submitted.length, asked.length]).toEqual([1, 1]);
    });
  });

  test('play on where nothing lets a WebSocket through', async () => {
    await together(async (two) => {
      const table = await smallTable(two);
      await visit({ site: house.address, forgives: NOBODY_THERE }, async (behindWall) => {
        const { ada, bea } = two;
        await behindWall.context.addCookies(await bea.context.cookies());
        await bea.goTo('/rules/steam');
        const streams: string[] = [];
        behindWall.page.on('request', (request) => {
          if (request.url().includes('/api/news/stream')) streams.push(request.url());
        });
        await behindWall.context.addInitScript(() => {
          window.WebSocket = class extends WebSocket {
            constructor() {
              super(new URL('/api/me', window.location.href.replace('http', 'ws')));
            }
          };
        });
        await sitDown(behindWall, table);
        const both = { ada, bea: behindWall };
        await expect.poll(() => streams.some((address) => address.includes(table))).toBe(true);
        for (let turns = 0; turns < 4; turns++) await decide((await inTurn(both)).now.page);
        await caughtUp(both);
        await ask(ada, ROUTES.speak, { table }, { text: 'Behind a wall?' });
        await behindWall.page.keyboard.press('c');
        await behindWall.page.getByText('Behind a wall?').waitFor();
      });
    });
  });
});
