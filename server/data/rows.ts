import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** The database itself, or a transaction of it. */
export type Db = Kysely<Schema>;

export type TableRow = Selectable<Schema['tables']>;
