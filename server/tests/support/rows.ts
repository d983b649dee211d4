import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '../../data/schema.ts';

type Rows = { readonly [Name in keyof Schema]: Readonly<Insertable<Schema[Name]>> };

/** Every column has something of its own, so that no two can be mixed up. */
export const ROWS: Rows = {
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
  orders: {
    id: 'o1',
    table_id: 't1',
    seat: 15,
    kind: 'auction',
    person: 'p1',
    filled: '{"limit":16}',
    stopped: '{"text":"It is over."}',
    changed: 17,
  },
  seen: { table_id: 't1', person: 'p1', stand: '18', at: 19 },
  results: {
    table_id: 't1',
    seat: 24,
    person: 'p1',
    bot: 'easy',
    game: 'steam',
    seats: 25,
    rank: 26,
    points: 27,
    at: 28,
  },
  consents: { table_id: 't1', asked: '{"by":0}' },
  clocks: { table_id: 't1', clock: '{"c":1}', due: 20 },
  alarms: { id: 'a1', kind: 'bot', due: 21, about: 't1', payload: '{"p":1}' },
  pushes: { endpoint_hash: 'h4', person: 'p1', subscription: '{"s":1}', created: 22 },
  tellings: { person: 'p1', settings: '{"t":1}' },
  mails: { person: 'p1', table_id: 't1', day: 23 },
  house: { key: 'k', value: 'v' },
};

export async function insertRow(db: Kysely<Schema>, table: string, row: object): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
}
