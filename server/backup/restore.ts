import { existsSync } from 'node:fs';
import { type Database, type DatabasePlace, openAsItIs, openDatabase } from '../data/database.ts';
import { migrations } from '../data/migrations.ts';
import { whileAlone } from '../data/presence.ts';
import { BackupProblem, readBackup, type Summary } from './format.ts';
import { countOf, Rows, tablesIn } from './rows.ts';

/** What can only be there when somebody has been. */
const INHABITED = ['people', 'tables'];

interface Wish {
  /** Whether what is in the database now may be thrown away. */
  readonly replace: boolean;
}

/**
 * Puts a backup into a database, of either kind, on which no server runs. The file is read to its end before anything is
 * touched. A backup of an older version is brought up to date. Throws a DatabaseProblem or a BackupProblem.
 */
export async function restore(
  place: DatabasePlace,
  file: string,
  { replace }: Wish,
  steps = migrations,
): Promise<Summary> {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  const { heading, summary } = await readBackup(file);
  const newer = heading.steps.find((step) => !(step in steps('sqlite')));
  if (newer !== undefined) {
    throw new BackupProblem(`It was made by a newer version of this program (it knows '${newer}'): use that one.`);
  }
  return whileAlone(place, async () => {
    await clear(place, replace);
    const asThen = await openDatabase(place, (kind) =>
      Object.fromEntries(Object.entries(steps(kind)).filter(([step]) => heading.steps.includes(step))),
    );
    await closing(asThen, async (data) => {
      await fill(data, file);
      for (const [table, { rows }] of Object.entries(summary)) {
        const there = await countOf(data.db, table);
        if (there !== rows) throw new BackupProblem(`Of ${rows} rows of '${table}' only ${there} have arrived.`);
      }
    });
    await (await openDatabase(place, steps)).close();
    return summary;
  });
}

/** Leaves nothing, not even tables: those of another version would be in the way. */
async function clear(place: DatabasePlace, replace: boolean): Promise<void> {
  await closing(await openAsItIs(place), async ({ db, kind }) => {
    const tables = await tablesIn(db, kind);
    for (const { name } of tables.filter((table) => INHABITED.includes(table.name))) {
      if (!replace && (await countOf(db, name)) > 0) {
        throw new BackupProblem('The database is not empty. To throw away what it holds, say --replace.');
      }
    }
    await db.transaction().execute(async (one) => {
      for (const { name } of tables.toReversed()) await one.schema.dropTable(name).execute();
      await one.schema.dropTable('kysely_migration').ifExists().execute();
      await one.schema.dropTable('kysely_migration_lock').ifExists().execute();
    });
  });
}

/** All of it or nothing. */
async function fill({ db }: Database, file: string): Promise<void> {
  await db.transaction().execute(async (one) => {
    const rows = new Rows(one);
    await readBackup(file, async (part) =>
      'table' in part ? rows.begin({ name: part.table.table, columns: part.table.columns }) : rows.add(part.row),
    );
    await rows.write();
  });
}

async function closing<T extends Database>(data: T, work: (data: T) => Promise<void>): Promise<void> {
  try {
    await work(data);
  } finally {
    await data.close();
  }
}
