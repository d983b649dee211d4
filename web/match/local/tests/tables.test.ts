import { readFileSync } from 'node:fs';
import { knownGame } from '@roundhouse/games/registry';
import { hashOf, Match } from '@roundhouse/kernel';
import { describe, expect, it, vi } from 'vitest';
import { decideHere } from '../../../tests/support/deciding.ts';
import type { DecideQuestion } from '../../../thinking/questions.ts';
import { type MatchStore, MemoryStore, type Shelved } from '../match-store.ts';
import type { Stand } from '@roundhouse/host';
import type { News } from '../protocol.ts';
import { SafeStore } from '../safe-store.ts';
import { type Office, Tables } from '../tables.ts';

/** A tab: its tables, and what they said unasked. Bots never get their turn, so that the tests decide what happens. */
function tab(
  store: MatchStore,
  others: () => readonly Tables[] = () => [],
  decide: Office['decide'] = decideHere,
  failed: Office['failed'] = (error) => {
    throw error;
  },
) {
  const news: News[] = [];
  const claims: (readonly [id: string, writer: string])[] = [];
  const thinking = new Set<() => void>();
  let made = 0;
  const tables = new Tables({
    store: new SafeStore(store),
    tell: (one) => news.push(one),
    claim: (id, writer) => {
      claims.push([id, writer]);
      for (const other of others()) other.claimed(id, writer);
    },
    later: (_ms, work) => {
      thinking.add(work);
      return () => thinking.delete(work);
    },
    decide,
    today: () => 1000 + made,
    fresh: () => `fresh-${++made}-${Math.random()}`,
    place: 'play.example.org',
    failed,
  });
  const stands = new Map<number, Stand>();
  const { handlers } = tables;
  return {
    ...handlers,
    tables,
    news,
    claims,
    thinking,
    open: async (asked: { readonly id: string }) => {
      const opened = await handlers.open(asked);
      stands.set(opened.table, opened.opening.update);
      return opened;
    },
    /** Plays as somebody who has seen what was answered last. */
    act: async ({ table, action }: { readonly table: number; readonly action: unknown }) => {
      const { seq, undos } = stands.get(table) ?? { seq: 0, undos: 0 };
      const submission = { seq, undos, actions: [action], key: `key ${++made}` };
      const answer = await handlers.submit({ table, submission });
      stands.set(table, answer.update);
      return answer;
    },
  };
}

const THREE = {
  game: 'age-of-steam',
  options: {},
  players: ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, bot: null })),
  seed: 'tables',
};

const AGAINST_BOTS = {
  ...THREE,
  players: THREE.players.map(({ name }, seat) => ({ name, bot: seat === 0 ? null : 'easy' })),
};

const SHARES = { type: 'issue-shares', shares: 2 };

/** Plays the first action of whoever begins. */
async function playOne(one: ReturnType<typeof tab>, table: number): Promise<void> {
  await one.act({ table, action: SHARES });
}

