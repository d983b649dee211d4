import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pick, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { expect } from 'vitest';
import { type DatabasePlace, openDatabase } from '../../data/database.ts';
import { openProxy } from '../../http/proxy.ts';
import { begun, Client } from './client.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ACTIONS_BETWEEN_KILLS = 4;

/** The keys of what people played, as they were told, and as it lies in the database. */
interface Account {
  readonly acknowledged: readonly string[];
  readonly stored: readonly string[];
}

/** The server was killed under the question, or is not back yet; anything else is a failure. */
function isGone(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /^50[23] /.test(error.message));
}

async function insisting<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isGone(error)) throw error;
      await sleep(20);
    }
  }
}

/**
 * Two servers of one database behind a proxy, of which one after the other is killed while two people play against a bot.
 * Returns when they have played on after the last kill.
 */
export async function playUnderKills(place: DatabasePlace, kills: number): Promise<Account> {
  const root = mkdtempSync(join(tmpdir(), 'roundhouse-page-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
  const servers: ServerProcess[] = [await startServer(place, root), await startServer(place, root)];
  const alive = () => servers.map(({ address }) => ({ host: '127.0.0.1', port: Number(new URL(address).port) }));
  const proxy = await openProxy({ port: 0, servers: alive });
  try {
    const address = `http://127.0.0.1:${proxy.port}`;
    const ada = await Client.named(address, 'Ada');
    const people = [ada, await Client.named(address, 'Grace')];
    const anotherGame = async (): Promise<string> =>
      (await insisting(() => begun(people, 'kings-of-air-and-steam', {}, ['easy']))).id;
    let table = await anotherGame();
    const rng = rngFrom('cluster');
    const acknowledged: string[] = [];
    let asked = 0;
    /** Resolves when somebody has acted, however often the server had to be asked. */
    const act = async (): Promise<void> => {
      for (;;) {
        for (const [seat, client] of people.entries()) {
          const { seq, undos, actions } = await insisting(() => client.ask(ROUTES.legal, { table }));
          if (actions.length === 0) continue;
          const key = `${asked++}`;
          const body = { seq, undos, actions: [pick(actions, rng)], key };
          const { outcome } = await insisting(() => client.ask(ROUTES.submit, { table }, body));
          // All plan at once, and the bot may have been faster. Were it stored all the same, it would not be among the acknowledged.
          if (!outcome.ok && outcome.stale) continue;
          expect(outcome).toEqual({ ok: true });
          acknowledged.push(`${table} ${seat}/${key}`);
          return;
        }
        // It is the bot's turn, or nobody's any more.
        const { state } = await insisting(() => ada.ask(ROUTES.table, { table }));
        if (state === 'over') table = await anotherGame();
        else await sleep(50);
      }
    };
    for (let killed = 0; killed < kills; killed++) {
      const until = acknowledged.length + ACTIONS_BETWEEN_KILLS;
      const dying = servers.shift();
      const death = sleep(rng.int(300)).then(async () => dying?.kill());
      while (acknowledged.length < until) await act();
      await death;
      servers.push(await startServer(place, root));
    }
    await act();
    const data = await openDatabase(place);
    const rows = await data.db.selectFrom('entries').select(['match_id', 'key']).orderBy('number').execute();
    const counts = await data.db.selectFrom('matches').select('entries').execute();
    await data.close();
    expect(rows.length).toBe(counts.reduce((sum, { entries }) => sum + entries, 0));
    const stored = rows.flatMap(({ match_id, key }) => (key === null ? [] : [`${match_id} ${key}`]));
    return { acknowledged: acknowledged.toSorted(), stored: stored.toSorted() };
  } finally {
    await proxy.close();
    for (const server of servers) await server.kill();
    rmSync(root, { recursive: true, force: true });
  }
}
