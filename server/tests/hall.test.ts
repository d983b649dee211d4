import { ageOfSteam } from '@roundhouse/age-of-steam';
import { beginMatch, type OpenedMatch, type Update } from '@roundhouse/host';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../data/database.ts';
import { Errands } from '../errands.ts';
import { Bell } from '../news/bell.ts';
import { Games } from '../play/games.ts';
import { Hall } from '../play/hall.ts';
import { MatchStore } from '../play/match-store.ts';
import { OrderStore } from '../play/order-store.ts';

const ID = 'match';
const SHARES = { type: 'issue-shares', shares: 2 };
const NOW = 1_000_000;

let data: Database | undefined;
afterEach(async () => data?.close());

function unexpected(error: unknown): never {
  throw error;
}

interface Halls {
  readonly halls: readonly [Hall, Hall];
  readonly opened: OpenedMatch;
  readonly store: MatchStore;
}

/** Two processes that hold the same match: what one writes, the other does not know. */
async function twoHalls(): Promise<readonly [Hall, Hall]> {
  const { halls } = await twoHallsAndAMatch();
  return halls;
}

async function twoHallsAndAMatch(): Promise<Halls> {
  data = await openDatabase({ file: ':memory:' });
  // Only the match matters here: people and tables are left out.
  await sql`PRAGMA foreign_keys = OFF`.execute(data.db);
  const store = new MatchStore(data, () => NOW);
  const sitters = ['Ada', 'Grace', 'Mary'].map((name) => ({ name, bot: null }));
  const { stored, opened } = beginMatch(ageOfSteam, { seats: 3, seed: 'hall' }, sitters, NOW);
  await store.add(data.db, ID, stored, null);
  const orders = new OrderStore({ data, bell: new Bell(), now: () => NOW, failed: unexpected });
  const around = {
    now: () => NOW,
    clockNow: () => NOW,
    later: () => () => undefined,
    failed: unexpected,
    botGaveUp: () => unexpected(new Error('there are no bots here')),
    think: () => unexpected(new Error('there are no bots here')),
    botPause: 0,
    idleMs: 0,
  };
  const told = {
    played: () => undefined,
    questionEnded: () => undefined,
    clock: () => undefined,
    stored: () => undefined,
  };
  const claims = {
    claim: () => unexpected(new Error('there are no bots here')),
    hasNeighbours: true,
  };
  const games = new Games([], unexpected);
  const hall = (): Hall => new Hall({ games, store, orders, around, errands: new Errands(unexpected), claims, told });
  return { halls: [hall(), hall()], opened, store };
}

describe('a match that has just begun', () => {
  it('is not read again where it began', async () => {
    const { halls, opened, store } = await twoHallsAndAMatch();
    const load = vi.spyOn(store, 'load');
    await halls[0].begin(ID, opened, null);
    expect((await halls[0].authority(ID)).match).toBe(opened.match);
    expect(load).not.toHaveBeenCalled();
  });

  it('is the one that somebody has opened meanwhile', async () => {
    const { halls, opened } = await twoHallsAndAMatch();
    const watch = await halls[0].watch(ID, 'public', () => undefined, null);
    const before = await halls[0].authority(ID);
    await halls[0].begin(ID, opened, null);
    expect(await halls[0].authority(ID)).toBe(before);
    watch.leave();
  });

  it('is behind as any other, when another process was faster to play', async () => {
    const { halls, opened } = await twoHallsAndAMatch();
    const [begins = 0] = opened.match.waiting();
    const stood = { seq: 0, undos: 0 };
    await halls[1].ask(ID, begins, stood, (viewer) => viewer.submit({ ...stood, actions: [SHARES], key: 'a' }));
    await halls[0].begin(ID, opened, null);
    const late = await halls[0].ask(ID, begins, stood, (viewer) =>
      viewer.submit({ ...stood, actions: [SHARES], key: 'b' }),
    );
    expect(late).toMatchObject({ outcome: { ok: false, stale: true }, update: { seq: 1 } });
  });
});

describe('a match that two processes hold', () => {
  it('belongs to whoever writes first, and the other answers with what it missed', async () => {
    const [one, other] = await twoHalls();
    const begins = Number((await one.authority(ID)).match.waiting()[0]);
    const heard: Update[] = [];
    const watch = await other.watch(ID, 'public', (update) => heard.push(update), null);
    heard.push(watch.update());
    const stood = { seq: 0, undos: 0 };
    const first = await one.ask(ID, begins, stood, (viewer) =>
      viewer.submit({ ...stood, actions: [SHARES], key: 'a' }),
    );
    expect(first.outcome).toEqual({ ok: true });

    const late = await other.ask(ID, begins, stood, (viewer) =>
      viewer.submit({ ...stood, actions: [SHARES], key: 'b' }),
    );
    expect(late.outcome).toMatchObject({ ok: false, stale: true });
    expect(late.update).toMatchObject({ seq: 1, from: 1 });
    const again = await other.ask(ID, begins, stood, (viewer) =>
      viewer.submit({ ...stood, actions: [SHARES], key: 'a' }),
    );
    expect(again.outcome).toEqual({ ok: true });
    // Whoever looked on looks on, and is told what came since.
    expect(heard.map(({ seq, from }) => [seq, from])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    watch.leave();
  });

  it('is played on by whoever saw at one what the other has not heard of', async () => {
    const [one, other] = await twoHalls();
    const begins = Number((await one.authority(ID)).match.waiting()[0]);
    await other.authority(ID);
    const first = await one.ask(ID, begins, { seq: 0, undos: 0 }, (viewer) =>
      viewer.submit({ seq: 0, undos: 0, actions: [SHARES], key: 'a' }),
    );
    expect(first.outcome).toEqual({ ok: true });
    const next = Number((await one.authority(ID)).match.waiting()[0]);
    expect(next).not.toBe(begins);

    const stands = { seq: 1, undos: 0 };
    const played = await other.ask(ID, next, stands, (viewer) =>
      viewer.submit({ ...stands, actions: [SHARES], key: 'b' }),
    );
    expect(played.outcome).toEqual({ ok: true });
    expect(played.update).toMatchObject({ seq: 2, from: 2 });
  });

  it('refuses what the rules refuse, however much it had missed', async () => {
    const [one, other] = await twoHalls();
    const begins = Number((await one.authority(ID)).match.waiting()[0]);
    await other.authority(ID);
    const stood = { seq: 0, undos: 0 };
    await one.ask(ID, begins, stood, (viewer) => viewer.submit({ ...stood, actions: [SHARES], key: 'a' }));
    const stands = { seq: 1, undos: 0 };
    const again = await other.ask(ID, begins, stands, (viewer) =>
      viewer.submit({ ...stands, actions: [SHARES], key: 'b' }),
    );
    expect(again.outcome).toMatchObject({ ok: false, stale: false });
  });
});
