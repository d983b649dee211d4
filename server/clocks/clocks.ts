import type { World } from '@roundhouse/host';
import type { Database } from '../data/database.ts';
import type { Hall } from '../play/hall.ts';
import { afterVacation, outOfTime } from './clock.ts';
import { vacationIn } from './vacation.ts';

/** Who plays for somebody whose time is out. */
export const STAND_IN = 'medium';
/** Timers of the system do not reach further than some weeks: it is looked again at least this often. */
const LONGEST_SLEEP = 60 * 60 * 1000;

interface Parts {
  readonly data: Database;
  readonly hall: Hall;
  readonly now: () => number;
  readonly later: World['later'];
  readonly failed: (error: unknown) => void;
}

/** When somebody's time is out, a bot plays on for them until they are back: no game dies, and nobody is thrown out. */
export class Clocks {
  readonly #parts: Parts;
  #sleeping: { readonly until: number; readonly wake: () => void } | null = null;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks which clock is due next; also after a restart, for what was due meanwhile. */
  async start(): Promise<void> {
    const { data, now } = this.#parts;
    const next = await data.db
      .selectFrom('clocks')
      .innerJoin('tables', 'tables.id', 'clocks.table_id')
      .select((select) => select.fn.min('clocks.due').as('due'))
      .where('tables.state', '=', 'running')
      .executeTakeFirst();
    this.wakeAt(next?.due ?? now() + LONGEST_SLEEP);
  }

  /** A clock is due then, perhaps before all others. */
  wakeAt(due: number): void {
    if (this.#closed || (this.#sleeping !== null && this.#sleeping.until <= due)) return;
    this.#sleeping?.wake();
    const { later, now, failed } = this.#parts;
    const ms = Math.min(Math.max(due - now(), 0), LONGEST_SLEEP);
    const stop = later(ms, () => {
      this.#sleeping = null;
      this.#ring().catch(failed);
    });
    this.#sleeping = { until: due, wake: stop };
  }

  close(): void {
    this.#closed = true;
    this.#sleeping?.wake();
  }

  async #ring(): Promise<void> {
    const { data, now, failed } = this.#parts;
    try {
      const due = await data.db
        .selectFrom('clocks')
        .innerJoin('tables', 'tables.id', 'clocks.table_id')
        .select('clocks.table_id')
        .where('tables.state', '=', 'running')
        .where('clocks.due', '<=', now())
        .execute();
      for (const { table_id } of due) await this.#timeOut(table_id).catch(failed);
    } finally {
      await this.start();
    }
  }

  async #timeOut(table: string): Promise<void> {
    const { hall, now } = this.#parts;
    const at = now();
    const clock = await hall.clock(table);
    if (clock === null) return;
    const authority = await hall.authority(table);
    for (const seat of outOfTime(clock, at)) {
      const until = await this.#vacationOf(table, seat);
      if (until !== null && until > at) {
        await hall.setClock(table, (running) => afterVacation(running, seat, until));
        continue;
      }
      const sitter = authority.match.sitters[seat];
      if (sitter?.bot === null) await authority.seat(seat, { name: sitter.name, bot: STAND_IN });
    }
  }

  async #vacationOf(table: string, seat: number): Promise<number | null> {
    const row = await this.#parts.data.db
      .selectFrom('places')
      .innerJoin('people', 'people.id', 'places.person')
      .select('people.settings')
      .where('places.table_id', '=', table)
      .where('places.seat', '=', seat)
      .executeTakeFirst();
    return row === undefined ? null : vacationIn(row.settings);
  }
}
