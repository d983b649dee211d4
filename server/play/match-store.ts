import {
  type Batch,
  type MatchState,
  type NewMatch,
  rowSchema,
  stateType,
  storedKeptSchema,
  type StoredMatch,
} from '@roundhouse/host';
import type { Result } from '@roundhouse/kernel';
import { type Clock, clockType, dueAt } from '../clocks/clock.ts';
import { type Database, isDuplicate } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Db } from '../data/rows.ts';

/** What is stored with the entries of a match. */
interface Around {
  readonly clock: Clock | null;
  /** Whether somebody else is waited for now. */
  readonly turns: boolean;
  /** Whether those who only look on can tell that something happened. */
  readonly noticed: boolean;
}

/** What a save brought about beside the entries. */
interface Saved {
  /** Somebody wanted something taken back, which is not asked any more. */
  readonly endsQuestion: boolean;
}

/** Matches as rows: a heading that never changes, and entries to which some are only added. */
export class MatchStore {
  readonly #data: Database;
  readonly #now: () => number;

  constructor(data: Database, now: () => number) {
    this.#data = data;
    this.#now = now;
  }

  async add(db: Db, id: string, { heading, rows, kept, state }: NewMatch, clock: Clock | null): Promise<void> {
    const row = {
      id,
      heading: JSON.stringify(heading),
      state: JSON.stringify(state),
      entries: rows.length,
      bot_due: botDue(state),
    };
    await db.insertInto('matches').values(row).execute();
    if (rows.length > 0)
      await db
        .insertInto('entries')
        .values(entryRows(id, 0, rows))
        .execute();
    if (kept.length > 0)
      await db
        .insertInto('kept')
        .values(kept.map((one) => keptRow(id, one)))
        .execute();
    if (clock !== null) await this.setClock(id, clock, db);
  }

  async clock(id: string): Promise<Clock | null> {
    const row = await this.#data.db.selectFrom('clocks').select('clock').where('table_id', '=', id).executeTakeFirst();
    return row === undefined ? null : clockType.parse(fromJson(row.clock));
  }

  async setClock(id: string, clock: Clock, db: Db = this.#data.db): Promise<void> {
    const row = { clock: JSON.stringify(clock), due: dueAt(clock) };
    await db
      .insertInto('clocks')
      .values({ table_id: id, ...row })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
      .execute();
  }

  /** How many entries there are by now, whoever wrote them. */
  async entries(id: string): Promise<number> {
    const row = await this.#data.db.selectFrom('matches').select('entries').where('id', '=', id).executeTakeFirst();
    return row?.entries ?? 0;
  }

  /** `closed`: the table was closed before its match came to an end. */
  async load(id: string): Promise<(StoredMatch & { readonly closed: boolean }) | undefined> {
    const { db } = this.#data;
    const match = await db
      .selectFrom('matches')
      .leftJoin('tables', 'tables.id', 'matches.id')
      .select(['matches.heading', 'tables.state'])
      .where('matches.id', '=', id)
      .executeTakeFirst();
    if (match === undefined) return undefined;
    const rows = await db
      .selectFrom('entries')
      .select(['entry', 'key'])
      .where('match_id', '=', id)
      .orderBy('number')
      .execute();
    // Another process may have written between the two questions.
    const kept = await db
      .selectFrom('kept')
      .select('kept')
      .where('match_id', '=', id)
      .where('after', '<=', rows.length)
      .orderBy('after')
      .execute();
    return {
      closed: match.state === 'closed',
      heading: fromJson(match.heading),
      rows: rows.map(({ entry, key }) => rowSchema.parse({ entry: fromJson(entry), key })),
      kept: kept.map((one) => storedKeptSchema.parse(fromJson(one.kept))),
    };
  }

  /** The record of a match that is over, without playing it again: `roundhouse verify` does that. */
  async record(id: string): Promise<unknown> {
    const stored = await this.load(id);
    if (stored === undefined || typeof stored.heading !== 'object') return null;
    const entries = stored.rows.map(({ entry }) => entry);
    // Only a match that was carried over to other rules cannot be told from its entries alone.
    const kept = entries.some((entry) => 'carried' in entry) ? { kept: stored.kept } : {};
    return { ...stored.heading, entries, checks: [], ...kept };
  }

  /** Null when another has written there, or closed the table: whoever was first has the match. */
  async save(id: string, batch: Batch, { clock, turns, noticed }: Around): Promise<Saved | null> {
    const { from, rows, kept, state, result } = batch;
    const changed = this.#now();
    try {
      return await this.#data.db.transaction().execute(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('matches')
          .set({ state: JSON.stringify(state), entries: from + rows.length, bot_due: botDue(state) })
          .where('id', '=', id)
          .where('entries', '=', from)
          .where((match) => {
            const table = match.selectFrom('tables').select('tables.id').where('tables.id', '=', id);
            return match.not(match.exists(table.where('tables.state', '=', 'closed')));
          })
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new TakenError();
        await db
          .insertInto('entries')
          .values(entryRows(id, from, rows))
          .execute();
        // What somebody wanted taken back before this is not asked any more. What is played in secret ends no question.
        const ended = noticed ? await db.deleteFrom('consents').where('table_id', '=', id).executeTakeFirst() : null;
        if (kept !== null) await db.insertInto('kept').values(keptRow(id, kept)).execute();
        if (clock !== null) await this.setClock(id, clock, db);
        // When a table changed is for everybody to read: it must not tell what was played in secret.
        if (turns) await db.updateTable('tables').set({ changed }).where('id', '=', id).execute();
        if (result !== null) await end(db, id, result, state, changed);
        return { endsQuestion: (ended?.numDeletedRows ?? 0n) > 0n };
      });
    } catch (error) {
      if (error instanceof TakenError || isDuplicate(error)) return null;
      throw error;
    }
  }

  /** The running matches in which it is a bot's turn. */
  async waitingForBots(): Promise<readonly string[]> {
    const rows = await this.#data.db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.id', 'matches.id')
      .select('matches.id')
      .where('tables.state', '=', 'running')
      .where('matches.bot_due', '=', 1)
      .execute();
    return rows.map(({ id }) => id);
  }

  async states(ids: readonly string[]): Promise<ReadonlyMap<string, MatchState>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#data.db.selectFrom('matches').select(['id', 'state']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, state }) => [id, stateType.parse(fromJson(state))]));
  }
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

function botDue({ players, waiting }: MatchState): 0 | 1 {
  return players.some(({ seat, bot }) => bot !== null && waiting.includes(seat)) ? 1 : 0;
}

class TakenError extends Error {}

function entryRows(id: string, from: number, rows: Batch['rows']) {
  return rows.map(({ entry, key }, index) => ({
    match_id: id,
    number: from + index,
    entry: JSON.stringify(entry),
    key,
  }));
}

function keptRow(id: string, kept: NewMatch['kept'][number]) {
  return { match_id: id, after: kept.after, kept: JSON.stringify(kept) };
}
