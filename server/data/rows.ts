import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** The database itself, or a transaction of it. */
export type Db = Kysely<Schema>;

export type TableRow = Selectable<Schema['tables']>;

/** All of them by name: what `*` stands for may change while a connection remembers it. */
export const TABLE_COLUMNS = [
  'tables.id',
  'tables.game',
  'tables.options',
  'tables.seats',
  'tables.host',
  'tables.title',
  'tables.access',
  'tables.pace',
  'tables.watching',
  'tables.starts_full',
  'tables.hints',
  'tables.clock',
  'tables.invite',
  'tables.state',
  'tables.seed',
  'tables.seed_hash',
  'tables.rematch_of',
  'tables.created',
  'tables.started',
  'tables.ended',
  'tables.changed',
] as const satisfies readonly `tables.${keyof TableRow}`[];
