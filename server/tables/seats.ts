import type { Livery, Seat } from '@roundhouse/kernel';
import type { Database } from '../data/database.ts';
import type { Known } from '../http/door.ts';
import { holdPerson } from '../people/holding.ts';
import { Refusal } from '../refusal.ts';
import type { Beginning } from './beginning.ts';
import { type Guards, playTogether } from './guards.ts';
import { broughtAlong, putOn } from './liveries.ts';
import { botPlace, inviteTo, knownLevel, movedPlace } from './new-table.ts';
import { freeSeats, placeAt, placesOf, seatOf } from './summary.ts';
import type { Tables } from './tables.ts';

const NO_SUCH_SEAT = 'There is no such seat at this table.';

interface Parts {
  readonly data: Database;
  readonly tables: Tables;
  readonly guards: Guards;
  readonly beginning: Beginning;
}

/** Who comes to a table and who goes before its match begins, and where they sit. */
export class Seats {
  readonly #data: Database;
  readonly #tables: Tables;
  readonly #guards: Guards;
  readonly #beginning: Beginning;

  constructor({ data, tables, guards, beginning }: Parts) {
    this.#data = data;
    this.#tables = tables;
    this.#guards = guards;
    this.#beginning = beginning;
  }

  /** Sits down on that seat, or on the first that is free. `invited`: came by the table's link. */
  async join(person: Known, id: string, wanted: Seat | undefined, invited: boolean): Promise<void> {
    const begun = await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, person.id);
      const { row, places: before } = await this.#guards.seated(db, id);
      if (!invited) await this.#guards.demandVisible(db, person, row, before);
      if (seatOf(before, person) !== null) return null;
      await this.#guards.hold(db, id, 'open', 'This table has begun without you.');
      const places = await placesOf(db, [id]);
      await playTogether(db, person, [row.host, ...places.map((place) => place.person)]);
      const free = freeSeats(row, places);
      const seat = wanted ?? free[0];
      if (seat === undefined) throw new Refusal('conflict', 'All seats are taken.');
      if (!free.includes(seat)) throw new Refusal('conflict', 'This seat is taken.');
      const livery = await broughtAlong(db, row, person, places);
      const place = { table_id: id, seat, person: person.id, bot: null, name: person.name, offer: null, livery };
      await db.insertInto('places').values(place).execute();
      return free.length === 1 ? this.#beginning.whenFull(db, row) : null;
    });
    await this.#beginning.changed(id, begun);
  }

  async leave(person: Known, id: string): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      placeAt(await placesOf(db, [id]), person);
      await this.#guards.hold(db, id, 'open', 'The game has begun: hand your seat over instead.');
      await db.deleteFrom('places').where('table_id', '=', id).where('person', '=', person.id).execute();
    });
    await this.#tables.tell(id, [person.id]);
  }

  /** To a seat that is free, or to that of a bot, which takes the other one. */
  async changeSeat(person: Known, id: string, seat: Seat): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      const { seats } = await this.#guards.visible(db, person, id);
      if (seat >= seats) throw new Refusal('malformed', NO_SUCH_SEAT);
      await this.#guards.hold(db, id, 'open', 'The game has begun: seats stay as they are.');
      const places = await placesOf(db, [id]);
      const mine = placeAt(places, person);
      const there = places.find((place) => place.seat === seat);
      if (there !== undefined && there.bot === null && there !== mine) {
        throw new Refusal('conflict', 'This seat is taken.');
      }
      await db.deleteFrom('places').where('table_id', '=', id).where('seat', 'in', [mine.seat, seat]).execute();
      const bot =
        there === undefined || there.bot === null
          ? []
          : [{ ...botPlace(id, mine.seat, there.bot), livery: there.livery }];
      await db
        .insertInto('places')
        .values([movedPlace(mine, id, seat), ...bot])
        .execute();
    });
    await this.#tables.tell(id);
  }

  /** How somebody's seat is to be shown. */
  async chooseLivery(person: Known, id: string, livery: Livery): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      await this.#guards.visible(db, person, id);
      await this.#guards.hold(db, id, 'open', 'The game has begun: everybody looks as they do.');
      await putOn(db, id, person, await placesOf(db, [id]), livery);
    });
    await this.#tables.tell(id);
  }

  /** Asks more people to come; whoever sits at the table may. */
  async invite(person: Known, id: string, people: readonly string[]): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      await this.#guards.visible(db, person, id);
      placeAt(await placesOf(db, [id]), person);
      await this.#guards.hold(db, id, 'open', 'The game has begun: nobody more can come.');
      await inviteTo(db, id, person, people);
    });
    await this.#tables.tell(id, people);
  }

  /** Puts a bot on a seat before it begins; null frees the seat, whoever sat there. */
  async seatBot(person: Known, id: string, seat: Seat, bot: string | null): Promise<void> {
    if (bot !== null) knownLevel(bot);
    const { gone, begun } = await this.#data.db.transaction().execute(async (db) => {
      const row = await this.#guards.ownOpen(db, person, id);
      if (seat >= row.seats) throw new Refusal('malformed', NO_SUCH_SEAT);
      const [before] = (await placesOf(db, [id])).filter((place) => place.seat === seat);
      if (before?.person === person.id) throw new Refusal('conflict', 'You sit there yourself.');
      await db.deleteFrom('places').where('table_id', '=', id).where('seat', '=', seat).execute();
      if (bot !== null) {
        const place = botPlace(id, seat, bot);
        await db.insertInto('places').values(place).execute();
      }
      return { gone: before?.person ?? null, begun: bot === null ? null : await this.#beginning.whenFull(db, row) };
    });
    await this.#beginning.changed(id, begun, gone === null ? [] : [gone]);
  }
}
