import { pick, type Rng, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import type { DatabaseKind } from '../../data/migrations.ts';
import { begun, Client } from '../support/client.ts';
import { Cluster } from './cluster.ts';

export interface RacePlan {
  readonly database: DatabaseKind;
  readonly rounds: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

export interface RaceReport {
  readonly rounds: number;
  readonly matches: number;
  /** How often a hand at each of the servers was first. */
  readonly first: readonly number[];
  readonly accidents: readonly string[];
  readonly problems: readonly string[];
}

const HANDS = 8;
const ROUNDS_PER_LINE = 1000;

/**
 * So often eight at once want to play the same seat, each by one of the servers in turn: one of them is first, and
 * everybody is told so. One table after the other, each to its end. Null when there is no such database on this machine.
 */
export async function raceAgainAndAgain({ database, rounds, seed, say }: RacePlan): Promise<RaceReport | null> {
  const servers = database === 'postgres' ? 2 : 1;
  const cluster = await Cluster.on(database, servers);
  if (cluster === null) return null;
  try {
    await cluster.start();
    const { addresses, accidents } = cluster;
    const people = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => Client.named(addresses[0] ?? '', name)));
    const rng = rngFrom(seed);
    const problems: string[] = [];
    const first = addresses.map(() => 0);
    let [raced, matches] = [0, 0];
    while (raced < rounds && problems.length === 0) {
      const { id } = await begun(people, 'steam', { map: 'ruhr' });
      const table = { id, people, addresses };
      let here = 0;
      while (raced < rounds && problems.length === 0) {
        const round = await oneRound(table, rng);
        if (round === null) break;
        problems.push(...round.problems);
        for (const server of round.first) first[server] = (first[server] ?? 0) + 1;
        here++;
        raced++;
        if (raced % ROUNDS_PER_LINE === 0) say(`${database}: ${raced} races`);
      }
      matches++;
      problems.push(...(await recordProblems(table, here)));
    }
    return { rounds: raced, matches, first, accidents: [...accidents], problems };
  } finally {
    await cluster.close();
  }
}

interface RaceTable {
  readonly id: string;
  readonly people: readonly Client[];
  readonly addresses: readonly string[];
}

interface Round {
  /** The servers that said who was first; twice the same where it was sent twice. */
  readonly first: readonly number[];
  readonly problems: readonly string[];
}

/** Null when the game is over. */
async function oneRound({ id: table, people, addresses }: RaceTable, rng: Rng): Promise<Round | null> {
  const { waiting } = (await people[0]?.ask(ROUTES.opening, { table }))?.update ?? { waiting: [] };
  const [seat] = waiting;
  if (seat === undefined) return null;
  const client = people[seat];
  if (client === undefined) throw new Error('nobody sits there');
  const asked = await Promise.all(addresses.map((address) => client.alsoAt(address).ask(ROUTES.legal, { table })));
  const [legal] = asked;
  if (legal === undefined) throw new Error('there is no server');
  const problems = allAlike(asked) ? [] : ['the servers do not agree on what may be played'];
  const { seq, undos, actions } = legal;
  const wishes = Array.from({ length: HANDS - 1 }, (_, hand) => ({
    key: `${seq}-${hand}`,
    action: pick(actions, rng),
  }));
  // The last of them is sent twice.
  const answers = await Promise.all(
    [...wishes, ...wishes.slice(-1)].map(async ({ key, action }, hand) => {
      const server = hand % addresses.length;
      const body = { seq, undos, actions: [action], key };
      const { outcome, update } = await client.alsoAt(addresses[server] ?? '').ask(ROUTES.submit, { table }, body);
      return { server, key, won: outcome.ok, seq: update.seq };
    }),
  );
  const won = answers.filter((one) => one.won);
  const winners = new Set(won.map(({ key }) => key));
  const told = answers.filter(({ key }) => winners.has(key));
  if (winners.size !== 1) problems.push(`${winners.size} were first at action ${seq}`);
  if (told.length !== won.length) problems.push(`action ${seq} was sent twice, and answered in two ways`);
  if (answers.some((one) => one.seq !== seq + 1)) problems.push(`somebody was told another number than ${seq + 1}`);
  return { first: won.slice(0, 1).map(({ server }) => server), problems };
}

/** Every seat sees the same at every server, and so do those who look on. */
async function recordProblems({ id: table, people, addresses }: RaceTable, actions: number): Promise<string[]> {
  const problems: string[] = [];
  for (const [seat, client] of people.entries()) {
    const seen = await Promise.all(addresses.map((address) => client.alsoAt(address).ask(ROUTES.opening, { table })));
    if (!allAlike(seen)) problems.push(`seat ${seat} sees another match at the other server`);
    if (seen.some(({ update }) => update.seq !== actions))
      problems.push(`seat ${seat} does not see ${actions} actions`);
  }
  return problems;
}

function allAlike(all: readonly unknown[]): boolean {
  return new Set(all.map((one) => JSON.stringify(one))).size === 1;
}
