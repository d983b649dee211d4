import { pick, rngFrom } from '@roundhouse/kernel';
import { steam } from '@roundhouse/steam';
import { startMatch } from '@roundhouse/host';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { Errands } from '../errands.ts';
import { Bell } from '../news/bell.ts';
import { Games } from '../play/games.ts';
import { Hall } from '../play/hall.ts';
import { MatchStore } from '../play/match-store.ts';
import { OrderStore } from '../play/order-store.ts';
import { TestTime } from './support/time.ts';

const IDLE_MS = 60_000;
const MATCHES = 150;

function unexpected(error: unknown): never {
  throw error;
}

async function opened() {
  const data = await openDatabase({ file: ':memory:' });
  // Only matches matter here: people and tables are left out.
  await sql`PRAGMA foreign_keys = OFF`.execute(data.db);
  const time = new TestTime();
  const { now, later } = time;
  const store = new MatchStore(data, now);
  const errands = new Errands(unexpected);
  const none = (): undefined => undefined;
  const hall = new Hall({
    games: new Games([], unexpected),
    store,
    orders: new OrderStore({ data, bell: new Bell(), now, failed: unexpected }),
    around: {
      now,
      clockNow: now,
      later,
      failed: unexpected,
      think: () => unexpected(new Error('there are no bots here')),
      botGaveUp: none,
      botPause: 0,
      idleMs: IDLE_MS,
    },
    errands,
    claims: { claim: () => Promise.resolve(true), hasNeighbours: false },
    told: { played: none, questionEnded: none, clock: none, stored: none },
  });
  const sitters = ['Ada', 'Grace', 'Mary'].map((name) => ({ name, bot: null }));
  const started = startMatch(steam, { seats: 3, seed: 'memory' }, sitters, now());
  return {
    hall,
    time,
    errands,
    add: async (id: string): Promise<void> => store.add(data.db, id, started, null),
    close: async (): Promise<void> => {
      await hall.close();
      await data.close();
    },
  };
}

it('matches that nobody looks at leave memory, and come back as they were', async () => {
  const { hall, time, errands, add, close } = await opened();
  const ids = Array.from({ length: MATCHES }, (_, index) => `match-${index}`);
  const watched = 'match-0';
  const hashes = new Map<string, string>();
  for (const id of ids) {
    await add(id);
    const { match } = await hall.authority(id);
    hashes.set(id, JSON.stringify(match.position));
  }
  const watch = await hall.watch(watched, 'public', () => undefined, null);
  expect(hall.size).toBe(MATCHES);

  time.pass(IDLE_MS);
  await errands.done();
  expect(hall.size).toBe(1);
  for (const id of ids.slice(0, 5)) {
    const { match } = await hall.authority(id);
    expect(JSON.stringify(match.position)).toBe(hashes.get(id));
  }
  watch.leave();
  await errands.done();
  time.pass(2 * IDLE_MS);
  await errands.done();
  expect(hall.size).toBe(0);
  await close();
});

it('a match that is over leaves memory soon after the last who looks at it, one that goes on does not', async () => {
  const { hall, time, errands, add, close } = await opened();
  for (const id of ['over', 'running']) await add(id);
  const play = async (id: string, actions: number): Promise<void> => {
    const rng = rngFrom(id);
    for (let played = 0; played < actions; played++) {
      const { match } = await hall.authority(id);
      const [seat] = match.waiting();
      if (seat === undefined) return;
      const stand = { seq: match.seq, undos: 0 };
      const action = pick(match.legal(seat), rng);
      await hall.ask(id, seat, stand, async (viewer) =>
        viewer.submit({ ...stand, actions: [action], key: `${played}` }),
      );
    }
  };
  await play('over', Number.POSITIVE_INFINITY);
  await play('running', 3);
  const watches = await Promise.all(
    ['over', 'over', 'running'].map(async (id) => hall.watch(id, 'public', () => undefined, null)),
  );
  const [first, second, third] = watches;
  const before = [await hall.authority('over'), await hall.authority('running')];
  first?.leave();
  third?.leave();
  await errands.done();
  time.pass(IDLE_MS / 2);
  await errands.done();
  expect(hall.size).toBe(2);
  second?.leave();
  await errands.done();
  time.pass(IDLE_MS / 10);
  await errands.done();
  expect(hall.size).toBe(1);
  const after = [await hall.authority('over'), await hall.authority('running')];
  expect(after.map((authority, index) => authority === before[index])).toEqual([false, true]);
  expect(after[0]?.match.waiting()).toEqual([]);
  await close();
});
