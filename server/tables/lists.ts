import type { Place, TableLists, TableSummary } from '@roundhouse/wire';
import type { Database } from '../data/database.ts';
import type { TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import { keptApart } from '../people/blocks.ts';
import { friendsOf } from '../people/friends.ts';
import type { MatchStore } from '../play/match-store.ts';
import { summariesOf } from './summary.ts';

/** A list shows so many; whoever wants more looks further. */
const LISTED = 50;

/** Which tables somebody wants to see: their own, those they could join, those they could look at. */
export class Lists {
  readonly #data: Database;
  readonly #matches: MatchStore;

  constructor(data: Database, matches: MatchStore) {
    this.#data = data;
    this.#matches = matches;
  }

  async of(person: Known | null): Promise<TableLists> {
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
    const all = await summariesOf(db, this.#matches, rows);
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
    return summariesOf(this.#data.db, this.#matches, rows);
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
}

function peopleAt({ host, places }: TableSummary): readonly string[] {
  return [host.id, ...places.flatMap(({ person }) => (person === null ? [] : [person.id]))];
}

function unique(rows: readonly TableRow[]): readonly TableRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
