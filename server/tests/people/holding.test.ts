import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../data/schema.ts';
import { heldPerson, keepPerson } from '../../people/holding.ts';
import { eachDatabase } from '../support/databases.ts';

const ADA = {
  id: 'ada',
  kind: 'guest',
  name: 'Ada',
  login: null,
  email: null,
  password: null,
  owner: null,
  settings: '{}',
  created: 0,
  seen: 0,
  deleted: 0,
} as const;

eachDatabase('somebody who sits down', ({ kind, open }) => {
  let db: Kysely<Schema>;
  beforeAll(async () => {
    ({ db } = await open());
  });
  beforeEach(async () => {
    await db.deleteFrom('people').execute();
    await db
      .insertInto('people')
      .values({ ...ADA })
      .execute();
  });

  it.runIf(kind === 'postgres')('does not wait for themselves at another table', async () => {
    const both = db.transaction().execute(async (first) => {
      await keepPerson(first, kind, ADA.id);
      await db.transaction().execute(async (second) => keepPerson(second, kind, ADA.id));
    });
    await expect(both).resolves.toBeUndefined();
  });

  it('cannot leave for good meanwhile', async () => {
    const order: string[] = [];
    const sits = await db.startTransaction().execute();
    await keepPerson(sits, kind, ADA.id);
    const left = db.transaction().execute(async (leaves) => {
      expect(await heldPerson(leaves, ADA.id)).toBe(true);
      order.push('leaves');
    });
    // Long enough for a question to come back, had it not to wait.
    await db.selectFrom('people').select('id').execute();
    order.push('sits');
    await sits.commit().execute();
    await left;
    expect(order).toEqual(['sits', 'leaves']);
  });

  it('who is gone does not sit down', async () => {
    await db.updateTable('people').set({ deleted: 1 }).execute();
    await expect(db.transaction().execute(async (sits) => keepPerson(sits, kind, ADA.id))).rejects.toThrow(
      'Come in first',
    );
  });
});
