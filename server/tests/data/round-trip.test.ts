import { type Insertable, type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../data/schema.ts';
import { eachDatabase } from '../support/databases.ts';

type Rows = { readonly [Name in keyof Schema]: Readonly<Insertable<Schema[Name]>> };

/** Every column has something of its own, so that no two can be mixed up. */
const ROWS: Rows = {
  people: {
    id: 'p1',
    name: 'Ann',
    kind: 'account',
    login: 'ann',
    email: 'ann@example.org',
    password: 'scrypt$1',
    owner: 'p0',
    settings: '{"a":1}',
    created: 1_794_755_832_266,
    seen: Number.MAX_SAFE_INTEGER,
    deleted: 1,
  },
  sessions: { hash: 'h1', person: 'p1', label: 'Firefox', created: 1, seen: 2 },
  tokens: { hash: 'h2', id: 't1', person: 'p1', label: 'a bot', scopes: '["play"]', created: 3, seen: 4 },
  resets: { hash: 'h3', person: 'p1', expires: 5 },
  blocks: { person: 'p1', blocked: 'p2' },
  mutes: { person: 'p2', muted: 'p1' },
  tables: {
    id: 't1',
    game: 'steam',
    options: '{}',
    seats: 4,
    host: 'p1',
    title: 'Friday',
    access: 'named',
    pace: 'slow',
    watching: 1,
    clock: '{"bank":1}',
    invite: 'come-in',
    state: 'running',
    seed: 'seed',
    seed_hash: 'hash',
    rematch_of: 't0',
    created: 6,
    started: 7,
    ended: 8,
    changed: 9,
  },
  places: { table_id: 't1', seat: 0, person: 'p1', bot: 'greedy', name: 'Ann', offer: 'o1' },
  guest_list: { table_id: 't1', person: 'p2' },
  matches: { id: 't1', heading: '{"h":1}', state: 'running', entries: 10, bot_due: 1 },
  entries: { match_id: 't1', number: 11, entry: '{"e":1}', key: 'k1' },
  kept: { match_id: 't1', after: 12, kept: '{"k":1}' },
  chat: { table_id: 't1', number: 13, person: 'p1', text: 'hello', at: 14 },
  private_notes: { table_id: 't1', person: 'p1', text: 'build north' },
  orders: { table_id: 't1', seat: 15, person: 'p1', number: 16, orders_json: '[]', state: 'waiting', changed: 17 },
  seen: { table_id: 't1', person: 'p1', stand: '18', at: 19 },
  consents: { table_id: 't1', asked: '{"by":0}' },
  clocks: { table_id: 't1', clock: '{"c":1}', due: 20 },
  alarms: { id: 'a1', kind: 'bot', due: 21, about: 't1', payload: '{"p":1}' },
  pushes: { endpoint_hash: 'h4', person: 'p1', subscription: '{"s":1}', created: 22 },
  tellings: { person: 'p1', settings: '{"t":1}' },
  mails: { person: 'p1', table_id: 't1', day: 23 },
  house: { key: 'k', value: 'v' },
};

const NULLABLE: { readonly [Name in keyof Schema]?: readonly (keyof Schema[Name])[] } = {
  people: ['login', 'email', 'password', 'owner'],
  tables: ['clock', 'rematch_of', 'started', 'ended'],
  places: ['person', 'bot', 'offer'],
  entries: ['key'],
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
    for (const [name, row] of Object.entries(ROWS)) await insert(db, name, row);
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
      expect(PARTS_OF_A_TABLE).toHaveLength(12);
      for (const part of PARTS_OF_A_TABLE) expect(await count(db, part), part).toBe(0);
      for (const whole of ['people', 'sessions', 'alarms', 'pushes']) expect(await count(db, whole), whole).toBe(1);
    });

    it('leaves no room for parts without a whole', async () => {
      await expect(db.insertInto('places').values(ROWS.places).execute()).rejects.toThrow(/foreign key/i);
    });
  });
});

async function insert(db: Kysely<Schema>, table: string, row: object): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
}
