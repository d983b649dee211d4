import { beginMatch, type OpenedMatch } from '@roundhouse/host';
import { type Livery, MalformedError, type Seat, type Sitter } from '@roundhouse/kernel';
import { clockRule, type NewTable } from '@roundhouse/wire';
import { type Clock, newClock, ticking } from '../clocks/clock.ts';
import { type Database, isDuplicate } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Db, TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import { keptApart } from '../people/blocks.ts';
import { holdPerson } from '../people/holding.ts';
import type { Games } from '../play/games.ts';
import type { MatchStore } from '../play/match-store.ts';
import { notFound, Refusal } from '../refusal.ts';
import { freshId } from '../secrets.ts';
import { asShown, broughtAlong, putOn } from './liveries.ts';
import { addTable, botPlace, inviteTo, knownLevel } from './new-table.ts';
import { type SeatedTable, seatedTable } from './seated.ts';
import { liveryAt, type PlaceRow, placesOf, seatOf } from './summary.ts';
import type { Tables } from './tables.ts';

const NO_SUCH_SEAT = 'There is no such seat at this table.';
const NOT_IN_PLAY = 'Nobody plays at this table now.';

interface Parts {
  readonly data: Database;
  readonly games: Games;
  readonly matches: MatchStore;
  readonly tables: Tables;
  readonly now: () => number;
  readonly clockNow: () => number;
  /** A match has begun, as it is stored: its bots and clocks are set going. */
  readonly begun: (id: string, match: OpenedMatch, clock: Clock | null) => Promise<void>;
}

interface Begun {
  readonly match: OpenedMatch;
  readonly clock: Clock | null;
}

/** What people do at a table around its match: open it, come and go, begin, close it, go on to the next. */
export class Rooms {
  readonly #data: Database;
  readonly #games: Games;
  readonly #matches: MatchStore;
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #clockNow: () => number;
  readonly #begun: Parts['begun'];

