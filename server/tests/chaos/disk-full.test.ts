import { ageOfSteam } from '@roundhouse/age-of-steam';
import { startMatch, type Update } from '@roundhouse/host';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../data/database.ts';
import { Errands } from '../../errands.ts';
import { Bell } from '../../news/bell.ts';
import { Games } from '../../play/games.ts';
import { Hall } from '../../play/hall.ts';
import { MatchStore } from '../../play/match-store.ts';
import { OrderStore } from '../../play/order-store.ts';
import { thinkHere } from '../../play/think.ts';
import { TestTime } from '../support/time.ts';

const ID = 'match';
const PATIENT = { timeout: 60_000 };

let data: Database | undefined;
afterEach(async () => data?.close());

/** A match of three, of whom so many are bots, in a database whose disk can be filled. */
async function opened(bots: number) {
  const database = await openDatabase({ file: ':memory:' });
  data = database;
  // Only the match matters here: people and tables are left out.
  await sql`PRAGMA foreign_keys = OFF`.execute(database.db);
  const time = new TestTime();
  const failures: unknown[] = [];
  const failed = (error: unknown): unknown => failures.push(error);
  const games = new Games([], failed);
  const store = new MatchStore(database, time.now);
  const sitters = ['Ada', 'Grace', 'Mary'].map((name, seat) => ({ name, bot: seat < 3 - bots ? null : 'greedy' }));
  const start = startMatch(ageOfSteam, { seats: 3, seed: 'full' }, sitters, time.now());
  await store.add(database.db, ID, start, null);
  const errands = new Errands(failed);
  const hall = new Hall({
    games,
    store,
    orders: new OrderStore({ data: database, bell: new Bell(), now: time.now, failed }),
    around: {
      now: time.now,
      clockNow: time.now,
      later: time.later,
      failed,
      botGaveUp: () => undefined,
      think: (question) => ({ action: thinkHere(games, question), callOff: () => undefined }),
      botPause: 10,
      idleMs: 1_000_000,
    },
    errands,
    claims: {
      claim: async (_match, act) => {
        await act();
        return true;
      },
      hasNeighbours: false,
    },
    told: { played: () => undefined, questionEnded: () => undefined, clock: () => undefined, stored: () => undefined },
  });
  /** SQLite's own limit: it says that the disk is full as it does of a real one. */
  const fill = async (isFull: boolean): Promise<void> => {
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database.db);
    const most = isFull ? (rows[0]?.page_count ?? 0) : 1_000_000;
    await sql.raw(`PRAGMA max_page_count = ${most}`).execute(database.db);
  };
  const entries = async (): Promise<number> => (await store.entries([ID])).get(ID) ?? 0;
  return { hall, time, failures, fill, entries, errands };
}

it('what cannot be stored is not played; when there is room again, whoever looks on sees what goes on', async () => {
  const { hall, fill, entries } = await opened(0);
  const heard: Update[] = [];
  const watch = await hall.watch(ID, 'public', (update) => heard.push(update), null);
  let keys = 0;
  const play = async (): Promise<void> => {
    const { match } = await hall.authority(ID);
    const [seat = 0] = match.waiting();
    const actions = match.legal(seat).slice(0, 1);
    const { seq, undos } = watch.update();
    keys++;
    await hall.ask(ID, seat, { seq, undos }, async (viewer) => viewer.submit({ seq, undos, actions, key: `k${keys}` }));
  };
  await fill(true);
  const untilFull = async (): Promise<void> => {
    for (;;) await play();
  };
  await expect(untilFull()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  const stored = await entries();
  await expect(play()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await entries()).toBe(stored);
  await fill(false);
  await play();
  expect(await entries()).toBe(stored + 1);
  await expect.poll(() => heard.at(-1)?.seq, PATIENT).toBe(watch.update().seq);
  watch.leave();
  await hall.close();
});

it('a bot whose move could not be stored tries again by itself, although nobody looks on', async () => {
  const { hall, time, failures, fill, entries } = await opened(3);
  await fill(true);
  await hall.authority(ID);
  await expect
    .poll(() => {
      time.pass(10);
      return failures.length;
    }, PATIENT)
    .toBeGreaterThan(0);
  expect(failures[0]).toMatchObject({ code: 'SQLITE_FULL' });
  const stored = await entries();
  await fill(false);
  await expect
    .poll(async () => {
      time.pass(1000);
      return entries();
    }, PATIENT)
    .toBeGreaterThan(stored + 2);
  await hall.close();
});
