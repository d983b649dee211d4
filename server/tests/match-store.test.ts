import { ageOfSteam } from '@roundhouse/age-of-steam';
import { type Batch, type NewMatch, startMatch } from '@roundhouse/host';
import type { Result } from '@roundhouse/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Clock, newClock } from '../clocks/clock.ts';
import type { Database } from '../data/database.ts';
import { MatchStore } from '../play/match-store.ts';
import { eachDatabase } from './support/databases.ts';
import { ROWS } from './support/rows.ts';

const NOW = 1_000_000;
const SITTERS = ['Ada', 'Grace', 'Mary'].map((name) => ({ name, bot: null }));
const CLOCK = newClock({ kind: 'bank', ms: 60_000, increment: 0 }, 3);

function started(): NewMatch {
  return startMatch(ageOfSteam, { seats: 3, seed: 'groups' }, SITTERS, NOW);
}

async function tableWith(data: Database, store: MatchStore, id: string): Promise<void> {
  const table = { ...ROWS.tables, id, invite: `to ${id}`, rematch_of: null, changed: 0 };
  await data.db.insertInto('tables').values(table).execute();
  await data.db.insertInto('consents').values({ table_id: id, asked: 'a question' }).execute();
  await store.add(data.db, id, started(), null);
}

/** Two entries, a kept position, a clock, another turn and the end of what was asked: all that a batch can bring. */
function batchWith(key: string): Batch {
  const { rows, kept, state } = started();
  const [row] = rows;
  const [position] = kept;
  if (row === undefined || position === undefined) throw new Error('a match begins with people who sit down');
  const fresh = [row, { ...row, key }];
  return { from: rows.length, rows: fresh, kept: { ...position, after: rows.length + 2 }, state, result: null };
}

const RESULT: Result = {
  ranks: [2, 3, 1],
  winners: [2],
  scores: [40, null, 70].map((total) => ({ total, lines: [] })),
};

const AROUND = { clock: CLOCK, turns: true, noticed: true };

/** Everything of a match that a batch changes. */
async function lies({ db }: Database, id: string): Promise<object> {
  const match = await db.selectFrom('matches').select('entries').where('id', '=', id).executeTakeFirst();
  const entries = await db.selectFrom('entries').select('key').where('match_id', '=', id).orderBy('number').execute();
  const kept = await db.selectFrom('kept').select('after').where('match_id', '=', id).orderBy('after').execute();
  const clocks = await db.selectFrom('clocks').select('clock').where('table_id', '=', id).execute();
  const asked = await db.selectFrom('consents').select('asked').where('table_id', '=', id).execute();
  const table = await db.selectFrom('tables').select('changed').where('id', '=', id).executeTakeFirst();
  return {
    entries: match?.entries,
    keys: entries.map(({ key }) => key),
    kept: kept.map(({ after }) => after),
    clocks: clocks.length,
    asked: asked.length,
    changed: table?.changed,
  };
}

const BEFORE = { entries: 3, keys: [null, null, null], kept: [3], clocks: 0, asked: 1, changed: 0 };

function written(key: string): object {
  return { entries: 5, keys: [null, null, null, null, key], kept: [3, 5], clocks: 1, asked: 0, changed: NOW };
}

