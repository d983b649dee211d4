import type { Batch, MatchState, NewMatch } from '@roundhouse/host';
import type { Kept } from '@roundhouse/kernel';
import { type RawBuilder, sql } from 'kysely';
import { type Clock, dueAt } from '../clocks/clock.ts';
import { type Database, isDuplicate, isOfTheRows } from '../data/database.ts';
import { Groups } from '../data/groups.ts';
import { listed } from '../data/listed.ts';
import type { DatabaseKind } from '../data/migrations.ts';
import type { Db } from '../data/rows.ts';
import { addResults, closeTables, isOver } from './match-endings.ts';

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

  /** Null when another has written there, or the table is closed, or over and something is to be taken back. */
  async save(id: string, batch: Batch, around: Around): Promise<Saved | null> {
    try {
      return await this.#groups.put(id, { id, batch, ...around });
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  async #write(group: readonly Written[]): Promise<readonly (Saved | null)[]> {
    const { db, kind } = this.#data;
    const changed = this.#now();
    // On PostgreSQL one question is a transaction of its own, and every other that goes with it is a way there and back.
    const written =
      kind === 'postgres'
        ? await writeAtOnce(db, group, changed)
        : await db.transaction().execute(async (within) => writeStepByStep(within, group, changed));
    return group.map(({ id }) => written.get(id) ?? null);
  }
}

/** A match that is new, with all that there is of it. */
export async function addMatch(
  db: Db,
  kind: DatabaseKind,
  id: string,
  match: NewMatch,
  clock: Clock | null,
): Promise<void> {
  const { heading, rows, kept, state } = match;
  const others = rowsBeside(kind, {
    entries: entryRows(id, 0, rows),
    kept: kept.map((one) => keptRow(id, one)),
    clocks: clock === null ? [] : [clockRow(id, clock)],
  });
  const added = sql`insert into matches (id, heading, state, entries, bot_due)
    values (${id}, ${JSON.stringify(heading)}, ${JSON.stringify(state)}, ${rows.length}, ${botDue(state)})`;
  if (kind === 'postgres' && others.length > 0) await sql`with ${sql.join(others.map(named))} ${added}`.execute(db);
  else for (const part of [added, ...others]) await part.execute(db);
}

/** The matches that were written, and whether a question ended there. The others had been written by somebody else. */
type Ours = ReadonlyMap<string, { readonly endsQuestion: boolean }>;

/** SQLite: the matches in which nobody else has written wait for us from the first step on. */
async function writeStepByStep(db: Db, group: readonly Written[], changed: number): Promise<Ours> {
  const claimed = await claim('sqlite', group).execute(db);
  const first = new Set(claimed.rows.map(({ id }) => id));
  const ours = group.filter(({ id }) => first.has(id));
  const { ended, closed, others } = parts('sqlite', ours, changed, null);
  for (const part of others) await part.execute(db);
  if (closed !== null) {
    const now = new Set((await closed.execute(db)).rows.map(({ id }) => id));
    await addResults(
      'sqlite',
      ours.filter(({ id }) => now.has(id)),
      changed,
      null,
    ).execute(db);
  }
  const questions = new Set((await ended?.execute(db))?.rows.map(({ table_id }) => table_id));
  return new Map([...first].map((id) => [id, { endsQuestion: questions.has(id) }]));
}

async function writeAtOnce(db: Db, group: readonly Written[], changed: number): Promise<Ours> {
  const { ended, closed, others } = parts('postgres', group, changed, sql`select id from claimed`);
  if (closed !== null) others.push(addResults('postgres', group.filter(isOver), changed, sql`select id from closed`));
  const asked = others.map((part, index) => sql`, ${named(part, index)}`);
  const question = ended === null ? sql`false` : sql`id in (select table_id from ended)`;
  const { rows } = await sql<{ id: string; ends_question: boolean }>`
    with claimed as (${claim('postgres', group)})
    ${ended === null ? sql`` : sql`, ended as (${ended})`}
    ${closed === null ? sql`` : sql`, closed as (${closed})`}
    ${sql.join(asked, sql` `)}
    select id, ${question} as ends_question from claimed`.execute(db);
  return new Map(rows.map((row) => [row.id, { endsQuestion: row.ends_question }]));
}

/** One of several parts of a question. */
function named(part: RawBuilder<unknown>, index: number): RawBuilder<unknown> {
  return sql`${sql.ref(`part_${index}`)} as (${part})`;
}

/**
 * The matches in which nobody else has written, and whose table is not closed: these have the new state now. Where it is over,
 * somebody may still get up or sit down, but nothing is taken back: another process may not have heard of the end yet.
 */
function claim(kind: DatabaseKind, group: readonly Written[]): RawBuilder<{ id: string }> {
  const wanted = group.map(({ id, batch: { from, rows, state } }) => ({
    match_id: id,
    after_state: JSON.stringify(state),
    before_entries: from,
    after_entries: from + rows.length,
    after_bot_due: botDue(state),
    takes_back: rows.some(({ entry }) => 'undo' in entry) ? 1 : 0,
  }));
  const batch = listed(kind, CLAIM, wanted);
  // Two processes that want the same matches ask for them in the same order, or each would wait for the other.
  const inTurn = sql`select id as locked_id from matches where id in (select match_id from batch) order by id for no key update`;
  return sql<{ id: string }>`
    with batch as (${batch})${kind === 'postgres' ? sql`, locked as materialized (${inTurn})` : sql``}
    update matches set state = after_state, entries = after_entries, bot_due = after_bot_due
    from batch ${kind === 'postgres' ? sql`join locked on locked_id = match_id` : sql``}
    where id = match_id and entries = before_entries
      and not exists (select 1 from tables where tables.id = match_id
        and (tables.state = 'closed' or (tables.state = 'over' and takes_back = 1)))
    returning id`;
}