  constructor({ data, games, matches, tables, now, clockNow, begun }: Parts) {
    this.#data = data;
    this.#games = games;
    this.#matches = matches;
    this.#tables = tables;
    this.#now = now;
    this.#clockNow = clockNow;
    this.#begun = begun;
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
      return startsFull === true ? this.#beginWhenFull(db, await this.#tables.row(id, db)) : null;
    });
    await this.#changed(id, begun, invited);
    return id;
  }

  /** Sits down on that seat, or on the first that is free. `invited`: came by the table's link. */
  async join(person: Known, id: string, wanted: Seat | undefined, invited: boolean): Promise<void> {
    const begun = await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, person.id);
      const { row, places: before } = await this.#seated(db, id);
      if (!invited) await this.#demandVisible(db, person, row, before);
      if (seatOf(before, person) !== null) return null;
      await this.#hold(db, id, 'open', 'This table has begun without you.');
      const places = await placesOf(db, [id]);
      await this.#playTogether(db, person, [row.host, ...places.map((place) => place.person)]);
      const free = freeSeats(row, places);
      const seat = wanted ?? free[0];
      if (seat === undefined) throw new Refusal('conflict', 'All seats are taken.');
      if (!free.includes(seat)) throw new Refusal('conflict', 'This seat is taken.');
      const livery = await broughtAlong(db, row, person, places);
      const place = { table_id: id, seat, person: person.id, bot: null, name: person.name, offer: null, livery };
      await db.insertInto('places').values(place).execute();
      return free.length === 1 ? this.#beginWhenFull(db, row) : null;
    });
    await this.#changed(id, begun);
  }

  async leave(person: Known, id: string): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      if (seatOf(await placesOf(db, [id]), person) === null) {
        throw new Refusal('not-yours', 'You do not sit at this table.');
      }
      await this.#hold(db, id, 'open', 'The game has begun: hand your seat over instead.');
      await db.deleteFrom('places').where('table_id', '=', id).where('person', '=', person.id).execute();
    });
    await this.#tables.tell(id, [person.id]);
  }

  /** To a seat that is free, or to that of a bot, which takes the other one. */
  async changeSeat(person: Known, id: string, seat: Seat): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      const { seats } = await this.#visible(db, person, id);
      if (seat >= seats) throw new Refusal('malformed', NO_SUCH_SEAT);
      await this.#hold(db, id, 'open', 'The game has begun: seats stay as they are.');
      const places = await placesOf(db, [id]);
      const mine = places.find((place) => place.person === person.id);
      if (mine === undefined) throw new Refusal('not-yours', 'You do not sit at this table.');
      const there = places.find((place) => place.seat === seat);
      if (there !== undefined && there.bot === null && there !== mine) {
        throw new Refusal('conflict', 'This seat is taken.');
      }
      await db.deleteFrom('places').where('table_id', '=', id).where('seat', 'in', [mine.seat, seat]).execute();
      const moved = {
        table_id: id,
        seat,
        person: person.id,
        bot: null,
        name: mine.name,
        offer: null,
        livery: mine.livery,
      };
      const bot =
        there === undefined || there.bot === null
          ? []
          : [{ ...botPlace(id, mine.seat, there.bot), livery: there.livery }];
      await db
        .insertInto('places')
        .values([moved, ...bot])
        .execute();
    });
    await this.#tables.tell(id);
  }

  /** How somebody's seat is to be shown. */
  async chooseLivery(person: Known, id: string, livery: Livery): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      await this.#visible(db, person, id);
      await this.#hold(db, id, 'open', 'The game has begun: everybody looks as they do.');
      await putOn(db, id, person, await placesOf(db, [id]), livery);
    });
    await this.#tables.tell(id);
  }

  /** Asks more people to come; whoever sits at the table may. */
  async invite(person: Known, id: string, people: readonly string[]): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      await this.#visible(db, person, id);
      if (seatOf(await placesOf(db, [id]), person) === null) {
        throw new Refusal('not-yours', 'You do not sit at this table.');
      }
      await this.#hold(db, id, 'open', 'The game has begun: nobody more can come.');
      await inviteTo(db, id, person, people);
    });
    await this.#tables.tell(id, people);
  }

  /** Puts a bot on a seat before it begins; null frees the seat, whoever sat there. */
  async seatBot(person: Known, id: string, seat: Seat, bot: string | null): Promise<void> {
    if (bot !== null) knownLevel(bot);
    const { gone, begun } = await this.#data.db.transaction().execute(async (db) => {
      const row = await this.#ownOpen(db, person, id);
      if (seat >= row.seats) throw new Refusal('malformed', NO_SUCH_SEAT);
      const [before] = (await placesOf(db, [id])).filter((place) => place.seat === seat);
      if (before?.person === person.id) throw new Refusal('conflict', 'You sit there yourself.');
      await db.deleteFrom('places').where('table_id', '=', id).where('seat', '=', seat).execute();
      if (bot !== null) {
        const place = botPlace(id, seat, bot);
        await db.insertInto('places').values(place).execute();
      }
      return { gone: before?.person ?? null, begun: bot === null ? null : await this.#beginWhenFull(db, row) };
    });
    await this.#changed(id, begun, gone === null ? [] : [gone]);
  }

  /** Begins with whoever sits there, if they are enough; seats that are free are taken away. */
  async start(person: Known, id: string): Promise<void> {
    const begun = await this.#data.db
      .transaction()
      .execute(async (db) => this.#begin(db, await this.#ownOpen(db, person, id)));
    await this.#changed(id, begun);
  }

  /** Where its host wished it, a table begins with whoever takes the last seat: in the same transaction, or not at all. */
  async #beginWhenFull(db: Db, row: TableRow): Promise<Begun | null> {
    if (row.starts_full === 0 || freeSeats(row, await placesOf(db, [row.id])).length > 0) return null;
    return this.#begin(db, row);
  }

  async #begin(db: Db, row: TableRow): Promise<Begun> {
    const places = await placesOf(db, [row.id]);
    const { game } = await this.#games.brain(row.game);
    const options = fromJson(row.options);
    const sitters = places.map(({ name, bot }): Sitter => ({ name, bot }));
    const at = this.#now();
    const start = { options, seats: sitters.length, seed: row.seed, liveries: places.map(liveryAt) };
    const { stored, opened } = understood(() => beginMatch(game, start, sitters, at));
    await db
      .updateTable('tables')
      .set({ state: 'running', seats: sitters.length, started: at, changed: at })
      .where('id', '=', row.id)
      .execute();
    if (places.some(({ seat }, index) => seat !== index)) await moveTogether(db, row.id, places);
    const rule = row.clock === null ? null : clockRule.parse(fromJson(row.clock));
    const people = stored.state.waiting.filter((seat) => sitters[seat]?.bot === null);
    const clock = rule === null ? null : ticking(newClock(rule, sitters.length), people, this.#clockNow());
    await this.#matches.add(db, row.id, stored, clock);
    return { match: opened, clock };
  }

  async #changed(id: string, begun: Begun | null, others: readonly string[] = []): Promise<void> {
    if (begun !== null) await this.#begun(id, begun.match, begun.clock);
    await this.#tables.tell(id, others);
  }

  async close(person: Known, id: string): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      await this.#own(db, person, id);
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
      const row = await this.#visible(db, person, id);
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
        place.person === person.id || place.bot !== null
          ? [
              {
                table_id: fresh,
                seat,
                person: place.person,
                bot: place.bot,
                name: place.name,
                offer: null,
                livery: place.livery,
              },
            ]
          : [],
      );
      await db.insertInto('places').values(seated).execute();
      await inviteTo(db, fresh, person, people);
      return fresh;
    });
    await this.#tables.tell(id);
    await this.#tables.tell(made);
    return made;
  }

  /** A link to the seat of somebody, for whoever is to play on there. */
  async offer(person: Known, id: string): Promise<string> {
    const offer = freshId();
    await this.#data.db.transaction().execute(async (db) => {
      await this.#visible(db, person, id);
      const seat = seatOf(await placesOf(db, [id]), person);
      if (seat === null) throw new Refusal('not-yours', 'You do not play at this table.');
      await this.#hold(db, id, 'running', NOT_IN_PLAY);
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
  async takeOffer(person: Known, id: string, offer: string): Promise<Seat | null> {
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
      await this.#hold(db, id, 'running', NOT_IN_PLAY);
      const places = await placesOf(db, [id]);
      if (seatOf(places, person) !== null) throw new Refusal('conflict', 'You play at this table already.');
      const place = await offered();
      if (place === undefined) throw new Refusal('conflict', 'Somebody has taken this seat already.');
      const others = places.filter(({ seat }) => seat !== place.seat).map((one) => one.person);
      await this.#playTogether(db, person, others);
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

  /** A refusal for somebody who does not play with one of those. */
  async #playTogether(db: Db, person: Known, others: readonly (string | null)[]): Promise<void> {
    const apart = await keptApart(db, person.id);
    if (others.some((other) => other !== null && apart.has(other))) {
      throw new Refusal('not-yours', 'You and somebody at this table do not play together.');
    }
  }

  /** Nobody else changes the table until this transaction is through: of two who act at once, the second sees the first. */
  async #hold(db: Db, id: string, state: 'open' | 'running', otherwise: string): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ changed: this.#now() })
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('conflict', otherwise);
  }

  /** A table that somebody may not even see is none, whatever they want of it. */
  async #visible(db: Db, person: Known, id: string): Promise<TableRow> {
    const { row, places } = await this.#seated(db, id);
    await this.#demandVisible(db, person, row, places);
    return row;
  }

  async #demandVisible(db: Db, person: Known, row: TableRow, places: readonly PlaceRow[]): Promise<void> {
    const belongs = row.host === person.id || seatOf(places, person) !== null;
    if (!belongs && !(await this.#tables.maySee(row, person, db))) throw notFound('table');
  }

  async #seated(db: Db, id: string): Promise<SeatedTable> {
    const seated = await seatedTable(db, id);
    if (seated === undefined) throw notFound('table');
    return seated;
  }

  async #own(db: Db, person: Known, id: string): Promise<TableRow> {
    const row = await this.#visible(db, person, id);
    if (row.host !== person.id) throw new Refusal('not-yours', 'Only whoever opened the table may do that.');
    return row;
  }

  async #ownOpen(db: Db, person: Known, id: string): Promise<TableRow> {
    const row = await this.#own(db, person, id);
    await this.#hold(db, id, 'open', 'The game has begun already.');
    return row;
  }
}

/** Seats that nobody took are gone: whoever sits behind them moves up. */
async function moveTogether(db: Db, id: string, places: readonly PlaceRow[]): Promise<void> {
  await db.deleteFrom('places').where('table_id', '=', id).execute();
  await db
    .insertInto('places')
    .values(
      places.map(({ person, bot, name, livery }, seat) => ({
        table_id: id,
        seat,
        person,
        bot,
        name,
        offer: null,
        livery,
      })),
    )
    .execute();
}

function freeSeats({ seats }: TableRow, places: readonly PlaceRow[]): readonly Seat[] {
  const taken = new Set(places.map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}

/** What a game says of options that it does not take is for whoever chose them. */
function understood<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MalformedError)
      throw new Refusal('malformed', `The game does not take this: ${error.message}.`);
    throw error;
  }
}
