import type { Person } from '@roundhouse/wire';
import { type Db, TABLE_COLUMNS, type TableRow } from '../data/rows.ts';
import { PLACE_COLUMNS, type PlaceRow } from './summary.ts';

/** A table with all that is told of it: each question that is not asked is a way to the database and back. */
export interface SeatedTable {
  readonly row: TableRow;
  /** By their seats. */
  readonly places: readonly PlaceRow[];
  /** Whoever opened it; undefined when they are gone. */
  readonly host: Person | undefined;
  /** What somebody wants taken back, as it is stored. */
  readonly asked: string | null;
  /** The table that those who played here went on to. */
  readonly rematch: string | null;
  /** What a list says of its match, as it is stored; null before it has begun. */
  readonly match: string | null;
}

/** Undefined for a table that is not there. */
export async function seatedTable(db: Db, id: string): Promise<SeatedTable | undefined> {
  // A row for each place, and one without a place where nobody sits.
  const rows = await db
    .selectFrom('tables')
    .leftJoin('places', 'places.table_id', 'tables.id')
    .leftJoin('people', 'people.id', 'places.person')
    .leftJoin('people as opener', 'opener.id', 'tables.host')
    .leftJoin('consents', 'consents.table_id', 'tables.id')
    .leftJoin('tables as next', 'next.rematch_of', 'tables.id')
    .leftJoin('matches', 'matches.id', 'tables.id')
    .select(TABLE_COLUMNS)
    .select(PLACE_COLUMNS)
    .select(['opener.name as host_name', 'opener.kind as host_kind'])
    .select(['consents.asked', 'next.id as rematch', 'matches.state as match'])
    .where('tables.id', '=', id)
    .orderBy('places.seat')
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  const { host: opener, host_name: name, host_kind: kind, asked, rematch, match } = row;
  return {
    row,
    places: rows.filter(isPlace),
    host: name === null || kind === null ? undefined : { id: opener, name, kind },
    asked,
    rematch,
    match,
  };
}

function isPlace<Row extends object>(row: Row & { readonly seat: number | null }): row is Row & PlaceRow {
  return row.seat !== null;
}
