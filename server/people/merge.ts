import { sql } from 'kysely';
import type { Schema } from '../data/schema.ts';
import type { Db } from '../data/rows.ts';
import { Refusal } from '../refusal.ts';
import { emptied } from './leaving.ts';

interface Mention {
  readonly table: keyof Schema;
  readonly column: string;
  /** With the person it is the key of the row: where both have one, that of the account stays. */
  readonly beside?: string;
}

/** Everything of a guest that an account takes over. */
const MENTIONS: readonly Mention[] = [
  { table: 'tables', column: 'host' },
  { table: 'places', column: 'person' },
  { table: 'results', column: 'person' },
  { table: 'chat', column: 'person' },
  { table: 'orders', column: 'person' },
  { table: 'pushes', column: 'person' },
  { table: 'people', column: 'owner' },
  { table: 'guest_list', column: 'person', beside: 'table_id' },
  { table: 'private_notes', column: 'person', beside: 'table_id' },
  { table: 'seen', column: 'person', beside: 'table_id' },
  { table: 'blocks', column: 'person', beside: 'blocked' },
  { table: 'blocks', column: 'blocked', beside: 'person' },
  { table: 'mutes', column: 'person', beside: 'muted' },
  { table: 'mutes', column: 'muted', beside: 'person' },
  { table: 'sanctions', column: 'person', beside: 'kind' },
];

/** Gives all that a guest has to an account; of the guest nothing is left but a row without a name. */
export async function takeAlong(db: Db, guest: string, account: string, at: number): Promise<void> {
  await refuseIfBothSit(db, guest, account);
  for (const mention of MENTIONS) await move(db, mention, guest, account);
  // The guest and the account may have blocked each other, not knowing who they are.
  await db.deleteFrom('blocks').where('person', '=', account).where('blocked', '=', account).execute();
  await db.deleteFrom('mutes').where('person', '=', account).where('muted', '=', account).execute();
  await emptied(db, guest, at);
}

async function refuseIfBothSit(db: Db, guest: string, account: string): Promise<void> {
  const both = await db
    .selectFrom('places')
    .select('table_id')
    .where('person', '=', guest)
    .where('table_id', 'in', (shared) =>
      shared.selectFrom('places').select('places.table_id').where('person', '=', account),
    )
    .executeTakeFirst();
  if (both === undefined) return;
  throw new Refusal(
    'conflict',
    'You sit at one table both as the guest and with this account, and nobody plays two seats. Log in without the games of the guest.',
  );
}

async function move(db: Db, { table, column, beside }: Mention, from: string, to: string): Promise<void> {
  const [rows, who] = [sql.table(table), sql.ref(column)];
  if (beside === undefined) {
    await sql`update ${rows} set ${who} = ${to} where ${who} = ${from}`.execute(db);
    return;
  }
  const other = sql.ref(beside);
  const theirs = sql`select ${other} from ${rows} where ${who} = ${to}`;
  await sql`update ${rows} set ${who} = ${to} where ${who} = ${from} and ${other} not in (${theirs})`.execute(db);
  await sql`delete from ${rows} where ${who} = ${from}`.execute(db);
}
