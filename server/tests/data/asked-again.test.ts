import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '../../data/schema.ts';
import { eachDatabase } from '../support/databases.ts';

const TIMES = 8;

/** PostgreSQL keeps the plan of what is asked again and again, for as long as the connection lasts. */
eachDatabase('what is asked again and again', ({ open }) => {
  let db: Kysely<Schema>;
  beforeAll(async () => {
    ({ db } = await open());
  });

  const again = async (ask: () => Promise<unknown>): Promise<void> => {
    for (let time = 0; time < TIMES; time++) await ask();
  };

  it('is answered with what is there by now', async () => {
    for (let time = 0; time < TIMES; time++) {
      await db
        .insertInto('house')
        .values({ key: `key ${time}`, value: `${time}` })
        .execute();
      const { value } = await db
        .selectFrom('house')
        .select('value')
        .where('key', '=', `key ${time}`)
        .executeTakeFirstOrThrow();
      expect(value).toBe(`${time}`);
    }
  });

  it('is answered while another version of the program adds a column', async () => {
    const some = async (): Promise<unknown> =>
      db.selectFrom('house').select(['key', 'value']).where('key', '=', 'a').execute();
    const everything = async (): Promise<unknown> =>
      db.selectFrom('house').selectAll().where('key', '=', 'a').execute();
    await again(some);
    await again(everything);
    await sql`alter table house add column later text`.execute(db);
    await again(some);
    await again(everything);
    await sql`alter table house drop column later`.execute(db);
    await expect(again(everything)).resolves.toBeUndefined();
  });

  it('fails once for what was wrong, and not for what comes after it', async () => {
    await db.insertInto('house').values({ key: 'once', value: '1' }).execute();
    const twice = async (): Promise<unknown> => db.insertInto('house').values({ key: 'once', value: '2' }).execute();
    await expect(twice()).rejects.toThrow(/unique constraint/i);
    await again(async () => db.selectFrom('house').select('value').where('key', '=', 'once').execute());
    await expect(twice()).rejects.toThrow(/unique constraint/i);
  });
});
