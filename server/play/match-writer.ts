import type { Batch, MatchState } from '@roundhouse/host';
import type { Kept, Result } from '@roundhouse/kernel';
import { type RawBuilder, sql } from 'kysely';
import { type Clock, dueAt } from '../clocks/clock.ts';
import { type Database, isDuplicate, isOfTheRows } from '../data/database.ts';
import { Groups } from '../data/groups.ts';
import { listed } from '../data/listed.ts';
import type { Db } from '../data/rows.ts';

/** What is stored with the entries of a match. */
export interface Around {
  readonly clock: Clock | null;
  /** Whether somebody else is waited for now. */
  readonly turns: boolean;
  /** Whether those who only look on can tell that something happened. */
  readonly noticed: boolean;
}

/** What a save brought about beside the entries. */
export interface Saved {
  /** Somebody wanted something taken back, which is not asked any more. */
  readonly endsQuestion: boolean;
}

interface Written extends Around {
  readonly id: string;
  readonly batch: Batch;
}

/** Writes what happens in matches: many at once, each of them whole or not at all. */
export class MatchWriter {
  readonly #data: Database;
  readonly #now: () => number;
  readonly #groups = new Groups<Written, Saved | null>(async (group) => this.#write(group), isOfTheRows);

  constructor(data: Database, now: () => number) {
    this.#data = data;
    this.#now = now;
  }

  /** Null when another has written there, or closed the table: whoever was first has the match. */
  async save(id: string, batch: Batch, around: Around): Promise<Saved | null> {
    try {
      return await this.#groups.put(id, { id, batch, ...around });
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  async #write(group: readonly Written[]): Promise<readonly (Saved | null)[]> {
    const changed = this.#now();
    return this.#data.db.transaction().execute(async (db) => {
      const first = await this.#claim(db, group);
      const written = group.filter(({ id }) => first.has(id));
      const questions = await this.#writeRows(db, written, changed);
      return group.map(({ id }) => (first.has(id) ? { endsQuestion: questions.has(id) } : null));
    });
  }

  /** The matches in which nobody else has written: these wait for us now, and the others are left as they are. */
  async #claim(db: Db, group: readonly Written[]): Promise<ReadonlySet<string>> {
    const ids = group.map(({ id }) => id);
    if (this.#data.kind === 'postgres' && ids.length > 1) {
      // Two processes that want the same matches ask for them in the same order, or each would wait for the other.
      await db.selectFrom('matches').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
    }
    const wanted = group.map(({ id, batch: { from, rows, state } }) => ({
      match_id: id,
      after_state: JSON.stringify(state),
      before_entries: from,
      after_entries: from + rows.length,
      after_bot_due: botDue(state),
    }));
    const { rows } = await sql<{ id: string }>`
      with batch as (${listed(this.#data.kind, CLAIM, wanted)})
      update matches set state = after_state, entries = after_entries, bot_due = after_bot_due
      from batch
      where id = match_id and entries = before_entries
        and not exists (select 1 from tables where tables.id = match_id and tables.state = 'closed')
      returning id`.execute(db);
    return new Set(rows.map(({ id }) => id));
  }

  /** Returns the tables at which a question ended. */
  async #writeRows(db: Db, group: readonly Written[], changed: number): Promise<ReadonlySet<string>> {
    if (group.length === 0) return new Set();
    const { kind } = this.#data;
    const entries = group.flatMap(({ id, batch: { from, rows } }) => entryRows(id, from, rows));
    await sql`insert into entries (match_id, number, entry, key) ${listed(kind, ENTRY, entries)}`.execute(db);
    // What somebody wanted taken back before this is not asked any more. What is played in secret ends no question.
    const noticed = group.filter((one) => one.noticed).map(({ id }) => ({ id }));
    const ended = noticed.length > 0 ? await endQuestions(db, listed(kind, ID, noticed)) : [];
    const kept = group.flatMap(({ id, batch }) => (batch.kept === null ? [] : [keptRow(id, batch.kept)]));
    if (kept.length > 0) await sql`insert into kept (match_id, after, kept) ${listed(kind, KEPT, kept)}`.execute(db);
    await putClocks(
      db,
      group.flatMap(({ id, clock }) => (clock === null ? [] : [{ id, clock }])),
    );
    // When a table changed is for everybody to read: it must not tell what was played in secret.
    const turns = group.filter((one) => one.turns).map(({ id }) => ({ id }));
    if (turns.length > 0) {
      await sql`update tables set changed = ${changed} where id in (${listed(kind, ID, turns)})`.execute(db);
    }
    for (const { id, batch } of group) {
      if (batch.result !== null) await end(db, id, batch.result, batch.state, changed);
    }
    return new Set(ended.map(({ table_id }) => table_id));
  }
}

const CLAIM = {
  match_id: 'text',
  after_state: 'text',
  before_entries: 'bigint',
  after_entries: 'bigint',
  after_bot_due: 'bigint',
} as const;
const ENTRY = { match_id: 'text', number: 'bigint', entry: 'text', key: 'text' } as const;
const KEPT = { match_id: 'text', after: 'bigint', kept: 'text' } as const;
const ID = { id: 'text' } as const;

async function endQuestions(db: Db, tables: RawBuilder<unknown>): Promise<readonly { readonly table_id: string }[]> {
  const ending = sql<{ table_id: string }>`delete from consents where table_id in (${tables}) returning table_id`;
  const { rows } = await ending.execute(db);
  return rows;
}

/** In place of what was there. */
export async function putClocks(
  db: Db,
  clocks: readonly { readonly id: string; readonly clock: Clock }[],
): Promise<void> {
  if (clocks.length === 0) return;
  await db
    .insertInto('clocks')
    .values(clocks.map(({ id, clock }) => ({ table_id: id, clock: JSON.stringify(clock), due: dueAt(clock) })))
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((row) => ({ clock: row.ref('excluded.clock'), due: row.ref('excluded.due') })),
    )
    .execute();
}

/** Once: somebody may still get up or sit down at a match that is over. */
async function end(db: Db, id: string, { ranks, scores }: Result, { players }: MatchState, at: number): Promise<void> {
  const ended = await db
    .updateTable('tables')
    .set({ state: 'over', ended: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(['game', 'seats'])
    .executeTakeFirst();
  if (ended === undefined) return;
  const places = await db.selectFrom('places').select(['seat', 'person']).where('table_id', '=', id).execute();
  const owners = new Map(places.map(({ seat, person }) => [seat, person]));
  const results = ranks.map((rank, seat) => ({
    table_id: id,
    seat,
    person: owners.get(seat) ?? null,
    bot: players[seat]?.bot ?? null,
    ...ended,
    rank,
    points: scores[seat]?.total ?? null,
    at,
  }));
  await db.insertInto('results').values(results).execute();
}

/** Whether a server that starts has a bot to wake there. */
export function botDue({ players, waiting }: MatchState): 0 | 1 {
  return players.some(({ seat, bot }) => bot !== null && waiting.includes(seat)) ? 1 : 0;
}

export function entryRows(id: string, from: number, rows: Batch['rows']) {
  return rows.map(({ entry, key }, index) => ({
    match_id: id,
    number: from + index,
    entry: JSON.stringify(entry),
    key,
  }));
}

export function keptRow(id: string, kept: Kept) {
  return { match_id: id, after: kept.after, kept: JSON.stringify(kept) };
}
