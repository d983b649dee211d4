import type { TakeBack } from '@roundhouse/host';
import { isPerson } from '@roundhouse/host';
import type { Seat } from '@roundhouse/kernel';
import { takeBack } from '@roundhouse/wire';
import * as z from 'zod/mini';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import { Refusal } from '../refusal.ts';
import type { Hall } from './hall.ts';

/** What somebody wants taken back, and who has agreed so far. */
interface Question {
  readonly seat: Seat;
  readonly asked: TakeBack;
  readonly agreed: readonly Seat[];
}

const question: z.ZodMiniType<Question> = z.object({ seat: z.int(), asked: takeBack, agreed: z.array(z.int()) });

/** Taking back more than the rules allow: the others are asked. One question at a time at each table. */
export class Consents {
  readonly #data: Database;
  readonly #hall: Hall;

  constructor(data: Database, hall: Hall) {
    this.#data = data;
    this.#hall = hall;
  }

  async ask(table: string, seat: Seat, asked: TakeBack): Promise<void> {
    const { others, stale } = await this.#others(table, seat, asked);
    if (stale) throw new Refusal('conflict', 'The game has moved on since; look again.');
    if (others.length === 0) throw new Refusal('conflict', 'There is nobody to ask: you may take it back yourself.');
    if (asked.to >= asked.seq) throw new Refusal('malformed', 'There is no action to take back there.');
    const json = JSON.stringify({ seat, asked, agreed: [] });
    await this.#data.db
      .insertInto('consents')
      .values({ table_id: table, asked: json })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute();
    const now = await this.#asked(table);
    if (now === json) return;
    if (now === null || question.parse(fromJson(now)).seat !== seat || !(await this.#change(table, now, json))) {
      throw new Refusal('conflict', 'Another question is being answered.');
    }
  }

  /** Whoever asked may withdraw it by not agreeing. */
  async answer(table: string, seat: Seat, agree: boolean): Promise<void> {
    const json = await this.#asked(table);
    if (json === null) throw new Refusal('conflict', 'Nothing is asked any more.');
    const now = question.parse(fromJson(json));
    if (!agree) {
      await this.#forget(table);
      return;
    }
    if (seat === now.seat) throw new Refusal('conflict', 'The others are asked, not you.');
    const agreed = [...new Set([...now.agreed, seat])];
    const { others } = await this.#others(table, now.seat, now.asked);
    if (!others.every((other) => agreed.includes(other))) {
      // Two agree at once: the second looks again, and finds the first among those who have agreed.
      if (!(await this.#change(table, json, JSON.stringify({ ...now, agreed })))) await this.answer(table, seat, agree);
      return;
    }
    await this.#forget(table);
    const authority = await this.#hall.authority(table);
    const outcome = await authority.takeBack(now.seat, now.asked, true);
    if (!outcome.ok) throw new Refusal('conflict', outcome.violation.why.text);
  }

  /** False when it is another question by now. */
  async #change(table: string, before: string, after: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#data.db
      .updateTable('consents')
      .set({ asked: after })
      .where('table_id', '=', table)
      .where('asked', '=', before)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async #asked(table: string): Promise<string | null> {
    const row = await this.#data.db
      .selectFrom('consents')
      .select('asked')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.asked ?? null;
  }

  async #forget(table: string): Promise<void> {
    await this.#data.db.deleteFrom('consents').where('table_id', '=', table).execute();
  }

  /** The people at the table beside the one who asks, and whether that one knows how things stand. */
  async #others(table: string, seat: Seat, { seq, undos }: TakeBack): Promise<{ others: Seat[]; stale: boolean }> {
    const authority = await this.#hall.authority(table);
    const { witness, leave } = authority.watch(seat, () => undefined);
    leave();
    const now = witness.stand();
    const { players } = witness.company();
    return {
      others: players.filter((player) => player.seat !== seat && isPerson(player)).map((player) => player.seat),
      stale: now.seq !== seq || now.undos !== undos,
    };
  }
}

/** What everybody at the table may know of the question. */
export function askedAt(json: string | undefined): { seat: Seat; agreed: Seat[] } | null {
  if (json === undefined) return null;
  const { seat, agreed } = question.parse(fromJson(json));
  return { seat, agreed: [...agreed] };
}
