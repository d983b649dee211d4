import { BOT_CHOICES } from '@roundhouse/bots';
import { type MatchState, startMatch } from '@roundhouse/host';
import { MalformedError, type Seat, type Sitter } from '@roundhouse/kernel';
import { clockRule, type NewTable, type Place, type Table, type TableLists, type TableSummary } from '@roundhouse/wire';
import { newClock, ticking } from '../clocks/clock.ts';
import { type Database, isDuplicate } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Db, TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import type { Bell } from '../news/bell.ts';
import { keptApart } from '../people/blocks.ts';
import { friendsOf } from '../people/friends.ts';
import { askedAt } from '../play/consents.ts';
import type { Games } from '../play/games.ts';
import type { MatchStore } from '../play/match-store.ts';
import { notFound, Refusal } from '../refusal.ts';
import { freshId, freshSecret, hashed } from '../secrets.ts';
import { type PlaceRow, placesOf, summaryOf } from './summary.ts';

/** A list shows so many; whoever wants more looks further. */
const LISTED = 50;

interface Parts {
  readonly data: Database;
  readonly games: Games;
  readonly matches: MatchStore;
  readonly now: () => number;
  readonly bell: Bell;
  /** A match has begun: its bots and clocks are set going. */
  readonly begun: (id: string) => Promise<void>;
}

/** Tables before and around a match: who opened them, who may come, who sits where. */
export class Tables {
  readonly #data: Database;
  readonly #games: Games;
  readonly #matches: MatchStore;
  readonly #now: () => number;
  readonly #bell: Bell;
  readonly #begun: Parts['begun'];

  constructor({ data, games, matches, now, bell, begun }: Parts) {
    this.#data = data;
    this.#games = games;
    this.#matches = matches;
    this.#now = now;
    this.#bell = bell;
    this.#begun = begun;
  }

