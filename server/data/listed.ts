import { type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from './migrations.ts';
import { type Stored, stored } from './values.ts';

type Column = 'text' | 'bigint';
type Row = Readonly<Record<string, unknown>>;

/**
 * Rows as one value of a query, to be read like those of a table: so the text of the query is the same for any number of
 * them, and is prepared once.
 */
export function listed<Name extends string>(
  kind: DatabaseKind,
  columns: Readonly<Record<Name, Column>>,
  rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[],
): RawBuilder<unknown> {
  const known = Object.entries<Column>(columns);
  if (kind === 'postgres') {
    const json = JSON.stringify(rows.map((row: Row) => safe(row)));
    const names = known.map(([name]) => sql.ref(name));
    const typed = known.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`select ${sql.join(names)} from json_to_recordset(${json}) as listed (${sql.join(typed)})`;
  }
  // SQLite reads the text of a row anew for each of its columns: the shorter, the better.
  const json = JSON.stringify(rows.map((row: Row) => known.map(([name]) => stored(row[name]))));
  const fields = known.map(([name], index) => sql`value ->> ${sql.lit(index)} as ${sql.ref(name)}`);
  // Without a condition SQLite would take an `on conflict` that follows for a part of this.
  return sql`select ${sql.join(fields)} from json_each(${json}) where true`;
}

/** JSON writes what cannot be stored in signs that can, and reads it again as what cannot. */
function safe(row: Row): Record<string, Stored> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, stored(value)]));
}
