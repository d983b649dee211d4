import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../data/schema.ts';
import { eachDatabase } from '../support/databases.ts';
import { insertRow, ROWS } from '../support/rows.ts';

const NULLABLE: { readonly [Name in keyof Schema]?: readonly (keyof Schema[Name])[] } = {
  people: ['login', 'email', 'password', 'owner'],
  tables: ['clock', 'rematch_of', 'started', 'ended'],
  places: ['person', 'bot', 'offer', 'livery'],
  results: ['person', 'bot', 'points'],
  entries: ['key'],
  orders: ['stopped'],
  clocks: ['due'],
};

const PARTS_OF_A_TABLE = Object.entries(ROWS)
  .filter(([name, row]) => name === 'matches' || 'table_id' in row || 'match_id' in row)
  .map(([name]) => name);

async function count(db: Kysely<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

eachDatabase('every table', ({ open }) => {
  let db: Kysely<Schema>;
  beforeAll(async () => {
    ({ db } = await open());
    for (const [name, row] of Object.entries(ROWS)) await insertRow(db, name, row);
  });

  it.each(Object.entries(ROWS))('%s gives back what it was given', async (name, row) => {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    expect(rows).toEqual([row]);
  });

  it('has the columns of the schema and no others, and only those may be null that it says', async () => {
    const tables = await db.introspection.getTables();
    const columns = tables.map((table) => [table.name, table.columns.map((column) => column.name).sort()] as const);
    expect(Object.fromEntries(columns)).toEqual(
      Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, Object.keys(row).sort()])),
    );
    const nullable = tables.map((table) => [
      table.name,
      table.columns.filter((column) => column.isNullable).map((column) => column.name),
    ]);
    expect(Object.fromEntries(nullable.filter(([, names]) => names?.length !== 0))).toEqual(NULLABLE);
  });

  it('counts in numbers', async () => {
    expect(await count(db, 'people')).toBe(1);
  });

  it('sorts text by its bytes, whatever the language of the machine', async () => {
    const keys = ['b', 'B', 'a', 'ä', '10', '9', '😀', '\uffee'];
    await db.deleteFrom('house').execute();
    await db
      .insertInto('house')
      .values(keys.map((key) => ({ key, value: '' })))
      .execute();
    const sorted = await db.selectFrom('house').select('key').orderBy('key').execute();
    expect(sorted.map(({ key }) => key)).toEqual(['10', '9', 'B', 'a', 'b', 'ä', '\uffee', '😀']);
  });

  describe('a table that goes', () => {
    it('takes its parts along, and nobody', async () => {
      await db.deleteFrom('tables').execute();
      expect(PARTS_OF_A_TABLE).toHaveLength(13);
      for (const part of PARTS_OF_A_TABLE) expect(await count(db, part), part).toBe(0);
      for (const whole of ['people', 'sessions', 'alarms', 'pushes']) expect(await count(db, whole), whole).toBe(1);
    });

    it('leaves no room for parts without a whole', async () => {
      await expect(db.insertInto('places').values(ROWS.places).execute()).rejects.toThrow(/foreign key/i);
    });
  });
});
