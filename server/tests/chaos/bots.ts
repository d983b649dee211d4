import { setTimeout as delay } from 'node:timers/promises';
import { ROUTES } from '@roundhouse/wire';
import { begun, Client } from '../support/client.ts';
import { Cluster } from './cluster.ts';

export interface BotsPlan {
  /** At each of them bots begin, all at the same moment. */
  readonly tables: number;
}

export interface BotsReport {
  /** Until every bot had played. */
  readonly tookMs: number;
  /** What a person asked meanwhile, and how long the slowest answer took. */
  readonly answers: number;
  readonly slowestMs: number;
  readonly accidents: readonly string[];
  readonly problems: readonly string[];
}

/** Everybody is seated a few at a time, as people come. */
const AT_ONCE = 10;
const LOOK_MS = 100;

/** So many bots are to play at once, while somebody else goes on asking. */
export async function botsAtOnce({ tables }: BotsPlan): Promise<BotsReport> {
  const cluster = await Cluster.on('sqlite', 1);
  if (cluster === null) throw new Error('there is always a file');
  try {
    await cluster.start();
    const [address = ''] = cluster.addresses;
    const host = await Client.named(address, 'Ada');
    const person = await Client.named(address, 'Grace');
    const ids: string[] = [];
    while (ids.length < tables) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - ids.length) });
      // The host is waited for, until a bot takes the seat.
      ids.push(...(await Promise.all(some.map(async () => (await begun([host], GAME, {}, ['easy'])).id))));
    }
    const before = await Promise.all(ids.map(async (table) => seqAt(host, table)));
    const began = performance.now();
    await Promise.all(ids.map(async (table) => host.ask(ROUTES.handOver, { table }, { bot: 'easy' })));
    let waiting = ids.map((table, index) => ({ table, from: before[index] ?? 0 }));
    const asked: number[] = [];
    let looked = began;
    while (waiting.length > 0) {
      const at = performance.now();
      await person.ask(ROUTES.me, {});
      asked.push(performance.now() - at);
      if (performance.now() - looked > LOOK_MS) {
        looked = performance.now();
        const seqs = await Promise.all(waiting.map(async ({ table }) => seqAt(host, table)));
        waiting = waiting.filter(({ from }, index) => (seqs[index] ?? 0) <= from);
      }
      await delay(1);
    }
    const tookMs = Math.round(performance.now() - began);
    return {
      tookMs,
      answers: asked.length,
      slowestMs: Math.round(Math.max(...asked)),
      accidents: [...cluster.accidents],
      problems: cluster.accidents.length === 0 ? [] : ['a server had an accident'],
    };
  } finally {
    await cluster.close();
  }
}

const GAME = 'kings-of-air-and-steam';

async function seqAt(client: Client, table: string): Promise<number> {
  return (await client.ask(ROUTES.opening, { table })).update.seq;
}
