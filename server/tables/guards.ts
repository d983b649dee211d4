import type { Db, TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import { keptApart } from '../people/blocks.ts';
import { notFound, Refusal } from '../refusal.ts';
import { type SeatedTable, seatedTable } from './seated.ts';
import { type PlaceRow, seatOf } from './summary.ts';
import type { Tables } from './tables.ts';

interface Parts {
  readonly tables: Pick<Tables, 'maySee'>;
  readonly now: () => number;
}

/** What stands between somebody and a table, within the transaction in which they want to change something there. */
export class Guards {
  readonly #tables: Pick<Tables, 'maySee'>;
  readonly #now: () => number;

  constructor({ tables, now }: Parts) {
    this.#tables = tables;
    this.#now = now;
  }

  /** Nobody else changes the table until this transaction is through: of two who act at once, the second sees the first. */
  async hold(db: Db, id: string, state: 'open' | 'running', otherwise: string): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ changed: this.#now() })
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('conflict', otherwise);
  }

  /** A table that somebody may not even see is none, whatever they want of it. */
  async visible(db: Db, person: Known, id: string): Promise<TableRow> {
    const { row, places } = await this.seated(db, id);
    await this.demandVisible(db, person, row, places);
    return row;
  }

  async demandVisible(db: Db, person: Known, row: TableRow, places: readonly PlaceRow[]): Promise<void> {
    const belongs = row.host === person.id || seatOf(places, person) !== null;
    if (!belongs && !(await this.#tables.maySee(row, person, db))) throw notFound('table');
  }

  async seated(db: Db, id: string): Promise<SeatedTable> {
    const seated = await seatedTable(db, id);
    if (seated === undefined) throw notFound('table');
    return seated;
  }

  async own(db: Db, person: Known, id: string): Promise<TableRow> {
    const row = await this.visible(db, person, id);
    if (row.host !== person.id) throw new Refusal('not-yours', 'Only whoever opened the table may do that.');
    return row;
  }

  async ownOpen(db: Db, person: Known, id: string): Promise<TableRow> {
    const row = await this.own(db, person, id);
    await this.hold(db, id, 'open', 'The game has begun already.');
    return row;
  }
}

/** A refusal for somebody who does not play with one of those. */
export async function playTogether(db: Db, person: Known, others: readonly (string | null)[]): Promise<void> {
  const apart = await keptApart(db, person.id);
  if (others.some((other) => other !== null && apart.has(other))) {
    throw new Refusal('not-yours', 'You and somebody at this table do not play together.');
  }
}
