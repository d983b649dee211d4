import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../data/migrations.ts';
import type { Schema } from '../data/schema.ts';
import type { Stored } from '../data/values.ts';

const AT_ONCE = 1000;

/** A table as it lies in the database, whatever version of the program made it. */
export interface Lying {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What others are part of comes before its parts. */
const WHOLES: readonly string[] = ['people', 'tables', 'matches'];

/** Every table of ours; not those in which the steps are noted, which opening a database writes by itself. */
export async function tablesIn(db: Kysely<Schema>, kind: DatabaseKind): Promise<readonly Lying[]> {
  const schema = kind === 'postgres' ? await currentSchema(db) : undefined;
  const all = (await db.introspection.getTables())
    .filter((table) => !table.isView && (schema === undefined || table.schema === schema))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  const rank = ({ name }: Lying): number => (WHOLES.includes(name) ? WHOLES.indexOf(name) : WHOLES.length);
  return all.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

async function currentSchema(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

type Row = Readonly<Record<string, Stored>>;

/** All rows, some at a time; inside a transaction, so that they are of one moment. */
export async function* rowsOf(db: Kysely<Schema>, kind: DatabaseKind, table: Lying): AsyncGenerator<Row> {
  yield* kind === 'postgres' ? byCursor(db, table) : byNumber(db, table);
}

async function* byCursor(db: Kysely<Schema>, { name, columns }: Lying): AsyncGenerator<Row> {
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup no scroll cursor for select ${wanted} from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from backup`.execute(db);
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close backup`.execute(db);
}

async function* byNumber(db: Kysely<Schema>, { name, columns }: Lying): AsyncGenerator<Row> {
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  let after = -1;
  for (;;) {
    const { rows } = await sql<Row & { readonly row_number: number }>`
      select rowid as row_number, ${wanted} from ${sql.table(name)} where rowid > ${after} order by rowid limit ${AT_ONCE}
    `.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.row_number;
  }
}

/** Fewer than either database takes in one query. */
const MOST_VALUES = 10_000;

/** Collects rows and writes many at once. */
export class Rows {
  readonly #db: Kysely<Schema>;
  #table: Lying | null = null;
  #waiting: (readonly Stored[])[] = [];

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async begin(table: Lying): Promise<void> {
    await this.write();
    this.#table = table;
  }

  async add(row: readonly Stored[]): Promise<void> {
    this.#waiting.push(row);
    if (this.#waiting.length * row.length >= MOST_VALUES) await this.write();
  }

  async write(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    if (this.#table === null || rows.length === 0) return;
    const { name, columns } = this.#table;
    const values = sql.join(rows.map((row) => sql`(${sql.join(row.map((value) => sql.val(value)))})`));
    const named = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${named}) values ${values}`.execute(this.#db);
  }
}

export async function countOf(db: Kysely<Schema>, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}
