import type { Seat } from '@roundhouse/kernel';
import type { Database } from '../data/database.ts';
import type { Known } from '../http/door.ts';
import { holdPerson } from '../people/holding.ts';
import { Refusal } from '../refusal.ts';
import { freshId } from '../secrets.ts';
import { type Guards, playTogether } from './guards.ts';
import { placesOf, seatOf } from './summary.ts';
import type { Tables } from './tables.ts';

const NOT_IN_PLAY = 'Nobody plays at this table now.';

interface Parts {
  readonly data: Database;
  readonly tables: Tables;
  readonly guards: Guards;
}

/** How a seat at a table that has begun changes hands: by a link that its owner gives away. */
export class Offers {
  readonly #data: Database;
  readonly #tables: Tables;
  readonly #guards: Guards;

  constructor({ data, tables, guards }: Parts) {
    this.#data = data;
    this.#tables = tables;
    this.#guards = guards;
  }

  /** A link to the seat of somebody, for whoever is to play on there. */
  async make(person: Known, id: string): Promise<string> {
    const offer = freshId();
    await this.#data.db.transaction().execute(async (db) => {
      await this.#guards.visible(db, person, id);
      const seat = seatOf(await placesOf(db, [id]), person);
      if (seat === null) throw new Refusal('not-yours', 'You do not play at this table.');
      await this.#guards.hold(db, id, 'running', NOT_IN_PLAY);
      await db
        .updateTable('places')
        .set({ offer })
        .where('table_id', '=', id)
        .where('person', '=', person.id)
        .execute();
    });
    return offer;
  }

  /** The seat that this link gives away; null for a link that gives none. */
  async take(person: Known, id: string, offer: string): Promise<Seat | null> {
    const taken = await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, person.id);
      const offered = async () =>
        db
          .selectFrom('places')
          .select(['seat', 'person'])
          .where('table_id', '=', id)
          .where('offer', '=', offer)
          .executeTakeFirst();
      if ((await offered()) === undefined) return null;
      await this.#guards.hold(db, id, 'running', NOT_IN_PLAY);
      const places = await placesOf(db, [id]);
      if (seatOf(places, person) !== null) throw new Refusal('conflict', 'You play at this table already.');
      const place = await offered();
      if (place === undefined) throw new Refusal('conflict', 'Somebody has taken this seat already.');
      const others = places.filter(({ seat }) => seat !== place.seat).map((one) => one.person);
      await playTogether(db, person, others);
      await db
        .updateTable('places')
        .set({ person: person.id, bot: null, name: person.name, offer: null })
        .where('table_id', '=', id)
        .where('seat', '=', place.seat)
        .execute();
      return place;
    });
    if (taken === null) return null;
    await this.#tables.tell(id, taken.person === null ? [] : [taken.person]);
    return taken.seat;
  }
}
