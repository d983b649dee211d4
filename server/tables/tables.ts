import { type MatchState, stateType } from '@roundhouse/host';
import type { Seat } from '@roundhouse/kernel';
import { clockRule, type Table } from '@roundhouse/wire';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import { type Db, TABLE_COLUMNS, type TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import { Lately } from '../lately.ts';
import type { Bell } from '../news/bell.ts';
import { askedAt } from '../play/consents.ts';
import { notFound, Refusal } from '../refusal.ts';
import { seatedTable } from './seated.ts';
import { type PlaceRow, seatOf, summaryOf } from './summary.ts';

interface Parts {
  readonly data: Database;
  readonly bell: Bell;
  readonly now: () => number;
}

/** What every action asks of a table. */
interface Standing extends Pick<TableRow, 'state' | 'watching' | 'host' | 'access'> {
  readonly places: readonly PlaceRow[];
}

/** Where nobody could say that a table has changed, it is looked up again after this time. */
const REMEMBERED_MS = 30_000;

/** A table as others ask about it: who may look at it, who sits where, whether it still runs; and who hears of it. */
export class Tables {
  readonly #data: Database;
  readonly #bell: Bell;
  readonly #standings: Lately<Standing>;

  constructor({ data, bell, now }: Parts) {
    this.#data = data;
    this.#bell = bell;
    this.#standings = new Lately({ now, ms: REMEMBERED_MS });
    bell.listen((ring) => {
      // Not even what `tell` has just looked up is kept: a table that changes here may change elsewhere in the next moment.
      if (ring.what === 'table') this.#standings.forget(ring.table);
      if (ring.what === 'again') this.#standings.forgetThose(() => true);
      // A guest's games may have gone over to an account.
      if (ring.what === 'logged-out') {
        this.#standings.forgetThose(({ places }) => places.some(({ person }) => person === ring.person));
      }
    });
  }

  /** The table as one person sees it; a refusal for somebody who may not. */
  async seenBy(person: Known | null, id: string, invite?: string): Promise<Table> {
    const found = await seatedTable(this.#data.db, id);
    if (found === undefined) throw notFound('table');
    const { row, places, host, asked, rematch, match } = found;
    const seat = seatOf(places, person);
    const isHost = person !== null && row.host === person.id;
    const isInvited = invite !== undefined && (await this.byInvite(invite)).table === id;
    const belongs = isHost || seat !== null || isInvited;
    if (!belongs && !(await this.maySee(row, person))) throw notFound('table');
    const state = match === null ? undefined : stateType.parse(fromJson(match));
    return {
      ...summaryOf(row, places, host, state),
      options: fromJson(row.options),
      startsFull: row.starts_full === 1,
      hints: row.hints === 1,
      clock: row.clock === null ? null : clockRule.parse(fromJson(row.clock)),
      seat,
      mine: isHost,
      invite: isHost || seat !== null ? row.invite : null,
      offered: invite === undefined ? null : await this.#offered(id, invite),
      seedHash: row.seed_hash,
      seed: row.state === 'over' ? row.seed : null,
      rematch,
      question: askedAt(asked),
    };
  }

  /** The table that an invitation leads to: to the table itself, or to a seat that somebody gives away. */
  async byInvite(invite: string): Promise<{ readonly table: string; readonly givesSeat: boolean }> {
    const offered = await this.#data.db
      .selectFrom('places')
      .select('table_id')
      .where('offer', '=', invite)
      .executeTakeFirst();
    if (offered !== undefined) return { table: offered.table_id, givesSeat: true };
    const row = await this.#data.db.selectFrom('tables').select('id').where('invite', '=', invite).executeTakeFirst();
    if (row === undefined) throw new Refusal('not-found', 'This invitation leads nowhere: ask for a new one.');
    return { table: row.id, givesSeat: false };
  }

  /** The seat of somebody; null for somebody who looks on. A refusal for somebody who may not even do that. */
  async seat(person: Known | null, id: string): Promise<Seat | null> {
    const standing = await this.#standing(id);
    const seat = seatOf(standing.places, person);
    if (seat === null && !mayWatch(standing)) throw notFound('table');
    return seat;
  }

  async row(id: string, db: Db = this.#data.db): Promise<TableRow> {
    const row = await db.selectFrom('tables').select(TABLE_COLUMNS).where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('table');
    return row;
  }

  /** A match was played on. */
  async played(id: string, { over, waiting }: MatchState): Promise<void> {
    if (over) {
      await this.tell(id);
      return;
    }
    const standing = await this.#standing(id);
    const waited = peopleAt(standing.places.filter(({ seat }) => waiting.includes(seat)));
    this.#bell.ring({ table: id, what: 'turn', people: concerned(standing), waited });
  }

  /** The seat on which somebody plays at a table that has begun and was not closed. */
  async playedSeat(person: Known, id: string): Promise<Seat> {
    const { seat } = await this.#playing(person, id);
    return seat;
  }

  /** The same where nothing is over: what is over stays as it ended, with the seed known and the results written down. */
  async runningSeat(person: Known, id: string): Promise<Seat> {
    const { seat, state } = await this.#playing(person, id);
    if (state === 'over') throw new Refusal('conflict', 'It is over: nothing is taken back any more.');
    return seat;
  }

  async #playing(person: Known, id: string): Promise<Pick<TableRow, 'state'> & { readonly seat: Seat }> {
    const standing = await this.#standing(id);
    const { state, places } = standing;
    const seat = seatOf(places, person);
    if (seat === null) {
      throw mayWatch(standing) ? new Refusal('not-yours', 'You do not play at this table.') : notFound('table');
    }
    if (state === 'closed') throw new Refusal('conflict', 'This table was closed.');
    if (state === 'open') throw new Refusal('conflict', 'The game has not begun yet.');
    return { seat, state };
  }

  /** Tells everybody who has to do with a table that something about it changed. */
  async tell(id: string, others: readonly string[] = []): Promise<void> {
    this.#standings.forget(id);
    const standing = await this.#standing(id);
    const people = standing.access === 'everybody' ? 'everybody' : [...concerned(standing), ...others];
    this.#bell.ring({ table: id, what: 'table', people });
  }

  async #standing(id: string): Promise<Standing> {
    const standing = await this.#standings.of(id, async () => {
      const seated = await seatedTable(this.#data.db, id);
      return seated === undefined ? null : { ...seated.row, places: seated.places };
    });
    if (standing === null) throw notFound('table');
    return standing;
  }

  /** Whether somebody who neither plays there nor opened it may look at it. */
  async maySee(row: TableRow, person: Known | null, db: Db = this.#data.db): Promise<boolean> {
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

  async #offered(id: string, invite: string): Promise<Seat | null> {
    const place = await this.#data.db
      .selectFrom('places')
      .select('seat')
      .where('table_id', '=', id)
      .where('offer', '=', invite)
      .executeTakeFirst();
    return place?.seat ?? null;
  }
}

function concerned({ host, places }: Standing): readonly string[] {
  return [...new Set([host, ...peopleAt(places)])];
}

function peopleAt(places: readonly PlaceRow[]): readonly string[] {
  return places.flatMap(({ person }) => (person === null ? [] : [person]));
}

/** Whether somebody who does not play may look on. */
function mayWatch({ watching, state }: Pick<TableRow, 'watching' | 'state'>): boolean {
  return watching === 1 && (state === 'running' || state === 'over');
}
