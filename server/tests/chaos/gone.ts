import { setTimeout as delay } from 'node:timers/promises';
import { refusal } from '@roundhouse/wire';
import type { DatabaseKind } from '../../data/migrations.ts';
import { Client } from '../support/client.ts';
import { audit } from './audit.ts';
import { Cluster } from './cluster.ts';
import { SETTINGS } from './kills.ts';
import { TablePlayers } from './load.ts';

export interface GonePlan {
  readonly database: DatabaseKind;
  /** How often the database is taken away, and each time for how long. */
  readonly times: number;
  readonly seconds: number;
  /** How many of the games are played meanwhile. */
  readonly games: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

export interface GoneReport {
  readonly times: number;
  /** Before it was gone for the first time, and after the last. */
  readonly acknowledged: readonly [number, number];
  /** How often somebody was told that it is gone. */
  readonly told: number;
  readonly matches: number;
  readonly problems: readonly string[];
}

const SENTENCE = 'The server cannot reach its database. Nothing was lost; try again in a moment.';
/** Everybody plays so much before it is gone, and again when it is back. */
const ANSWERS = 10;
const TICK_MS = 20;

/** Takes the database away under players who send everything again until they know what became of it. */
export async function goneForAWhile(plan: GonePlan): Promise<GoneReport | null> {
  const { database, times, seconds, games, seed, say } = plan;
  const cluster = await Cluster.on(database, database === 'postgres' ? 2 : 1);
  if (cluster === null) return null;
  const problems: string[] = [];
  let told = 0;
  try {
    await cluster.start();
    const { addresses } = cluster;
    const [address = ''] = addresses;
    const players = await Promise.all(
      SETTINGS.slice(0, games).map(async (setting, index) => TablePlayers.at(address, setting, `${seed} ${index}`)),
    );
    const tables = () => players.flatMap((one) => one.tables);
    const acknowledged = (): number => tables().reduce((sum, { account }) => sum + account.count('played'), 0);
    let stopped = false;
    const playing = Promise.all(
      players.map(async (one) =>
        one.play(
          () => addresses,
          () => stopped,
        ),
      ),
    );
    const playedOn = async (): Promise<void> => {
      const before = players.map(({ answers }) => answers);
      while (players.some(({ answers }, index) => answers < (before[index] ?? 0) + ANSWERS)) await delay(TICK_MS);
    };
    await playedOn();
    const before = acknowledged();
    for (let time = 0; time < times; time++) {
      const bringBack = await cluster.takeAway();
      const until = performance.now() + 1000 * seconds;
      do {
        for (const one of addresses) {
          const found = await complaintsOf(one);
          told++;
          problems.push(...found);
        }
        await delay(TICK_MS);
      } while (performance.now() < until);
      await bringBack();
      await playedOn();
      say(`${database}: gone ${time + 1} times for ${seconds} seconds, ${acknowledged()} acknowledged`);
    }
    stopped = true;
    await playing;
    for (const one of players) await one.settle(addresses);
    for (let server = 0; server < addresses.length; server++) await cluster.kill(server);
    problems.push(...(await audit(cluster.place, tables(), true)));
    const { length: matches } = tables();
    return { times, acknowledged: [before, acknowledged()], told, matches, problems: [...new Set(problems)] };
  } finally {
    await cluster.close();
  }
}

/** What is wrong with how a server speaks of it: whoever wants to come in hears it, and whoever looks after the server. */
async function complaintsOf(address: string): Promise<readonly string[]> {
  const said = await fetch(`${address}/api/me`, {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'content-type': 'application/json' },
  });
  const { success, data } = refusal.safeParse(await said.json());
  const words = success ? data.error.why : 'something else';
  const ready = await new Client(address).send('GET', '/readyz');
  const alive = await new Client(address).send('GET', '/healthz');
  return [
    ...(said.status === 503 && words === SENTENCE ? [] : [`a guest was answered with ${said.status}: ${words}`]),
    ...(said.headers.get('retry-after') === null ? ['nobody was told when to come again'] : []),
    ...(ready.status === 503 ? [] : [`the server says that it is ready (${ready.status})`]),
    ...(alive.status === 200 ? [] : [`the server says that it does not live (${alive.status})`]),
  ];
}
