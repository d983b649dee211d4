import { type CreateTableBuilder, type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** By names in their order. */
export type Steps = Record<string, Migration>;

/**
 * Every step from an empty database to the schema of today. A step that was released is never
 * changed again: what comes later is a step of its own.
 */
export function migrations(kind: DatabaseKind): Steps {
  return {
    '0001-house': {
      up: async (db) => {
        for (const table of HOUSE) await create(db, kind, table);
      },
    },
    '0002-host': {
      up: async (db) => {
        for (const table of FOR_THE_HOST) await create(db, kind, table);
      },
    },
    '0003-starts-full': {
      up: async (db) => {
        await db.schema
          .alterTable('tables')
          .addColumn('starts_full', typeIn(kind, 'whole'), (column) => column.notNull().defaultTo(0))
          .execute();
      },
    },
    '0004-hints': {
      up: async (db) => {
        await db.schema
          .alterTable('tables')
          .addColumn('hints', typeIn(kind, 'whole'), (column) => column.notNull().defaultTo(0))
          .execute();
      },
    },
    '0005-liveries': {
      up: async (db) => {
        await db.schema.alterTable('places').addColumn('livery', typeIn(kind, 'text?')).execute();
      },
    },
  };
}

/** A column that ends in `?` may be null. */
type Column = 'text' | 'text?' | 'whole' | 'whole?';

interface TableMade {
  readonly name: keyof Schema;
  readonly columns: Readonly<Record<string, Column>>;
  readonly key: readonly string[];
  readonly unique?: readonly string[];
  readonly indexes?: readonly (readonly string[])[];
  /** A part goes when the whole goes. */
  readonly partOf?: { readonly column: string; readonly table: 'tables' | 'matches' };
}

const OF_TABLE = { column: 'table_id', table: 'tables' } as const;
const OF_MATCH = { column: 'match_id', table: 'matches' } as const;

const HOUSE: readonly TableMade[] = [
  {
    name: 'people',
    columns: {
      id: 'text',
      name: 'text',
      kind: 'text',
      login: 'text?',
      email: 'text?',
      password: 'text?',
      owner: 'text?',
      settings: 'text',
      created: 'whole',
      seen: 'whole',
      deleted: 'whole',
    },
    key: ['id'],
    unique: ['login', 'email'],
    indexes: [['owner']],
  },
  {
    name: 'sessions',
    columns: { hash: 'text', person: 'text', label: 'text', created: 'whole', seen: 'whole' },
    key: ['hash'],
    indexes: [['person']],
  },
  {
    name: 'tokens',
    columns: {
      hash: 'text',
      id: 'text',
      person: 'text',
      label: 'text',
      scopes: 'text',
      created: 'whole',
      seen: 'whole',
    },
    key: ['hash'],
    unique: ['id'],
    indexes: [['person']],
  },
  {
    name: 'resets',
    columns: { hash: 'text', person: 'text', expires: 'whole' },
    key: ['hash'],
    indexes: [['person']],
  },
  {
    name: 'blocks',
    columns: { person: 'text', blocked: 'text' },
    key: ['person', 'blocked'],
    indexes: [['blocked']],
  },
  { name: 'mutes', columns: { person: 'text', muted: 'text' }, key: ['person', 'muted'] },
  {
    name: 'tables',
    columns: {
      id: 'text',
      game: 'text',
      options: 'text',
      seats: 'whole',
      host: 'text',
      title: 'text',
      access: 'text',
      pace: 'text',
      watching: 'whole',
      clock: 'text?',
      invite: 'text',
      state: 'text',
      seed: 'text',
      seed_hash: 'text',
      rematch_of: 'text?',
      created: 'whole',
      started: 'whole?',
      ended: 'whole?',
      changed: 'whole',
    },
    key: ['id'],
    unique: ['invite', 'rematch_of'],
    indexes: [['access', 'state', 'changed'], ['state', 'changed'], ['host']],
  },
  {
    name: 'places',
    columns: { table_id: 'text', seat: 'whole', person: 'text?', bot: 'text?', name: 'text', offer: 'text?' },
    key: ['table_id', 'seat'],
    unique: ['offer'],
    indexes: [['person']],
    partOf: OF_TABLE,
  },
  {
    name: 'guest_list',
    columns: { table_id: 'text', person: 'text' },
    key: ['table_id', 'person'],
    indexes: [['person']],
    partOf: OF_TABLE,
  },
  {
    name: 'matches',
    columns: { id: 'text', heading: 'text', state: 'text', entries: 'whole', bot_due: 'whole' },
    key: ['id'],
    indexes: [['bot_due']],
    partOf: { column: 'id', table: 'tables' },
  },
  {
    name: 'entries',
    columns: { match_id: 'text', number: 'whole', entry: 'text', key: 'text?' },
    key: ['match_id', 'number'],
    partOf: OF_MATCH,
  },
  {
    name: 'kept',
    columns: { match_id: 'text', after: 'whole', kept: 'text' },
    key: ['match_id', 'after'],
    partOf: OF_MATCH,
  },
  {
    name: 'chat',
    columns: { table_id: 'text', number: 'whole', person: 'text', text: 'text', at: 'whole' },
    key: ['table_id', 'number'],
    indexes: [['at']],
    partOf: OF_TABLE,
  },
  {
    name: 'private_notes',
    columns: { table_id: 'text', person: 'text', text: 'text' },
    key: ['table_id', 'person'],
    partOf: OF_TABLE,
  },
  {
    name: 'orders',
    columns: {
      id: 'text',
      table_id: 'text',
      seat: 'whole',
      kind: 'text',
      person: 'text',
      filled: 'text',
      stopped: 'text?',
      changed: 'whole',
    },
    key: ['table_id', 'seat', 'kind'],
    unique: ['id'],
    indexes: [['person']],
    partOf: OF_TABLE,
  },
  {
    name: 'seen',
    columns: { table_id: 'text', person: 'text', stand: 'text', at: 'whole' },
    key: ['table_id', 'person'],
    partOf: OF_TABLE,
  },
  {
    name: 'results',
    columns: {
      table_id: 'text',
      seat: 'whole',
      person: 'text?',
      bot: 'text?',
      game: 'text',
      seats: 'whole',
      rank: 'whole',
      points: 'whole?',
      at: 'whole',
    },
    key: ['table_id', 'seat'],
    indexes: [['person']],
    partOf: OF_TABLE,
  },
  { name: 'consents', columns: { table_id: 'text', asked: 'text' }, key: ['table_id'], partOf: OF_TABLE },
  {
    name: 'clocks',
    columns: { table_id: 'text', clock: 'text', due: 'whole?' },
    key: ['table_id'],
    indexes: [['due']],
    partOf: OF_TABLE,
  },
  {
    name: 'alarms',
    columns: { id: 'text', kind: 'text', due: 'whole', about: 'text', payload: 'text' },
    key: ['id'],
    indexes: [['due'], ['about']],
  },
  {
    name: 'pushes',
    columns: { endpoint_hash: 'text', person: 'text', subscription: 'text', created: 'whole' },
    key: ['endpoint_hash'],
    indexes: [['person']],
  },
  { name: 'tellings', columns: { person: 'text', settings: 'text' }, key: ['person'] },
  {
    name: 'mails',
    columns: { person: 'text', table_id: 'text', day: 'whole' },
    key: ['person', 'table_id', 'day'],
    indexes: [['table_id']],
    partOf: OF_TABLE,
  },
  { name: 'house', columns: { key: 'text', value: 'text' }, key: ['key'] },
];

const FOR_THE_HOST: readonly TableMade[] = [
  { name: 'sanctions', columns: { person: 'text', kind: 'text', at: 'whole' }, key: ['person', 'kind'] },
  { name: 'host_acts', columns: { number: 'whole', what: 'text', about: 'text', at: 'whole' }, key: ['number'] },
];

async function create(db: Kysely<unknown>, kind: DatabaseKind, made: TableMade): Promise<void> {
  const { name, columns, key, unique = [], indexes = [], partOf } = made;
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    table = table.addColumn(column, typeIn(kind, type), (one) => (type.endsWith('?') ? one : one.notNull()));
  }
  table = table.addPrimaryKeyConstraint(`${name}_key`, [...key]);
  for (const column of unique) table = table.addUniqueConstraint(`${name}_one_${column}`, [column]);
  if (partOf !== undefined) {
    table = table.addForeignKeyConstraint(`${name}_part_of`, [partOf.column], partOf.table, ['id'], (one) =>
      one.onDelete('cascade'),
    );
  }
  await table.execute();
  for (const index of indexes) {
    await db.schema
      .createIndex(`${name}_by_${index.join('_')}`)
      .on(name)
      .columns([...index])
      .execute();
  }
}

/**
 * PostgreSQL would sort text by the language of the machine, and refuse a number above two milliards in a smaller type
 * where SQLite finds nothing.
 */
function typeIn(kind: DatabaseKind, column: Column): RawBuilder<unknown> {
  if (column.startsWith('whole')) return sql`bigint`;
  return kind === 'postgres' ? sql`text collate "C"` : sql`text`;
}