  async open(host: Known, asked: NewTable): Promise<string> {
    const { game, seats, title, access, pace, watching, clock, bots = [], invited = [] } = asked;
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
    const seed = freshSecret();
    const at = this.#now();
    await this.#data.db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({
          id,
          game,
          options: JSON.stringify(options),
          seats,
          host: host.id,
          title: title ?? '',
          access,
          pace,
          watching: watching ? 1 : 0,
          clock: clock === undefined ? null : JSON.stringify(clock),
          invite: freshId(),
          state: 'open',
          seed,
          seed_hash: hashed(seed),
          rematch_of: null,
          created: at,
          started: null,
          ended: null,
          changed: at,
        })
        .execute();
      await db
        .insertInto('places')
        .values([
          { table_id: id, seat: 0, person: host.id, bot: null, name: host.name, offer: null },
          ...bots.map((bot, index) => botPlace(id, seats - bots.length + index, bot)),
        ])
        .execute();
      await inviteTo(db, id, host, invited);
    });
    await this.tell(id, invited);
    return id;
  }

  /** The table as one person sees it; a refusal for somebody who may not. */
  async seenBy(person: Known | null, id: string, invite?: string): Promise<Table> {
    const row = await this.row(id);
    const places = await placesOf(this.#data.db, [id]);
    const seat = seatOf(places, person);
    const isHost = person !== null && row.host === person.id;
    const isInvited = invite !== undefined && (await this.byInvite(invite)) === id;
    const belongs = isHost || seat !== null || isInvited;
    if (!belongs && !(await this.#maySee(row, person))) throw notFound('table');
    const states = await this.#matches.states([id]);
    const rematch = await this.#data.db
      .selectFrom('tables')
      .select('id')
      .where('rematch_of', '=', id)
      .executeTakeFirst();
    const question = await this.#data.db
      .selectFrom('consents')
      .select('asked')
      .where('table_id', '=', id)
      .executeTakeFirst();
    const [summary] = await this.#summaries([row], places, states);
    if (summary === undefined) throw notFound('table');
    return {
      ...summary,
      options: fromJson(row.options),
      clock: row.clock === null ? null : clockRule.parse(fromJson(row.clock)),
      seat,
      mine: isHost,
      invite: isHost || seat !== null ? row.invite : null,
      offered: invite === undefined ? null : await this.#offered(id, invite),
      seedHash: row.seed_hash,
      seed: row.state === 'over' ? row.seed : null,
      rematch: rematch?.id ?? null,
      question: askedAt(question?.asked),
    };
  }

  /** The table that an invitation leads to: to the table itself, or to a seat that somebody gives away. */
  async #offered(id: string, invite: string): Promise<Seat | null> {
    const place = await this.#data.db
      .selectFrom('places')
      .select('seat')
      .where('table_id', '=', id)
      .where('offer', '=', invite)
      .executeTakeFirst();
    return place?.seat ?? null;
  }

  async byInvite(invite: string): Promise<string> {
    const offered = await this.#data.db
      .selectFrom('places')
      .select('table_id')
      .where('offer', '=', invite)
      .executeTakeFirst();
    if (offered !== undefined) return offered.table_id;
    const row = await this.#data.db.selectFrom('tables').select('id').where('invite', '=', invite).executeTakeFirst();
    if (row === undefined) throw new Refusal('not-found', 'This invitation leads nowhere: ask for a new one.');
    return row.id;
  }

  /** The seat of somebody; null for somebody who looks on. A refusal for somebody who may not even do that. */
  async seat(person: Known | null, id: string): Promise<Seat | null> {
    const places = await placesOf(this.#data.db, [id]);
    const seat = seatOf(places, person);
    if (seat === null && !mayWatch(await this.row(id))) throw notFound('table');
    return seat;
  }

  /** Sits down on that seat, or on the first that is free. `invited`: came by the table's link. */
  async join(person: Known, id: string, wanted: Seat | undefined, invited: boolean): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      const row = await this.row(id, db);
      if (seatOf(await placesOf(db, [id]), person) !== null) return;
      if (!invited && row.host !== person.id && !(await this.#maySee(row, person, db))) throw notFound('table');
      const apart = await keptApart(db, person.id);
      await this.#holdOpen(db, id, 'This table has begun without you.');
      const places = await placesOf(db, [id]);
      if ([row.host, ...places.map((place) => place.person)].some((who) => who !== null && apart.has(who))) {
        throw new Refusal('not-yours', 'You and somebody at this table do not play together.');
      }
      const free = freeSeats(row, places);
      const seat = wanted ?? free[0];
      if (seat === undefined) throw new Refusal('conflict', 'All seats are taken.');
      if (!free.includes(seat)) throw new Refusal('conflict', 'This seat is taken.');
      const place = { table_id: id, seat, person: person.id, bot: null, name: person.name, offer: null };
      await db.insertInto('places').values(place).execute();
    });
    await this.tell(id);
  }

  async leave(person: Known, id: string): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      if (seatOf(await placesOf(db, [id]), person) === null) {
        throw new Refusal('not-yours', 'You do not sit at this table.');
      }
      await this.#holdOpen(db, id, 'The game has begun: hand your seat over instead.');
      await db.deleteFrom('places').where('table_id', '=', id).where('person', '=', person.id).execute();
    });
    await this.tell(id, [person.id]);
  }

  /** Puts a bot on a seat before it begins; null frees the seat, whoever sat there. */
  async seatBot(person: Known, id: string, seat: Seat, bot: string | null): Promise<void> {
    if (bot !== null) knownLevel(bot);
    const gone = await this.#data.db.transaction().execute(async (db) => {
      const row = await this.#ownOpen(db, person, id);
      if (seat >= row.seats) throw new Refusal('malformed', 'There is no such seat at this table.');
      const [before] = (await placesOf(db, [id])).filter((place) => place.seat === seat);
      if (before?.person === person.id) throw new Refusal('conflict', 'You sit there yourself.');
      await db.deleteFrom('places').where('table_id', '=', id).where('seat', '=', seat).execute();
      if (bot !== null) {
        const place = botPlace(id, seat, bot);
        await db.insertInto('places').values(place).execute();
      }
      return before?.person ?? null;
    });
    await this.tell(id, gone === null ? [] : [gone]);
  }

  /** Begins with whoever sits there, if they are enough; seats that are free are taken away. */
  async start(person: Known, id: string): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      const row = await this.#ownOpen(db, person, id);
      const places = (await placesOf(db, [id])).toSorted((a, b) => a.seat - b.seat);
      const { game } = await this.#games.brain(row.game);
      const options = fromJson(row.options);
      const sitters = places.map(({ name, bot }): Sitter => ({ name, bot }));
      const at = this.#now();
      const match = understood(() => startMatch(game, { options, seats: sitters.length, seed: row.seed }, sitters, at));
      await db
        .updateTable('tables')
        .set({ state: 'running', seats: sitters.length, started: at, changed: at })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('places').where('table_id', '=', id).execute();
      await db
        .insertInto('places')
        .values(
          places.map(({ person: who, bot, name }, seat) => ({
            table_id: id,
            seat,
            person: who,
            bot,
            name,
            offer: null,
          })),
        )
        .execute();
      const rule = row.clock === null ? null : clockRule.parse(fromJson(row.clock));
      const people = match.state.waiting.filter((seat) => sitters[seat]?.bot === null);
      const clock = rule === null ? null : ticking(newClock(rule, sitters.length), people, at);
      await this.#matches.add(db, id, match, clock);
    });
    await this.#begun(id);
    await this.tell(id);
  }

  async close(person: Known, id: string): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      const row = await this.#own(db, person, id);
      if (row.state === 'over' || row.state === 'closed') throw new Refusal('conflict', 'It is over already.');
      const at = this.#now();
      await db.updateTable('tables').set({ state: 'closed', ended: at, changed: at }).where('id', '=', id).execute();
    });
    await this.tell(id);
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
      const row = await this.row(id, db);
      const places = (await placesOf(db, [id])).toSorted((a, b) => a.seat - b.seat);
      if (seatOf(places, person) === null) throw new Refusal('not-yours', 'Only those who played go on together.');
      if (row.state !== 'over') throw new Refusal('conflict', 'It is not over yet.');
      const there = await db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirst();
      if (there !== undefined) return there.id;
      const seed = freshSecret();
      const { game, options, title, access, pace, watching, clock } = row;
      await db
        .insertInto('tables')
        .values({
          id: fresh,
          game,
          options,
          seats: places.length,
          host: person.id,
          title,
          access,
          pace,
          watching,
          clock,
          invite: freshId(),
          state: 'open',
          seed,
          seed_hash: hashed(seed),
          rematch_of: id,
          created: at,
          started: null,
          ended: null,
          changed: at,
        })
        .execute();
      // Whoever sat first sits last: everybody gets every seat in time.
      const turned = [...places.slice(1), ...places.slice(0, 1)];
      const people = turned.flatMap((place) => (place.person === null ? [] : [place.person]));
      const seated = turned.flatMap((place, seat) =>
        place.person === person.id || place.bot !== null
          ? [{ table_id: fresh, seat, person: place.person, bot: place.bot, name: place.name, offer: null }]
          : [],
      );
      await db.insertInto('places').values(seated).execute();
      await inviteTo(db, fresh, person, people);
      return fresh;
    });
    await this.tell(id);
    await this.tell(made);
    return made;
  }

  /** A link to the seat of somebody, for whoever is to play on there. */
  async offer(person: Known, id: string): Promise<string> {
    const offer = freshId();
    const { numUpdatedRows } = await this.#data.db
      .updateTable('places')
      .set({ offer })
      .where('table_id', '=', id)
      .where('person', '=', person.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('not-yours', 'You do not play at this table.');
    return offer;
  }

  /** The seat that this link gives away; null for a link that gives none. */
  async takeOffer(person: Known, id: string, offer: string): Promise<Seat | null> {
    const taken = await this.#data.db.transaction().execute(async (db) => {
      const places = await placesOf(db, [id]);
      const place = await db
        .selectFrom('places')
        .select('seat')
        .where('table_id', '=', id)
        .where('offer', '=', offer)
        .executeTakeFirst();
      if (place === undefined) return null;
      if (seatOf(places, person) !== null) throw new Refusal('conflict', 'You play at this table already.');
      const { numUpdatedRows } = await db
        .updateTable('places')
        .set({ person: person.id, bot: null, name: person.name, offer: null })
        .where('table_id', '=', id)
        .where('offer', '=', offer)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Refusal('conflict', 'Somebody has taken this seat already.');
      return place.seat;
    });
    if (taken !== null) await this.tell(id);
    return taken;
  }

  async lists(person: Known | null): Promise<TableLists> {
    const { db } = this.#data;
    const mine = person === null ? [] : await this.#mine(person);
    const friends = person === null ? [] : (await friendsOf(db, person.id)).map((friend) => friend.person.id);
    const apart = person === null ? new Set<string>() : await keptApart(db, person.id);
    const everybodys = db
      .selectFrom('tables')
      .selectAll()
      .where('state', '=', 'open')
      .where('access', '=', 'everybody')
      .orderBy('changed', 'desc')
      .limit(LISTED);
    const open = await everybodys.execute();
    const ofFriends = friends.length === 0 ? [] : await everybodys.where('host', 'in', friends).execute();
    const rows = unique([...mine, ...open, ...ofFriends]);
    const ids = rows.map(({ id }) => id);
    const places = await placesOf(this.#data.db, ids);
    const states = await this.#matches.states(ids);
    const all = await this.#summaries(rows, places, states);
    const isMine = new Set(mine.map(({ id }) => id));
    const isMe = (place: Place): boolean => person !== null && place.person?.id === person.id;
    const sits = (table: TableSummary): boolean => table.places.some(isMe);
    const isDue = ({ waiting, places: taken }: TableSummary): boolean =>
      taken.some((place) => isMe(place) && waiting.includes(place.seat));
    const own = all.filter(({ id }) => isMine.has(id));
    const joinable = all.filter(
      (table) => table.state === 'open' && !sits(table) && !peopleAt(table).some((who) => apart.has(who)),
    );
    const isFriends = (table: TableSummary): boolean => peopleAt(table).some((who) => friends.includes(who));
    const running = own.filter(({ state }) => state === 'running');
    return {
      myTurn: running.filter(isDue),
      running: running.filter((table) => !isDue(table)),
      waiting: own.filter((table) => table.state === 'open' && sits(table)),
      open: joinable.filter((table) => !isFriends(table)),
      friends: joinable.filter(isFriends),
      finished: own.filter(({ state }) => state === 'over'),
    };
  }

  /** Running games of somebody that everybody may look at. */
  async publicRunning(person: string): Promise<readonly TableSummary[]> {
    const rows = await this.#data.db
      .selectFrom('tables')
      .selectAll()
      .where('state', '=', 'running')
      .where('access', '=', 'everybody')
      .where('watching', '=', 1)
      .where('id', 'in', (seated) => seated.selectFrom('places').select('table_id').where('person', '=', person))
      .orderBy('changed', 'desc')
      .limit(LISTED)
      .execute();
    const ids = rows.map(({ id }) => id);
    return this.#summaries(rows, await placesOf(this.#data.db, ids), await this.#matches.states(ids));
  }

  async row(id: string, db: Db = this.#data.db): Promise<TableRow> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('table');
    return row;
  }

  /** A match was played on. */
  async played(id: string, { over }: MatchState): Promise<void> {
    if (over) await this.tell(id);
    else this.#bell.ring({ table: id, what: 'turn', people: await this.#concerned(id) });
  }

  /** Nothing more can be played at a table that was closed. */
  async stillOpen(id: string): Promise<void> {
    const { state } = await this.row(id);
    if (state === 'closed') throw new Refusal('conflict', 'This table was closed.');
    if (state === 'open') throw new Refusal('conflict', 'The game has not begun yet.');
  }

  /** What is over stays as it ended: the seed is known, and the results are written down. */
  async stillRuns(id: string): Promise<void> {
    await this.stillOpen(id);
    const { state } = await this.row(id);
    if (state === 'over') throw new Refusal('conflict', 'It is over: nothing is taken back any more.');
  }

  /** Tells everybody who has to do with a table that something about it changed. */
  async tell(id: string, others: readonly string[] = []): Promise<void> {
    const { access } = await this.row(id);
    const people = access === 'everybody' ? 'everybody' : [...(await this.#concerned(id)), ...others];
    this.#bell.ring({ table: id, what: 'table', people });
  }

  async #concerned(id: string): Promise<readonly string[]> {
    const places = await placesOf(this.#data.db, [id]);
    const { host } = await this.row(id);
    return [...new Set([host, ...places.flatMap(({ person }) => (person === null ? [] : [person]))])];
  }

  /** Nobody else changes the table until this transaction is through: of two who act at once, the second sees the first. */
  async #holdOpen(db: Db, id: string, otherwise: string): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ changed: this.#now() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('conflict', otherwise);
  }

  async #own(db: Db, person: Known, id: string): Promise<TableRow> {
    const row = await this.row(id, db);
    if (row.host !== person.id) throw new Refusal('not-yours', 'Only whoever opened the table may do that.');
    return row;
  }

  async #ownOpen(db: Db, person: Known, id: string): Promise<TableRow> {
    const row = await this.#own(db, person, id);
    await this.#holdOpen(db, id, 'The game has begun already.');
    return row;
  }

  async #maySee(row: TableRow, person: Known | null, db: Db = this.#data.db): Promise<boolean> {
    if (row.access === 'everybody' && row.state === 'open') return true;
    if (mayWatch(row)) return true;
    if (person === null) return false;
    const listed = await db
      .selectFrom('guest_list')
      .select('person')
      .where('table_id', '=', row.id)
      .where('person', '=', person.id)
      .executeTakeFirst();
    return listed !== undefined;
  }

  async #mine(person: Known): Promise<readonly TableRow[]> {
    return this.#data.db
      .selectFrom('tables')
      .selectAll()
      .where('state', '!=', 'closed')
      .where((where) =>
        where.or([
          where('id', 'in', where.selectFrom('places').select('table_id').where('person', '=', person.id)),
          where.and([
            where('state', '=', 'open'),
            where('id', 'in', where.selectFrom('guest_list').select('table_id').where('person', '=', person.id)),
          ]),
        ]),
      )
      .orderBy('changed', 'desc')
      .limit(2 * LISTED)
      .execute();
  }

  async #summaries(
    rows: readonly TableRow[],
    places: readonly PlaceRow[],
    states: ReadonlyMap<string, MatchState>,
  ): Promise<readonly TableSummary[]> {
    const hosts = [...new Set(rows.map(({ host }) => host))];
    const people =
      hosts.length === 0
        ? []
        : await this.#data.db.selectFrom('people').select(['id', 'name', 'kind']).where('id', 'in', hosts).execute();
    const byId = new Map(people.map((one) => [one.id, one]));
    return rows.map((row) =>
      summaryOf(
        row,
        places.filter(({ table_id }) => table_id === row.id),
        byId.get(row.host),
        states.get(row.id),
      ),
    );
  }
}