interface Steps {
  /** Which questions end; null where none can. */
  readonly ended: RawBuilder<{ table_id: string }> | null;
  /** Which tables are over from now on; null where none can be. */
  readonly closed: RawBuilder<{ id: string }> | null;
  readonly others: RawBuilder<unknown>[];
}

/** What is written beside the claim. `ours`: where only those are to be written that are among these ids. */
function parts(
  kind: DatabaseKind,
  group: readonly Written[],
  changed: number,
  ours: RawBuilder<unknown> | null,
): Steps {
  const isOurs = (column: string): RawBuilder<unknown> =>
    ours === null ? sql`true` : sql`${sql.ref(column)} in (${ours})`;
  const others = rowsBeside(
    kind,
    {
      entries: group.flatMap(({ id, batch: { from, rows } }) => entryRows(id, from, rows)),
      kept: group.flatMap(({ id, batch }) => (batch.kept === null ? [] : [keptRow(id, batch.kept)])),
      clocks: group.flatMap(({ id, clock }) => (clock === null ? [] : [clockRow(id, clock)])),
    },
    isOurs,
  );
  // When a table changed is for everybody to read: it must not tell what was played in secret.
  // A table that is over is told so below: PostgreSQL changes a row once in a question.
  const turns = group.filter((one) => one.turns && !isOver(one)).map(({ id }) => ({ id }));
  if (turns.length > 0) {
    others.push(sql`update tables set changed = ${changed}
      where id in (${listed(kind, ID, turns)}) and ${isOurs('id')}`);
  }
  // What somebody wanted taken back before this is not asked any more. What is played in secret ends no question.
  const noticed = group.filter((one) => one.noticed).map(({ id }) => ({ id }));
  const ended =
    noticed.length === 0
      ? null
      : sql<{ table_id: string }>`delete from consents
          where table_id in (${listed(kind, ID, noticed)}) and ${isOurs('table_id')} returning table_id`;
  const over = group.filter(isOver);
  return { ended, closed: over.length === 0 ? null : closeTables(kind, over, changed, isOurs), others };
}

interface Rows {
  readonly entries: readonly ReturnType<typeof entryRows>[number][];
  readonly kept: readonly ReturnType<typeof keptRow>[];
  readonly clocks: readonly ReturnType<typeof clockRow>[];
}

const ALL = (_column: string): RawBuilder<unknown> => sql`true`;

/** What lies beside matches, as far as there is any: columns by their names, so that PostgreSQL keeps the plan. */
function rowsBeside(kind: DatabaseKind, { entries, kept, clocks }: Rows, isOurs = ALL): RawBuilder<unknown>[] {
  const inserts: RawBuilder<unknown>[] = [];
  if (entries.length > 0) {
    inserts.push(sql`insert into entries (match_id, number, entry, key)
      select match_id, number, entry, key from (${listed(kind, ENTRY, entries)}) as entry_rows
      where ${isOurs('match_id')}`);
  }
  if (kept.length > 0) {
    inserts.push(sql`insert into kept (match_id, after, kept)
      select match_id, after, kept from (${listed(kind, KEPT, kept)}) as kept_rows where ${isOurs('match_id')}`);
  }
  if (clocks.length > 0) {
    inserts.push(sql`insert into clocks (table_id, clock, due)
      select table_id, clock, due from (${listed(kind, CLOCK, clocks)}) as clock_rows where ${isOurs('table_id')}
      on conflict (table_id) do update set clock = excluded.clock, due = excluded.due`);
  }
  return inserts;
}

const CLAIM = {
  match_id: 'text',
  after_state: 'text',
  before_entries: 'bigint',
  after_entries: 'bigint',
  after_bot_due: 'bigint',
  takes_back: 'bigint',
} as const;
const ENTRY = { match_id: 'text', number: 'bigint', entry: 'text', key: 'text' } as const;
const KEPT = { match_id: 'text', after: 'bigint', kept: 'text' } as const;
const CLOCK = { table_id: 'text', clock: 'text', due: 'bigint' } as const;
const ID = { id: 'text' } as const;

export function clockRow(id: string, clock: Clock) {
  return { table_id: id, clock: JSON.stringify(clock), due: dueAt(clock) };
}

/** Whether a server that starts has a bot to wake there. */
export function botDue({ players, waiting }: MatchState): 0 | 1 {
  return players.some(({ seat, bot }) => bot !== null && waiting.includes(seat)) ? 1 : 0;
}

function entryRows(id: string, from: number, rows: Batch['rows']) {
  return rows.map(({ entry, key }, index) => ({
    match_id: id,
    number: from + index,
    entry: JSON.stringify(entry),
    key,
  }));
}

function keptRow(id: string, kept: Kept) {
  return { match_id: id, after: kept.after, kept: JSON.stringify(kept) };
}