describe('the tables of a tab', () => {
  it('keep a match over the end of the tab', async () => {
    const store = new MemoryStore();
    const before = tab(store);
    const id = await before.create(THREE);
    const { table } = await before.open({ id });
    await playOne(before, table);
    const [view] = await before.views({ table, moments: [1] });

    const { opening } = await tab(store).open({ id });
    expect(opening.update.seq).toBe(1);
    expect(hashOf(opening.update.view)).toBe(hashOf(view));
    expect(opening.update.players.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  it('answer with the eyes that look when the answer comes', async () => {
    const one = tab(new MemoryStore());
    const { table } = await one.open({ id: await one.create(THREE) });
    const answer = one.act({ table, action: SHARES });
    await one.look({ table, eye: 'public' });
    const { outcome, update } = await answer;
    expect([outcome.ok, update.eye, update.seq]).toEqual([true, 'public', 1]);
  });

  it('answer whoever asks while a bot thinks, and call it off when nobody waits for it', async () => {
    const asked: (readonly [question: DecideQuestion, signal: AbortSignal])[] = [];
    const one = tab(new MemoryStore(), undefined, async (question, signal) => {
      asked.push([question, signal]);
      return new Promise(() => {});
    });
    const players = THREE.players.map(({ name }) => ({ name, bot: 'master' }));
    const { table } = await one.open({ id: await one.create({ ...THREE, players }) });
    for (const work of one.thinking) work();
    await vi.waitFor(() =>
      expect(asked).toMatchObject([[{ game: 'age-of-steam', level: 'master' }, { aborted: false }]]),
    );
    expect(await one.views({ table, moments: [0] })).toHaveLength(1);
    await one.close({ table });
    expect(asked).toMatchObject([[{}, { aborted: true }]]);
    expect(one.news).toEqual([]);
  });

  it('have another bot play for one that cannot be asked', async () => {
    const failed: unknown[] = [];
    const one = tab(
      new MemoryStore(),
      undefined,
      () => Promise.reject(new Error('no worker')),
      (error) => failed.push(error),
    );
    const players = THREE.players.map(({ name }) => ({ name, bot: 'master' }));
    const { table } = await one.open({ id: await one.create({ ...THREE, players }) });
    for (const work of one.thinking) work();
    await vi.waitFor(() => expect(one.news).toMatchObject([{ table, update: { seq: 1 } }]));
    expect(failed).toEqual([new Error('no worker')]);
  });

  it('list what is kept, the newest first', async () => {
    const one = tab(new MemoryStore());
    const first = await one.create(THREE);
    const second = await one.create({ ...THREE, players: THREE.players.map(({ name }) => ({ name, bot: 'easy' })) });
    const list = await one.list(null);
    expect(list.map(({ id }) => id)).toEqual([second, first]);
    expect(list).toMatchObject([
      { game: 'age-of-steam', over: false, yourTurn: false, broken: null },
      { game: 'age-of-steam', over: false, yourTurn: true, broken: null },
    ]);
    await one.remove({ id: first });
    expect((await one.list(null)).map(({ id }) => id)).toEqual([second]);
  });

  it('list what is damaged with a reason, and let it be removed', async () => {
    const store = new MemoryStore();
    const one = tab(store);
    const id = await one.create(THREE);
    const { table } = await one.open({ id });
    await playOne(one, table);
    const whole = await store.load(id);
    if (whole === undefined) throw new Error('it was kept');
    const spoilt = (row: unknown): unknown => JSON.parse(JSON.stringify(row).replace('"shares":2', '"shares":99'));
    const damaged: Readonly<Record<string, Shelved>> = {
      number: { head: 5, heading: {}, rows: [], kept: [] },
      empty: { head: {}, heading: {}, rows: [], kept: [] },
      cut: { ...whole, rows: [7, ...whole.rows] },
      cheat: { ...whole, rows: whole.rows.map(spoilt), kept: [] },
    };
    for (const [name, value] of Object.entries(damaged)) store.put(name, value);
    const reasons = new Map<string, string>();
    for (const name of Object.keys(damaged)) {
      await one.open({ id: name }).catch((error: Error) => reasons.set(name, error.message));
    }
    expect(reasons.get('number')).toContain('damaged');
    expect(reasons.get('empty')).toContain('damaged');
    expect(reasons.get('cut')).toContain('damaged');
    expect(reasons.get('cheat')).toContain('Entry 4 of the record may not be played');
    const listed = new Map((await one.list(null)).map((line) => [line.id, line.broken]));
    for (const name of ['number', 'empty', 'cheat']) expect(listed.get(name), name).toBe(reasons.get(name));
    expect(listed.get(id)).toBeNull();
    for (const name of Object.keys(damaged)) await one.remove({ id: name });
    expect(await one.list(null)).toHaveLength(1);
  });

  it('list what was damaged like any other once it can be opened again', async () => {
    const store = new MemoryStore();
    const one = tab(store);
    const id = await one.create(THREE);
    const whole = await store.load(id);
    if (whole === undefined) throw new Error('it was kept');
    const unplayable = { entry: { seat: 0, action: { type: 'issue-shares', shares: 99 } }, key: null };
    store.put(id, { ...whole, rows: [...whole.rows, unplayable], kept: [] });
    await expect(one.open({ id })).rejects.toThrow('may not be played');
    const marked = await store.load(id);
    expect((await one.list(null))[0]?.broken).toContain('may not be played');
    store.put(id, { ...whole, head: marked?.head });
    await one.open({ id });
    expect((await one.list(null))[0]?.broken).toBeNull();
  });

  it('give a match to the tab that opened it last, and take it back', async () => {
    const store = new MemoryStore();
    const tabs: Tables[] = [];
    const first = tab(store, () => tabs.slice(1));
    const second = tab(store, () => tabs.slice(0, 1));
    tabs.push(first.tables, second.tables);
    const id = await first.create(THREE);
    const here = await first.open({ id });
    const there = await second.open({ id });
    expect(first.news).toEqual([{ table: here.table, update: null }]);
    expect((await first.act({ table: here.table, action: SHARES })).outcome).toMatchObject({ ok: false });
    await playOne(second, there.table);

    const { update } = await first.bringHere({ table: here.table });
    expect(update.seq).toBe(1);
    expect(second.news.at(-1)).toEqual({ table: there.table, update: null });
  });

  it('stand still only for their own match, and not for what they claimed themselves', async () => {
    const store = new MemoryStore();
    const one = tab(store);
    const [first, second] = [await one.create(THREE), await one.create(THREE)];
    const here = await one.open({ id: first });
    const beside = await one.open({ id: second });
    for (const [id, writer] of one.claims) one.tables.claimed(id, writer);
    expect(one.news).toEqual([]);
    one.tables.claimed(second, 'another tab');
    expect(one.news).toEqual([{ table: beside.table, update: null }]);
    expect((await one.act({ table: here.table, action: SHARES })).outcome).toEqual({ ok: true });
  });

  it('stand still when their match is removed', async () => {
    const one = tab(new MemoryStore());
    const id = await one.create(THREE);
    const { table } = await one.open({ id });
    await one.remove({ id });
    expect(one.news).toEqual([{ table, update: null }]);
    expect((await one.act({ table, action: SHARES })).outcome).toMatchObject({ ok: false });
  });

  it('ask the bots once, however impatiently a match is brought here', async () => {
    const one = tab(new MemoryStore());
    const players = AGAINST_BOTS.players.map(({ name }) => ({ name, bot: 'easy' }));
    const { table } = await one.open({ id: await one.create({ ...AGAINST_BOTS, players }) });
    await Promise.all([one.bringHere({ table }), one.bringHere({ table })]);
    expect(one.thinking.size).toBe(1);
  });

  it('tell what one eye sees, and nothing to the eye that looked before', async () => {
    const one = tab(new MemoryStore());
    const { table, opening } = await one.open({ id: await one.create(THREE) });
    const eye = opening.update.waiting[0] ?? 0;
    await one.look({ table, eye: eye === 0 ? 1 : 0 });
    await one.look({ table, eye });
    await playOne(one, table);
    expect(one.news).toEqual([]);
  });

  it('never write over what another tab wrote, even when they did not hear of it', async () => {
    const store = new MemoryStore();
    const [first, second] = [tab(store), tab(store)];
    const id = await first.create(THREE);
    const { table } = await first.open({ id });
    const other = await second.open({ id });
    await playOne(second, other.table);
    const { outcome } = await first.act({ table, action: { type: 'issue-shares', shares: 5 } });
    expect(outcome).toMatchObject({ ok: false });
    expect(first.news).toEqual([{ table, update: null }]);
    // Three sat down, and one has acted.
    expect((await store.load(id))?.rows).toHaveLength(4);
    const { update } = (await tab(store).open({ id })).opening;
    expect(update.seq).toBe(1);
    expect(hashOf(update.view)).toBe(hashOf((await second.views({ table: other.table, moments: [1] }))[0]));
  });

  it('do not let whoever handed over a seat go on looking into it', async () => {
    const one = tab(new MemoryStore());
    const { table, opening } = await one.open({ id: await one.create(AGAINST_BOTS) });
    expect(opening.update.eye).toBe(0);
    await one.seat({ table, seat: 1, sits: { name: 'Bolt', bot: 'medium' } });
    expect(one.news.at(-1)).toMatchObject({ table, update: { eye: 0 } });
    await one.seat({ table, seat: 0, sits: { name: 'Rocket', bot: 'easy' } });
    expect(one.news.at(-1)).toMatchObject({ table, update: { eye: 'public', from: 0 } });
    await expect(Promise.resolve({ table, eye: 0 }).then(one.look)).rejects.toThrow('Nobody at this screen sits there');
  });

  it('fork a match into one of its own', async () => {
    const one = tab(new MemoryStore());
    const { table } = await one.open({ id: await one.create(THREE) });
    await playOne(one, table);
    const forked = await one.open({ id: await one.fork({ table, moment: 0 }) });
    await one.act({ table: forked.table, action: { type: 'issue-shares', shares: 5 } });
    const [original] = await one.views({ table, moments: [1] });
    const [other] = await one.views({ table: forked.table, moments: [1] });
    expect(hashOf(other)).not.toBe(hashOf(original));
  });

  it('fork a match at a moment as the eye counts it', async () => {
    const one = tab(new MemoryStore());
    const path = '../../../../games/kings-of-air-and-steam/tests/fixtures/05-normal-4-players-lively.json';
    const record: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const { table } = await one.open({ id: await one.importRecord({ record, names: ['A', 'B', 'C', 'D'] }) });
    const { seq, result } = await one.look({ table, eye: 0 });
    expect(result).not.toBeNull();
    const moment = seq - 40;
    const [then] = await one.views({ table, moments: [moment] });
    const forked = await one.open({ id: await one.fork({ table, moment }) });
    const update = await one.look({ table: forked.table, eye: 0 });
    expect(update.seq).toBe(moment);
    expect(hashOf(update.view)).toBe(hashOf(then));
  });

  it('keep the record of a running match against bots to themselves', async () => {
    const one = tab(new MemoryStore());
    const { table } = await one.open({ id: await one.create(AGAINST_BOTS) });
    await expect(Promise.resolve({ table }).then(one.record)).rejects.toThrow('against bots');
  });

  it('take in a record, with everybody at this screen', async () => {
    const one = tab(new MemoryStore());
    const { table } = await one.open({ id: await one.create(THREE) });
    await playOne(one, table);
    const record = await one.record({ table });
    const id = await one.importRecord({ record: JSON.parse(JSON.stringify(record)), names: ['A', 'B', 'C', 'D'] });
    const { opening } = await one.open({ id });
    expect(opening.update.players).toEqual(
      ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, bot: null, vacant: false })),
    );
    expect(opening.update.seq).toBe(1);
    expect(opening.update.steps.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it.each([
    ['nothing', null, 'does not say of which'],
    ['another game', { game: 'chess' }, "does not know the game 'chess'"],
    ['half a record', { game: 'age-of-steam' }, 'malformed'],
  ])('refuse %s with a sentence', async (_, record, why) => {
    const one = tab(new MemoryStore());
    await expect(one.importRecord({ record, names: [] })).rejects.toThrow(why);
    expect(await one.list(null)).toEqual([]);
  });

  it('play on what the host adds, and say plainly when the host has it no more', async () => {
    const path = '../../../../games/age-of-steam/content/maps/copper-vale.json';
    const box: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const map = { ...Object.fromEntries(Object.entries(box ?? {})), id: 'host-vale' };
    const store = new MemoryStore();
    const one = tab(store);
    const wanted = { ...THREE, options: { map: 'host-vale' } };
    await expect(one.create(wanted)).rejects.toThrow('there is no map "host-vale"');
    const record = { format: 'roundhouse-record/1', game: THREE.game, rules: 1, seed: 'x', entries: [], checks: [] };
    const missing = one.importRecord({ record: { ...record, seats: 3, options: wanted.options }, names: [] });
    await expect(missing).rejects.toThrow('This match needs the map "host-vale", which is not here.');

    const furnished = tab(store);
    await furnished.content([{ game: THREE.game, content: map }]);
    const { opening } = await furnished.open({ id: await furnished.create(wanted) });
    expect(opening.update.view).toMatchObject({ map: 'host-vale' });
  });

  it('do not call a match damaged that only needs what the host added before', async () => {
    const store = new MemoryStore();
    const one = tab(store);
    const id = await one.create(THREE);
    const whole = await store.load(id);
    if (whole === undefined) throw new Error('it was kept');
    const { game, seed } = THREE;
    // As it was written before content went along.
    const heading = { format: 'roundhouse-record/1', game, rules: 1, options: { map: 'gone' }, seats: 3, seed };
    store.put(id, { ...whole, heading, kept: [] });
    await expect(one.open({ id })).rejects.toThrow('the map "gone", which is not here');
    expect(await one.list(null)).toMatchObject([{ id, broken: null }]);
  });

  it('go on behind any action of a record, with others at the seats', async () => {
    const one = tab(new MemoryStore());
    const brain = await knownGame(THREE.game).brain();
    const match = Match.start(brain.game, { options: THREE.options, seats: 3, seed: 'branch' });
    for (let n = 0; n < 2; n++) {
      const [seat] = match.waiting();
      if (seat !== undefined) match.submit(seat, match.legal(seat)[0]);
    }
    const sitters = [
      { name: 'Ada', bot: null },
      { name: 'Ben', bot: 'driver' },
      { name: 'Cleo', bot: 'driver' },
    ];
    const id = await one.branch({ record: match.record(), seq: 1, sitters });
    const { opening } = await one.open({ id });
    expect(opening.update.players.map(({ name, bot }) => ({ name, bot }))).toEqual(sitters);
    expect(opening.update.seq).toBe(1);
  });

  it('go on in memory when the browser keeps nothing, and say so', async () => {
    const full = (): Promise<never> => Promise.reject(new Error('the disk is full'));
    const below = new MemoryStore();
    const store: MatchStore = {
      heads: () => below.heads(),
      load: (id) => below.load(id),
      change: (id, next) => below.change(id, next),
      remove: (id) => below.remove(id),
      analysis: full,
      keepAnalysis: full,
    };
    const id = await tab(store).create(THREE);
    const one = tab(store);
    const { table } = await one.open({ id });
    const first = await one.act({ table, action: SHARES });
    expect(await one.status(null)).toEqual({ kept: true });
    store.change = full;
    const [next = 0] = first.update.waiting;
    await one.look({ table, eye: next });
    expect((await one.act({ table, action: SHARES })).outcome).toEqual({ ok: true });
    expect(await one.status(null)).toEqual({ kept: false, why: 'the disk is full' });
    expect((await one.list(null)).map((listed) => listed.id)).toEqual([id]);
    // What was written before the disk was full, and what was not, are there when it is opened again.
    const again = await one.open({ id });
    expect(again.opening.update.steps.map(({ seq }) => seq)).toEqual([0, 1, 2]);

    const nothing = tab({ heads: full, load: full, change: full, remove: full, analysis: full, keepAnalysis: full });
    expect(await nothing.status(null)).toEqual({ kept: false, why: 'the disk is full' });
    const { opening } = await nothing.open({ id: await nothing.create(THREE) });
    expect(opening.update.seq).toBe(0);
    expect(await nothing.list(null)).toHaveLength(1);
  });
});
