import type { Db } from '../data/rows.ts';

/** Everybody with whom this person will not play, or who will not play with them. */
export async function keptApart(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where((where) => where.or([where('person', '=', person), where('blocked', '=', person)]))
    .execute();
  return new Set(rows.map((row) => (row.person === person ? row.blocked : row.person)));
}

export async function block(db: Db, person: string, blocked: string): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ person, blocked })
    .onConflict((there) => there.doNothing())
    .execute();
}

export async function unblock(db: Db, person: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
}
