import {
  type Batch,
  type MatchState,
  type NewMatch,
  rowSchema,
  stateType,
  storedKeptSchema,
  type StoredMatch,
} from '@roundhouse/host';
import { type Clock, clockType } from '../clocks/clock.ts';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Db } from '../data/rows.ts';
import { addMatch, type Around, clockRow, MatchWriter, type Saved } from './match-writer.ts';

/** Matches as rows: a heading that never changes, and entries to which some are only added. */
export class MatchStore {
  readonly #data: Database;
  readonly #writer: MatchWriter;

  constructor(data: Database, now: () => number) {
    this.#data = data;
    this.#writer = new MatchWriter(data, now);
  }

  async add(db: Db, id: string, match: NewMatch, clock: Clock | null): Promise<void> {
    await addMatch(db, this.#data.kind, id, match, clock);
  }

  async clock(id: string): Promise<Clock | null> {
    const row = await this.#data.db.selectFrom('clocks').select('clock').where('table_id', '=', id).executeTakeFirst();
    return row === undefined ? null : clockType.parse(fromJson(row.clock));
  }

  /** Changes the clocks as they are by then, whoever has acted meanwhile; null where there are none. */
  async changeClock(id: string, change: (clock: Clock) => Clock): Promise<Clock | null> {
    const { db } = this.#data;
    for (;;) {
      const before = await db.selectFrom('clocks').select('clock').where('table_id', '=', id).executeTakeFirst();
      if (before === undefined) return null;
      const clock = change(clockType.parse(fromJson(before.clock)));
      const { numUpdatedRows } = await db
        .updateTable('clocks')
        .set(clockRow(id, clock))
        .where('table_id', '=', id)
        .where('clock', '=', before.clock)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) return clock;
    }
  }

  /** How many entries there are by now, whoever wrote them. */
  async entries(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#data.db.selectFrom('matches').select(['id', 'entries']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, entries }) => [id, entries]));
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

  /** Null when another has written there, or the table is closed, or over and something is to be taken back. */
  async save(id: string, batch: Batch, around: Around): Promise<Saved | null> {
    return this.#writer.save(id, batch, around);
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