/** Whether somebody who does not play may look on. */
function mayWatch({ watching, state }: TableRow): boolean {
  return watching === 1 && (state === 'running' || state === 'over');
}

function peopleAt({ host, places }: TableSummary): readonly string[] {
  return [host.id, ...places.flatMap(({ person }) => (person === null ? [] : [person.id]))];
}

/** Nobody is asked to come who does not play with the one who asks, or is not there. */
async function inviteTo(db: Db, id: string, host: Known, invited: readonly string[]): Promise<void> {
  if (invited.length === 0) return;
  const apart = await keptApart(db, host.id);
  const there = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...new Set(invited)])
    .where('deleted', '=', 0)
    .execute();
  const guests = there.filter((one) => !apart.has(one.id)).map((one) => ({ table_id: id, person: one.id }));
  if (guests.length > 0) await db.insertInto('guest_list').values(guests).execute();
}

function seatOf(places: readonly PlaceRow[], person: Known | null): Seat | null {
  return person === null ? null : (places.find((place) => place.person === person.id)?.seat ?? null);
}

function freeSeats({ seats }: TableRow, places: readonly PlaceRow[]): readonly Seat[] {
  const taken = new Set(places.map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}

function botPlace(id: string, seat: Seat, bot: string) {
  return { table_id: id, seat, person: null, bot, name: botName(seat), offer: null };
}

/** Bots are called after locomotives. */
const BOT_NAMES = ['Rocket', 'Adler', 'Puffing Billy', 'Tom Thumb', 'Novelty', 'Sans Pareil', 'Big Boy', 'Mallard'];

function botName(seat: Seat): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Rocket';
}

export function knownLevel(level: string): void {
  if (!BOT_CHOICES.includes(level)) {
    throw new Refusal('malformed', `There is no bot '${level}'. The levels are: ${BOT_CHOICES.join(', ')}.`);
  }
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

function unique(rows: readonly TableRow[]): readonly TableRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