eachDatabase('what happens in many matches at once', ({ kind, open }) => {
  it('is written together, each match whole or not at all', async () => {
    const data = await open();
    const store = new MatchStore(data, () => NOW);
    const fine = Array.from({ length: 30 }, (_, index) => `fine-${index}`);
    for (const id of [...fine, 'late', 'double', 'closed', 'unstorable']) await tableWith(data, store, id);
    // Another process was first; has written an entry where one is to be; the host has closed the table.
    await data.db.updateTable('matches').set({ entries: 4 }).where('id', '=', 'late').execute();
    await data.db.insertInto('entries').values({ match_id: 'double', number: 4, entry: '{}', key: 'theirs' }).execute();
    await data.db.updateTable('tables').set({ state: 'closed' }).where('id', '=', 'closed').execute();
    const save = async (id: string, key: string): Promise<boolean> =>
      (await store.save(id, batchWith(key), AROUND)) !== null;
    const saved = await Promise.allSettled([
      save('late', 'a'),
      save('double', 'a'),
      ...fine.map(async (id) => save(id, id)),
      save('closed', 'a'),
      save('unstorable', 'half a character: \uD800'),
      // Twice for one match: the second comes too late.
      save('fine-0', 'b'),
    ]);
    expect(saved).toMatchObject([
      { value: false },
      { value: false },
      ...fine.map(() => ({ value: true })),
      { value: false },
      { status: 'rejected' },
      { value: false },
    ]);
    for (const id of fine) expect(await lies(data, id), id).toEqual(written(id));
    expect(await lies(data, 'late')).toEqual({ ...BEFORE, entries: 4 });
    expect(await lies(data, 'double')).toEqual({ ...BEFORE, keys: [...BEFORE.keys, 'theirs'] });
    expect(await lies(data, 'closed')).toEqual(BEFORE);
    expect(await lies(data, 'unstorable')).toEqual(BEFORE);
  });

  it('is not taken back when the match is over, although people still come and go', async () => {
    const data = await open();
    const store = new MatchStore(data, () => NOW);
    for (const id of ['over', 'left', 'running']) await tableWith(data, store, id);
    await data.db.updateTable('tables').set({ state: 'over' }).where('id', 'in', ['over', 'left']).execute();
    const batch = batchWith('k');
    const back: Batch = { ...batch, rows: [{ entry: { undo: 0, seat: 0 }, key: 'k' }], kept: null };
    expect(await store.save('over', back, AROUND)).toBeNull();
    expect(await lies(data, 'over')).toEqual(BEFORE);
    expect(await store.save('left', batch, AROUND)).not.toBeNull();
    expect(await store.save('running', back, AROUND)).not.toBeNull();
  });

  it('ends matches together with what is played elsewhere, once, with the results of whoever sits there', async () => {
    const data = await open();
    const store = new MatchStore(data, () => NOW);
    for (const id of ['ends-first', 'ends-second', 'ends-going-on', 'ends-late', 'ends-closed'])
      await tableWith(data, store, id);
    const person = {
      table_id: 'ends-first',
      seat: 2,
      person: 'a person',
      bot: null,
      name: 'Ann',
      offer: null,
      livery: null,
    };
    await data.db.insertInto('places').values(person).execute();
    await data.db.updateTable('matches').set({ entries: 4 }).where('id', '=', 'ends-late').execute();
    await data.db.updateTable('tables').set({ state: 'closed' }).where('id', '=', 'ends-closed').execute();
    const over = ['ends-first', 'ends-second', 'ends-late', 'ends-closed'];
    const saved = await Promise.all([
      store.save('ends-going-on', batchWith('k'), AROUND),
      ...over.map(async (id) => store.save(id, { ...batchWith(id), result: RESULT }, AROUND)),
    ]);
    expect(saved.map((one) => one !== null)).toEqual([true, true, true, false, false]);
    expect(await lies(data, 'ends-first')).toEqual(written('ends-first'));
    const tables = data.db
      .selectFrom('tables')
      .select(['id', 'state', 'ended', 'changed'])
      .where('id', 'like', 'ends-%')
      .orderBy('id');
    const after = [
      { id: 'ends-closed', state: 'closed', ended: ROWS.tables.ended, changed: 0 },
      { id: 'ends-first', state: 'over', ended: NOW, changed: NOW },
      { id: 'ends-going-on', state: 'running', ended: ROWS.tables.ended, changed: NOW },
      { id: 'ends-late', state: 'running', ended: ROWS.tables.ended, changed: 0 },
      { id: 'ends-second', state: 'over', ended: NOW, changed: NOW },
    ];
    expect(await tables.execute()).toEqual(after);
    const all = { bot: null, game: ROWS.tables.game, seats: ROWS.tables.seats, at: NOW };
    const of = (table_id: string, sitter: string | null): object[] => [
      { table_id, seat: 0, person: null, rank: 2, points: 40, ...all },
      { table_id, seat: 1, person: null, rank: 3, points: null, ...all },
      { table_id, seat: 2, person: sitter, rank: 1, points: 70, ...all },
    ];
    const results = data.db.selectFrom('results').selectAll().orderBy('table_id').orderBy('seat');
    expect(await results.execute()).toEqual([...of('ends-first', 'a person'), ...of('ends-second', null)]);
    // Somebody gets up afterwards.
    const next = { ...batchWith('later'), from: 5, kept: null, result: RESULT };
    expect(await new MatchStore(data, () => NOW + 1).save('ends-first', next, AROUND)).not.toBeNull();
    expect(await results.execute()).toHaveLength(6);
    expect(await tables.execute()).toEqual(after);
  });

  it('two processes that write in the same matches at once share them, and neither waits for the other for ever', async () => {
    const [one, other] = [await open(), await open()];
    const stores = [one, other].map((data) => new MatchStore(data, () => NOW));
    const ids = Array.from({ length: 20 }, (_, index) => `shared-${index}`);
    for (const id of ids) await tableWith(one, new MatchStore(one, () => NOW), id);
    const [forward = [], backward = []] = await Promise.all(
      stores.map(async (store, which) =>
        Promise.all((which === 0 ? ids : ids.toReversed()).map((id) => store.save(id, batchWith(`${which}`), AROUND))),
      ),
    );
    const won = forward.map((first, index) => [first, backward[ids.length - 1 - index]]);
    for (const [index, [first, second]] of won.entries()) {
      expect([first, second].filter(Boolean)).toHaveLength(1);
      expect(await lies(one, ids[index] ?? '')).toEqual(written(first === null ? '1' : '0'));
    }
  });

  it('changes clocks as they are, whoever has changed them meanwhile', async () => {
    const data = await open();
    const store = new MatchStore(data, () => NOW);
    await tableWith(data, store, 'ticking');
    expect(await store.changeClock('ticking', (clock) => clock)).toBeNull();
    await store.save('ticking', batchWith('a key'), AROUND);
    const later = (clock: Clock): Clock => ({
      ...clock,
      seats: clock.seats.map(({ left, since }) => ({ left: left + 1, since })),
    });
    const times = 6;
    await Promise.all(Array.from({ length: times }, async () => store.changeClock('ticking', later)));
    const after = await store.clock('ticking');
    expect(after?.seats.map(({ left }) => left)).toEqual(CLOCK.seats.map(({ left }) => left + times));
  });

  it.runIf(kind === 'postgres')('is written by a question that PostgreSQL plans once', async () => {
    const data = await open();
    const store = new MatchStore(data, () => NOW);
    await tableWith(data, store, 'planned');
    await store.save('planned', batchWith('a key'), AROUND);
    const { rows } = await sql<object>`
      select name from pg_prepared_statements where statement like '%claimed%'`.execute(data.db);
    expect(rows).toHaveLength(1);
  });
});
