import { type RawBuilder, sql } from 'kysely';
import { type DatabasePlace, openDatabase } from './database.ts';
import type { Db } from './rows.ts';

/** What belongs to one table, and the column that says to which. */
const PARTS = [
  ['tables', 'id'],
  ['places', 'table_id'],
  ['matches', 'id'],
  ['entries', 'match_id'],
  ['kept', 'match_id'],
] as const;

/** Stores so many copies of a table with its match, to measure a house that is full. */
export async function storeCopies(place: DatabasePlace, table: string, count: number): Promise<void> {
  const data = await openDatabase(place);
  try {
    await data.db.transaction().execute(async (db) => {
      for (const [part, owner] of PARTS) await copy(db, part, owner, table, count);
    });
  } finally {
    await data.close();
  }
}

async function copy(db: Db, part: string, owner: string, table: string, count: number): Promise<void> {
  const known = (await db.introspection.getTables()).find(({ name }) => name === part);
  const columns = (known?.columns ?? []).map(({ name }) => name);
  const number = sql`cast(numbers.number_of_copy as text)`;
  const value = (column: string): RawBuilder<unknown> => {
    if (column === owner) return sql`'copy-' || ${number}`;
    // Every invitation is for one table.
    if (column === 'invite') return sql`'copy-' || ${number}`;
    return sql.ref(`source.${column}`);
  };
  await sql`
    with recursive numbers(number_of_copy) as (
      select 1 union all select number_of_copy + 1 from numbers where number_of_copy < ${sql.lit(count)}
    )
    insert into ${sql.table(part)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map(value))} from ${sql.table(part)} as source cross join numbers
    where ${sql.ref(`source.${owner}`)} = ${table}
  `.execute(db);
}
