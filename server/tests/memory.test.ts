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

it('matches that nobody looks at leave memory, and come back as they were', async () => {
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
  const ids = Array.from({ length: MATCHES }, (_, index) => `match-${index}`);
  const watched = 'match-0';
  const hashes = new Map<string, string>();
  for (const id of ids) {
    await store.add(data.db, id, started, null);
    const { match } = await hall.authority(id);
    hashes.set(id, JSON.stringify(match.position));
  }
  const watch = await hall.watch(watched, 'public', none, null);
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
  await hall.close();
  await data.close();
});
