import type { NewTable } from '@roundhouse/wire';
import { type Database, isDuplicate } from '../data/database.ts';
import type { Known } from '../http/door.ts';
import { holdPerson } from '../people/holding.ts';
import type { Games } from '../play/games.ts';
import { Refusal } from '../refusal.ts';
import { freshId } from '../secrets.ts';
import { type Beginning, understood } from './beginning.ts';
import type { Guards } from './guards.ts';
import { asShown } from './liveries.ts';
import { addTable, botPlace, inviteTo, knownLevel, movedPlace } from './new-table.ts';
import { placesOf, seatOf } from './summary.ts';
import type { Tables } from './tables.ts';

interface Parts {
  readonly data: Database;
  readonly games: Games;
  readonly tables: Tables;
  readonly guards: Guards;
  readonly beginning: Beginning;
  readonly now: () => number;
}

/** The life of a table around its match: it is opened, begun and closed, and followed by the next. */
export class Rooms {
  readonly #data: Database;
  readonly #games: Games;
  readonly #tables: Tables;
  readonly #guards: Guards;
  readonly #beginning: Beginning;
  readonly #now: () => number;

  constructor({ data, games, tables, guards, beginning, now }: Parts) {
    this.#data = data;
    this.#games = games;
    this.#tables = tables;
    this.#guards = guards;
    this.#beginning = beginning;
    this.#now = now;
  }

  async open(host: Known, asked: NewTable): Promise<string> {
    const { game, seats, title, access, pace, watching, startsFull, hints, clock, bots = [], invited = [] } = asked;
    const brain = await this.#games.brain(game);
    const options = understood(() => brain.game.options.parse(asked.options ?? {}));
    const { min, max } = brain.game.seatsFor(options);
    if (seats < min || seats > max) {
      throw new Refusal('malformed', `This game is for ${min} to ${max} players, not for ${seats}.`);
    }
    if (clock !== undefined && (clock.kind === 'bank') !== (pace === 'live')) {
      throw new Refusal('malformed', 'A live table has a bank of time, a slow one time for each turn.');
    }
    if (bots.length >= seats) throw new Refusal('malformed', 'There must be a seat for yourself.');
    for (const level of bots) knownLevel(level);
    const id = freshId();
    const at = this.#now();
    const begun = await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, host.id);
      await addTable(
        db,
        id,
        {
          game,
          options: JSON.stringify(options),
          seats,
          host: host.id,
          title: title ?? '',
          access,
          pace,
          watching: watching ? 1 : 0,
          starts_full: startsFull === true ? 1 : 0,
          hints: hints === true ? 1 : 0,
          clock: clock === undefined ? null : JSON.stringify(clock),
          rematch_of: null,
        },
        at,
      );
      await db
        .insertInto('places')
        .values([
          { table_id: id, seat: 0, person: host.id, bot: null, name: host.name, offer: null },
          ...bots.map((bot, index) => botPlace(id, seats - bots.length + index, bot)),
        ])
        .execute();
      await inviteTo(db, id, host, invited);
      return startsFull === true ? this.#beginning.whenFull(db, await this.#tables.row(id, db)) : null;
    });
    await this.#beginning.changed(id, begun, invited);
    return id;
  }

  /** Begins with whoever sits there, if they are enough; seats that are free are taken away. */
  async start(person: Known, id: string): Promise<void> {
    const begun = await this.#data.db
      .transaction()
      .execute(async (db) => this.#beginning.begin(db, await this.#guards.ownOpen(db, person, id)));
    await this.#beginning.changed(id, begun);
  }

  async close(person: Known, id: string): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      await this.#guards.own(db, person, id);
      const at = this.#now();
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ state: 'closed', ended: at, changed: at })
        .where('id', '=', id)
        .where('state', 'in', ['open', 'running'])
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Refusal('conflict', 'It is over already.');
    });
    await this.#tables.tell(id);
  }

  /** The table that those who played here go on to; the first who asks opens it. */
  async rematch(person: Known, id: string): Promise<string> {
    try {
      return await this.#rematch(person, id);
    } catch (error) {
      // Two asked at once: the other one has opened it meanwhile.
      if (isDuplicate(error)) return this.#rematch(person, id);
      throw error;
    }
  }

  async #rematch(person: Known, id: string): Promise<string> {
    const at = this.#now();
    const fresh = freshId();
    const made = await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, person.id);
      const row = await this.#guards.visible(db, person, id);
      const places = asShown(await placesOf(db, [id]));
      if (seatOf(places, person) === null) throw new Refusal('not-yours', 'Only those who played go on together.');
      if (row.state !== 'over') throw new Refusal('conflict', 'It is not over yet.');
      const there = await db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirst();
      if (there !== undefined) return there.id;
      const { game, options, title, access, pace, watching, starts_full, hints, clock } = row;
      const terms = { game, options, title, access, pace, watching, starts_full, hints, clock };
      await addTable(db, fresh, { ...terms, seats: places.length, host: person.id, rematch_of: id }, at);
      // Whoever sat first sits last: everybody gets every seat in time.
      const turned = [...places.slice(1), ...places.slice(0, 1)];
      const people = turned.flatMap((place) => (place.person === null ? [] : [place.person]));
      const seated = turned.flatMap((place, seat) =>
        place.person === person.id || place.bot !== null ? [movedPlace(place, fresh, seat)] : [],
      );
      await db.insertInto('places').values(seated).execute();
      await inviteTo(db, fresh, person, people);
      return fresh;
    });
    await this.#tables.tell(id);
    await this.#tables.tell(made);
    return made;
  }
}
