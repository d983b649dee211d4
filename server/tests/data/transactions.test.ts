import type { Kysely, Transaction } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { isDuplicate } from '../../data/database.ts';
import type { Schema } from '../../data/schema.ts';
import { eachDatabase } from '../support/databases.ts';

const put = (db: Kysely<Schema>, key: string, value: string): Promise<unknown> =>
  db.insertInto('house').values({ key, value }).execute();

eachDatabase('transactions', ({ open }) => {
  let db: Kysely<Schema>;
  const all = async (): Promise<Record<string, string>> => {
    const rows = await db.selectFrom('house').selectAll().orderBy('key').execute();
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };
  beforeAll(async () => {
    ({ db } = await open());
  });
  beforeEach(async () => {
    await db.deleteFrom('house').execute();
    await db.deleteFrom('people').execute();
  });

  it('that fail leave nothing behind', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await put(trx, 'a', '1');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await all()).toEqual({});
  });

  it('that trip over a duplicate leave nothing behind, and say what it was', async () => {
    await put(db, 'a', 'first');
    const failing = db.transaction().execute(async (trx) => {
      await put(trx, 'b', '1');
      await put(trx, 'a', 'second');
    });
    await expect(failing).rejects.toSatisfy(isDuplicate);
    expect(await all()).toEqual({ a: 'first' });
  });

  it('may step over a duplicate and go on', async () => {
    await put(db, 'a', 'first');
    await db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('house')
        .values({ key: 'a', value: 'second' })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      expect(numInsertedOrUpdatedRows).toBe(0n);
      await put(trx, 'b', '1');
    });
    expect(await all()).toEqual({ a: 'first', b: '1' });
  });

  it('may take back a part of themselves', async () => {
    const trx = await db.startTransaction().execute();
    await put(trx, 'a', '1');
    const saved = await trx.savepoint('here').execute();
    await put(saved, 'b', '2');
    await saved.rollbackToSavepoint('here').execute();
    await put(trx, 'c', '3');
    await trx.commit().execute();
    expect(await all()).toEqual({ a: '1', c: '3' });
  });

  it('count what they changed', async () => {
    await put(db, 'a', '1');
    await put(db, 'b', '1');
    const updated = await db.updateTable('house').set({ value: '2' }).executeTakeFirstOrThrow();
    expect(updated.numUpdatedRows).toBe(2n);
    const deleted = await db.deleteFrom('house').where('key', '=', 'c').executeTakeFirstOrThrow();
    expect(deleted.numDeletedRows).toBe(0n);
    const returned = await db.deleteFrom('house').where('key', '=', 'a').returningAll().execute();
    expect(returned).toEqual([{ key: 'a', value: '2' }]);
  });

  it('that run at once do not mix: half of them fail, and only their own work is undone', async () => {
    const gates = Array.from({ length: 20 }, (_, index) => index);
    const work = async (trx: Transaction<Schema>, index: number): Promise<void> => {
      await put(trx, `${index} begins`, '');
      // Others get a chance to push in between.
      await new Promise((resolve) => setTimeout(resolve, index % 3));
      await put(trx, `${index} ends`, '');
      if (index % 2 === 1) throw new Error('odd');
    };
    const singles = gates.map((index) => put(db, `${index} alone`, ''));
    const ended = await Promise.allSettled(gates.map((index) => db.transaction().execute((trx) => work(trx, index))));
    await Promise.all(singles);
    expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(gates.map((index) => index % 2 === 0));
    const expected = gates.flatMap((index) => [
      `${index} alone`,
      ...(index % 2 === 0 ? [`${index} begins`, `${index} ends`] : []),
    ]);
    expect(Object.keys(await all()).sort()).toEqual(expected.sort());
  });

  it('that race for one key have one winner', async () => {
    const racers = Array.from({ length: 20 }, (_, index) => index);
    const ended = await Promise.allSettled(racers.map((index) => put(db, 'prize', `${index}`)));
    const lost = ended.filter((one) => one.status === 'rejected').map(({ reason }): unknown => reason);
    expect(lost).toHaveLength(19);
    expect(lost.every(isDuplicate)).toBe(true);
    const winner = ended.findIndex(({ status }) => status === 'fulfilled');
    expect(await all()).toEqual({ prize: `${winner}` });
  });

  it('tell a duplicate in a primary key and in a unique column from other errors', async () => {
    const person = { name: '', kind: 'guest', password: null, owner: null, settings: '{}' } as const;
    const times = { created: 0, seen: 0, deleted: 0 } as const;
    const add = (id: string, login: string | null, email: string | null): Promise<unknown> =>
      db
        .insertInto('people')
        .values({ id, login, email, ...person, ...times })
        .execute();
    await add('1', 'ann', 'ann@example.org');
    await add('2', null, null);
    await add('3', null, null);
    await expect(add('1', null, null)).rejects.toSatisfy(isDuplicate);
    await expect(add('4', 'ann', null)).rejects.toSatisfy(isDuplicate);
    await expect(add('4', null, 'ann@example.org')).rejects.toSatisfy(isDuplicate);
    const place = { table_id: 'none', seat: 0, person: null, bot: null, name: '' };
    await expect(db.insertInto('places').values(place).execute()).rejects.not.toSatisfy(isDuplicate);
    expect(isDuplicate('23505')).toBe(false);
    expect(isDuplicate(undefined)).toBe(false);
  });

  it('are not seen by others before they are done', async () => {
    const other = (await open()).db;
    await db.transaction().execute(async (trx) => {
      await put(trx, 'a', '1');
      expect(await other.selectFrom('house').selectAll().execute()).toEqual([]);
    });
    expect(await other.selectFrom('house').selectAll().execute()).toEqual([{ key: 'a', value: '1' }]);
  });
});
