import { setTimeout as delay } from 'node:timers/promises';
import { rngFrom } from '@roundhouse/kernel';
import type { DatabaseKind } from '../../data/migrations.ts';
import { openReceiver } from '../support/receiver.ts';
import { audit } from './audit.ts';
import { Cluster } from './cluster.ts';
import { type Setting, TablePlayers } from './load.ts';
import { Sleepers } from './sleepers.ts';

export interface KillPlan {
  readonly database: DatabaseKind;
  readonly kills: number;
  readonly seed: string;
  /** Of each game, how many tables. */
  readonly tables: number;
  readonly say: (line: string) => void;
  readonly now: () => number;
}

export interface KillReport {
  readonly kills: number;
  /** How often the database was killed under the servers. */
  readonly crashes: number;
  readonly acknowledged: number;
  /** So many of them on a line, and not by a request. */
  readonly onLines: number;
  readonly plans: number;
  readonly refused: number;
  readonly matches: number;
  readonly messages: { readonly expected: number; readonly received: number };
  /** What the servers said of themselves; where their database was killed, they had to. */
  readonly accidents: readonly string[];
  readonly problems: readonly string[];
}

export const SETTINGS: readonly Setting[] = [
  { game: 'kings-of-air-and-steam', options: {}, people: 2, bots: ['easy'], clock: true },
  { game: 'steam', options: { map: 'ruhr' }, people: 3, bots: [], clock: true },
  { game: 'age-of-steam', options: { map: 'copper-vale' }, people: 2, bots: ['easy'], clock: false },
  { game: 'city-of-iron', options: {}, people: 2, bots: [], clock: false },
];

/** A kill comes after so many answers at most, and so many milliseconds: in the midst of whatever the players do. */
const MOST_ANSWERS = 40;
const SPREAD_MS = 20;
const TICK_MS = 2;
const SURVIVORS_PLAY_MS = 150;
/** Every so many kills the database is killed as well, where it can be. */
const KILLS_PER_CRASH = 4;
const KILLS_PER_LINE = 25;

/** Null when there is no such database on this machine. */
export async function killAgainAndAgain(plan: KillPlan): Promise<KillReport | null> {
  const { database, kills, say, now } = plan;
  const servers = database === 'postgres' ? 2 : 1;
  const cluster = await Cluster.on(database, servers);
  if (cluster === null) return null;
  const receiver = await openReceiver();
  const rng = rngFrom(plan.seed);
  const problems: string[] = [];
  let crashes = 0;
  try {
    await cluster.start();
    const [address = ''] = cluster.addresses;
    const settings = Array.from({ length: plan.tables }, () => SETTINGS).flat();
    const players = await Promise.all(
      settings.map(async (setting, index) => TablePlayers.at(address, setting, `${plan.seed} ${index}`)),
    );
    const sleepers = await Sleepers.at(address, receiver);
    const tables = () => players.flatMap((one) => one.tables);
    const answers = () => sum(players, (one) => one.answers);
    for (let kill = 0; kill < kills && problems.length === 0; kill++) {
      let stopped = false;
      const addresses = (): readonly string[] => cluster.addresses;
      const playing = Promise.all([
        sleepers.sitDown(addresses()),
        ...players.map(async (one) => one.play(addresses, () => stopped)),
      ]);
      const enough = answers() + 1 + rng.int(MOST_ANSWERS);
      await Promise.race([playing, until(() => answers() >= enough)]);
      await delay(rng.int(SPREAD_MS));
      if (database === 'postgres' && kill % KILLS_PER_CRASH === KILLS_PER_CRASH - 1) {
        crashes++;
        const bringBack = await cluster.takeAway();
        await bringBack();
      } else {
        await cluster.kill(rng.int(servers));
        if (rng.int(4) === 0) await Promise.all(Array.from({ length: servers }, async (_, one) => cluster.kill(one)));
      }
      await Promise.race([playing, delay(SURVIVORS_PLAY_MS)]);
      stopped = true;
      await playing;
      problems.push(...(await audit(cluster.place, tables(), false)), ...sleepers.problems(), ...cluster.fallen);
      await cluster.start();
      if ((kill + 1) % KILLS_PER_LINE === 0) {
        say(`${database}: ${kill + 1} kills, ${sum(tables(), (one) => one.account.count('played'))} acknowledged`);
      }
    }
    for (const one of players) await one.settle(cluster.addresses);
    problems.push(...(await sleepers.settle(cluster.place, now)));
    // Nobody writes any more while everything is played again.
    for (let one = 0; one < servers; one++) await cluster.kill(one);
    problems.push(...(await audit(cluster.place, tables(), true)));
    return {
      kills,
      crashes,
      acknowledged: sum(tables(), ({ account }) => account.count('played')),
      onLines: sum(players, (one) => one.onLines),
      plans: sum(tables(), ({ account }) => account.plans),
      refused: sum(tables(), ({ account }) => account.count('refused')),
      matches: tables().length,
      messages: { expected: sleepers.expected, received: sleepers.received },
      accidents: [...cluster.accidents],
      problems: [...new Set(problems)],
    };
  } finally {
    await cluster.close();
    await receiver.close();
  }
}

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await delay(TICK_MS);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((all, item) => all + of(item), 0);
}
