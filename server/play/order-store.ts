import { type MatchState, type Standing, stateType } from '@roundhouse/host';
import { type AnyOrderKind, type Filled, MalformedError, type Seat, type Text, text } from '@roundhouse/kernel';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Schema } from '../data/schema.ts';
import type { Bell } from '../news/bell.ts';
import { freshId } from '../secrets.ts';

interface Parts {
  readonly data: Database;
  readonly bell: Bell;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** A seat of a table, and who plays it: what an order belongs to. */
export interface Place {
  readonly table: string;
  readonly seat: Seat;
  readonly person: string;
}

/** An order as it lies in the store. */
export interface GivenOrder {
  readonly kind: AnyOrderKind;
  readonly filled: Filled;
  /** Why it ended; null while it stands. */
  readonly stopped: Text | null;
}

type OrderRow = Selectable<Schema['orders']>;

const storedText: z.ZodMiniType<Text> = z.custom<Text>(
  (value) => typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string',
);

const OUTDATED = text('The game has newer rules now.');

/** What people decided in advance. It counts only as long as whoever gave the order still plays the seat. */
export class OrderStore {
  readonly #data: Database;
  readonly #bell: Bell;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;
  #writing: Promise<unknown> = Promise.resolve();

  constructor({ data, bell, now, failed }: Parts) {
    this.#data = data;
    this.#bell = bell;
    this.#now = now;
    this.#failed = failed;
  }

  async given({ table, seat, person }: Place, kinds: readonly AnyOrderKind[]): Promise<readonly GivenOrder[]> {
    const rows = await this.#rows(table);
    return rows
      .filter((row) => row.seat === seat && row.person === person)
      .flatMap((row) => {
        const order = orderIn(row, kinds);
        return order === null ? [] : [order];
      });
  }

  /** In place of an earlier order of that kind. */
  async put({ table, seat, person }: Place, kind: string, filled: Filled): Promise<void> {
    const row = { id: freshId(), person, filled: JSON.stringify(filled), stopped: null, changed: this.#now() };
    await this.#data.db
      .insertInto('orders')
      .values({ table_id: table, seat, kind, ...row })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'kind']).doUpdateSet(row))
      .execute();
    this.#bell.ring({ table, what: 'decided' });
  }

  async remove({ table, seat, person }: Place, kind: string): Promise<boolean> {
    const { numDeletedRows } = await this.#data.db
      .deleteFrom('orders')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('kind', '=', kind)
      .where('person', '=', person)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    this.#bell.ring({ table, what: 'decided' });
    return true;
  }

  /** What stands at a table, by seat, for whoever runs the match. */
  async standing(table: string, kinds: readonly AnyOrderKind[]): Promise<ReadonlyMap<Seat, readonly Standing[]>> {
    const bySeat = new Map<Seat, Standing[]>();
    for (const row of await this.#rows(table)) {
      if (row.stopped !== null) continue;
      const order = orderIn(row, kinds);
      if (order === null) {
        await this.#stop(row, OUTDATED);
        continue;
      }
      const { kind, filled } = order;
      const standing: Standing = {
        answer: (view) => kind.answer(view, row.seat, filled),
        stands: async () => this.#stands(row),
        acted: () => this.#tell(row),
        stopped: (why) => {
          this.#writing = this.#writing.then(async () => this.#stop(row, why)).catch(this.#failed);
        },
      };
      bySeat.set(row.seat, [...(bySeat.get(row.seat) ?? []), standing]);
    }
    return bySeat;
  }

  /** The running matches that wait for somebody who has decided something in advance. */
  async waitedFor(): Promise<readonly string[]> {
    const rows = await this.#data.db
      .selectFrom('orders')
      .innerJoin('tables', 'tables.id', 'orders.table_id')
      .innerJoin('matches', 'matches.id', 'orders.table_id')
      .select(['orders.table_id', 'orders.seat', 'matches.state'])
      .where('tables.state', '=', 'running')
      .where('orders.stopped', 'is', null)
      .execute();
    const waits = (state: string, seat: Seat): boolean => {
      const { waiting }: MatchState = stateType.parse(fromJson(state));
      return waiting.includes(seat);
    };
    return rows.filter(({ state, seat }) => waits(state, seat)).map(({ table_id }) => table_id);
  }

  /** Resolves when all that ended is written down. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  /** Those of the people who play there; in the order in which they were given. */
  async #rows(table: string): Promise<readonly OrderRow[]> {
    return this.#data.db
      .selectFrom('orders')
      .innerJoin('places', (join) =>
        join
          .onRef('places.table_id', '=', 'orders.table_id')
          .onRef('places.seat', '=', 'orders.seat')
          .onRef('places.person', '=', 'orders.person'),
      )
      .selectAll('orders')
      .where('orders.table_id', '=', table)
      .orderBy('orders.changed')
      .orderBy('orders.kind')
      .execute();
  }

  async #stands({ id, table_id }: OrderRow): Promise<boolean> {
    const rows = await this.#rows(table_id);
    return rows.some((row) => row.id === id && row.stopped === null);
  }

  /** One that was given anew meanwhile has another id, and stands. */
  async #stop(row: OrderRow, why: Text): Promise<void> {
    await this.#data.db
      .updateTable('orders')
      .set({ stopped: JSON.stringify(why), changed: this.#now() })
      .where('id', '=', row.id)
      .execute();
    this.#tell(row);
  }

  #tell({ table_id, person }: OrderRow): void {
    this.#bell.ring({ table: table_id, what: 'orders', person });
  }
}

/** Null when the game does not know such an order any more. */
function orderIn({ kind: id, filled, stopped }: OrderRow, kinds: readonly AnyOrderKind[]): GivenOrder | null {
  const kind = kinds.find((one) => one.id === id);
  if (kind === undefined) return null;
  try {
    return {
      kind,
      filled: kind.filled.parse(fromJson(filled)),
      stopped: stopped === null ? null : storedText.parse(fromJson(stopped)),
    };
  } catch (error) {
    if (error instanceof MalformedError) return null;
    throw error;
  }
}
