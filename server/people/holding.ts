import type { Db } from '../data/rows.ts';
import { Refusal } from '../refusal.ts';

/**
 * Nobody sits down, leaves for good or takes a guest's games along at the same time: of two such things the second sees
 * what the first did. It comes before anything else that a transaction changes. False for somebody who is gone by then.
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
  if (!(await heldPerson(db, id))) {
    throw new Refusal('unknown-person', 'Come in first: the server does not know you.');
  }
}
