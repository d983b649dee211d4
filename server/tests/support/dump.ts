import { sql } from 'kysely';
import { type DatabasePlace, openDatabase } from '../../data/database.ts';

/** When somebody was last here is not what anybody asked for. */
const COMES_AND_GOES = new Set(['seen']);

/** Whom the server is to tell something, and whom it has told, it notes in its own time. */
const OF_THE_SERVER = new Set(['alarms']);

/** Everything that is stored, as one text to compare. */
export async function dumpOf(place: DatabasePlace): Promise<string> {
  const { db, close } = await openDatabase(place);
  try {
    const tables = await db.introspection.getTables();
    const lines: string[] = [];
    for (const name of tables.map((table) => table.name).toSorted()) {
      if (OF_THE_SERVER.has(name)) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      const told = rows.map((row) =>
        JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !COMES_AND_GOES.has(column)))),
      );
      lines.push(name, ...told.toSorted());
    }
    return lines.join('\n');
  } finally {
    await close();
  }
}
