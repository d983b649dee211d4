import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Update } from '@roundhouse/host';
import { pick, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DatabasePlace } from '../../data/database.ts';
import { begun, Client, type Line } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const KILLS = 4;

let server: ServerProcess | null = null;
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'roundhouse-page-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
});
afterEach(async () => {
  await kill();
  rmSync(root, { recursive: true, force: true });
});

/** Starts the server, and resolves with its address. */
async function serve(place: DatabasePlace): Promise<string> {
  server = await startServer(place, root);
  return server.address;
}

async function kill(): Promise<void> {
  await server?.kill();
  server = null;
}

/** What a page knows that puts one update on the other. */
class Page {
  #steps: Update['steps'] = [];
  #now: Update | null = null;
  #line: Line | null = null;
  #read = 0;

  get steps(): Update['steps'] {
    return this.#steps;
  }

  /** Comes (back) to the table, and says what it knows. */
  async comeTo(client: Client, table: string): Promise<void> {
    const since = this.#now === null ? null : { seq: this.#now.seq, undos: this.#now.undos };
    this.#line = await client.line();
    this.#read = 0;
    this.#line.say({ do: 'watch', table, since });
    await this.#line.until((news) => news.news === 'update');
    this.catchUp();
  }

  /** Puts together what was heard. */
  catchUp(): void {
    for (const news of this.#line?.heard.slice(this.#read) ?? []) {
      this.#read++;
      if (news.news !== 'update') continue;
      if (news.update.from > this.#steps.length) throw new Error('an update left a gap');
      this.#steps = [...this.#steps.slice(0, news.update.from), ...news.update.steps];
      this.#now = news.update;
    }
  }

  async until(seq: number): Promise<void> {
    await this.#line?.until((news) => news.news === 'update' && news.update.seq >= seq);
    this.catchUp();
  }

  close(): void {
    this.#line?.close();
  }
}

eachDatabase('a server that is killed again and again', ({ another }) => {
  it('goes on where it was: nothing that it acknowledged is missing, and nothing is played twice', async () => {
    const place = await another();
    let address = await serve(place);
    const people = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => Client.named(address, name)));
    const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
    const looksOn = new Client(address);
    const page = new Page();
    await page.comeTo(looksOn, table);
    const rng = rngFrom('restart');
    /** The seats that acted, as those who acted were told. */
    const acted: number[] = [];
    const repeated: unknown[] = [];
    for (let kills = 0; kills < KILLS; kills++) {
      const ended = new Promise<void>((resolve) => {
        setTimeout(() => void kill().then(resolve), 100 + rng.int(400));
      });
      let sent: { readonly seat: number; readonly body: object } | null = null;
      try {
        for (;;) {
          for (const [seat, client] of people.entries()) {
            const { seq, undos, actions } = await client.ask(ROUTES.legal, { table });
            if (actions.length === 0) continue;
            const body = { seq, undos, actions: [pick(actions, rng)], key: `${kills}-${acted.length}` };
            sent = { seat, body };
            const { outcome } = await client.ask(ROUTES.submit, { table }, body);
            expect(outcome.ok).toBe(true);
            acted.push(seat);
            sent = null;
          }
        }
      } catch (error) {
        // Only because the server is gone.
        if (!(error instanceof TypeError)) throw error;
      }
      await ended;
      page.catchUp();
      address = await serve(place);
      for (const client of [...people, looksOn]) client.moveTo(address);
      if (sent !== null) {
        // Nobody knows whether it was played: it is sent again, twice, and is played once.
        const { seat, body } = sent;
        for (let again = 0; again < 2; again++) {
          const said = await people[seat]?.send('POST', `/api/tables/${table}/actions`, body);
          repeated.push(said?.json);
        }
        acted.push(seat);
      }
      await page.comeTo(looksOn, table);
    }
    await page.until(acted.length);
    const { update } = await looksOn.ask(ROUTES.opening, { table });
    expect(acted.length).toBeGreaterThan(0);
    expect(repeated).toMatchObject(repeated.map(() => ({ outcome: { ok: true } })));
    expect(update.steps.slice(1).map(({ seat }) => seat)).toEqual(acted);
    expect(page.steps).toEqual(update.steps);
    page.close();
  });
});
