import type { Db } from '../data/rows.ts';
import { Refusal } from '../refusal.ts';

/** What the host of a server has against somebody. */
export type Sanction = 'banned' | 'muted';

const WHY: Readonly<Record<Sanction, string>> = {
  banned: 'The host of this server has banned you.',
  muted: 'The host of this server lets you read here, and not write.',
};

export async function demandFree(db: Db, person: string, of: Sanction): Promise<void> {
  const found = await db
    .selectFrom('sanctions')
    .select('person')
    .where('person', '=', person)
    .where('kind', '=', of)
    .executeTakeFirst();
  if (found !== undefined) throw new Refusal('not-yours', WHY[of]);
}
