import { isPerson, type Stand, type TakeBack, Witness } from '@roundhouse/host';
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
  /** `to` is counted by whoever asks, `seq` and `undos` by everybody: what is played in secret ends no question. */
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
    const { others, own, everybodys } = await this.#standing(table, seat);
    if (own.seq !== asked.seq || own.undos !== asked.undos)
      throw new Refusal('conflict', 'The game has moved on since; look again.');
    if (others.length === 0) throw new Refusal('conflict', 'There is nobody to ask: you may take it back yourself.');
    if (asked.to >= asked.seq) throw new Refusal('malformed', 'There is no action to take back there.');
    const json = JSON.stringify({ seat, asked: { ...asked, ...everybodys }, agreed: [] });
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
      await this.#forget(table, json);
      return;
    }
    if (seat === now.seat) throw new Refusal('conflict', 'The others are asked, not you.');
    const agreed = [...new Set([...now.agreed, seat])];
    const { others } = await this.#standing(table, now.seat);
    const isLast = others.every((other) => agreed.includes(other));
    const heard = isLast
      ? await this.#forget(table, json)
      : await this.#change(table, json, JSON.stringify({ ...now, agreed }));
    // Two answer at once: the second looks again, and finds what the first has said.
    if (!heard) return this.answer(table, seat, agree);
    if (!isLast) return;
    const outcome = await this.#hall.decide(table, async (match) => match.takeBackAgreed(now.seat, now.asked));
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

  /** False when it is another question by now, or none. */
  async #forget(table: string, before: string): Promise<boolean> {
    const { numDeletedRows } = await this.#data.db
      .deleteFrom('consents')
      .where('table_id', '=', table)
      .where('asked', '=', before)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** The people at the table beside the one who asks, and how things stand for that one and for everybody. */
  async #standing(table: string, seat: Seat): Promise<{ others: Seat[]; own: Stand; everybodys: Stand }> {
    const authority = await this.#hall.authority(table);
    const own = new Witness(authority, seat);
    const { players } = own.company();
    return {
      others: players.filter((player) => player.seat !== seat && isPerson(player)).map((player) => player.seat),
      own: own.stand(),
      everybodys: new Witness(authority, 'public').stand(),
    };
  }
}

/** What everybody at the table may know of the question. */
export function askedAt(json: string | null): { seat: Seat; agreed: Seat[] } | null {
  if (json === null) return null;
  const { seat, agreed } = question.parse(fromJson(json));
  return { seat, agreed: [...agreed] };
}
