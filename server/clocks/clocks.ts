import { STAND_IN } from '@roundhouse/bots';
import type { World } from '@roundhouse/host';
import type { Database } from '../data/database.ts';
import type { Hall } from '../play/hall.ts';
import { Waker } from '../waker.ts';
import { afterVacation, outOfTime } from './clock.ts';
import { vacationIn } from './vacation.ts';

const PAUSE_MS = 1000;

interface Parts {
  readonly data: Database;
  readonly hall: Hall;
  readonly now: () => number;
  readonly later: World['later'];
  /** Whether nobody can act, and so nobody's time may end. */
  readonly paused: () => boolean;
  readonly failed: (error: unknown) => void;
}

/** When somebody's time is out, a bot plays on for them until they are back: no game dies, and nobody is thrown out. */
export class Clocks {
  readonly #parts: Parts;
  readonly #waker: Waker;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#waker = new Waker(parts.now, parts.later, async () => this.#ring().catch(parts.failed));
  }

  /** Looks which clock is due next; also after a restart, for what was due meanwhile. */
  async start(): Promise<void> {
    const next = await this.#parts.data.db
      .selectFrom('clocks')
      .innerJoin('tables', 'tables.id', 'clocks.table_id')
      .select((select) => select.fn.min('clocks.due').as('due'))
      .where('tables.state', '=', 'running')
      .executeTakeFirst();
    this.#waker.at(next?.due ?? null);
  }

  /** A clock is due then, perhaps before all others. */
  wakeAt(due: number): void {
    this.#waker.at(due);
  }

  async close(): Promise<void> {
    await this.#waker.close();
  }

  async #ring(): Promise<void> {
    const { data, now, paused, failed } = this.#parts;
    if (paused()) {
      this.#waker.at(now() + PAUSE_MS);
      return;
    }
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
        await hall.setClock(table, (running) => afterVacation(running, seat, until, at));
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
