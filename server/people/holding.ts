import type { Database } from '../data/database.ts';
import type { Db } from '../data/rows.ts';
import { Refusal } from '../refusal.ts';

/**
 * Nobody sits down while they leave for good or take a guest's games along: of two such things the second sees what the
 * first did. It comes before anything else that a transaction changes. False for somebody who is gone by then.
 */
export async function heldPerson(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ deleted: 0 })
    .where('id', '=', id)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same; whoever is gone does nothing more. */
export async function holdPerson(db: Db, id: string): Promise<void> {
  if (!(await heldPerson(db, id))) throw goneByNow();
}

/**
 * Whoever sits down stays until they sit. They may sit down at many tables at once: who waits here keeps a connection for
 * it, and ten who wait would leave none for those who play. SQLite has but one transaction at a time.
 */
export async function keepPerson(db: Db, kind: Database['kind'], id: string): Promise<void> {
  const there = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('deleted', '=', 0)
    .$if(kind === 'postgres', (asked) => asked.forShare())
    .executeTakeFirst();
  if (there === undefined) throw goneByNow();
}

function goneByNow(): Refusal {
  return new Refusal('unknown-person', 'Come in first: the server does not know you.');
}
