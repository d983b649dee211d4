import { STAND_IN } from '@roundhouse/bots';
import { entrySchema } from '@roundhouse/kernel';
import { stateType } from '@roundhouse/host';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Db } from '../data/rows.ts';
import type { Hall } from '../play/hall.ts';
import { holdPerson } from './holding.ts';

/** What is left of the name of somebody who is gone. */
const GONE = 'Somebody';

interface LeavingParts {
  readonly data: Database;
  readonly hall: Pick<Hall, 'authority' | 'decide'>;
  readonly now: () => number;
  /** They are gone, and with them something at these tables. */
  readonly gone: (people: readonly string[], tables: readonly string[]) => Promise<void>;
}

/** How somebody leaves for good: games keep a seat without a name, everything else goes. */
export class Leaving {
  readonly #parts: LeavingParts;

  constructor(parts: LeavingParts) {
    this.#parts = parts;
  }

  /** Whoever leaves takes their programs along. */
  async leave(person: string): Promise<void> {
    const { data, now, gone } = this.#parts;
    const { people, tables } = await data.db.transaction().execute(async (db) => {
      await holdPerson(db, person);
      const programs = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
      const all = [person, ...programs.map((program) => program.id)];
      const left: string[] = [];
      for (const id of all) {
        left.push(...(await leaveTables(db, id, now())));
        await nameless(db, id);
        await emptied(db, id, now());
      }
      return { people: all, tables: left };
    });
    await this.handOver();
    await gone(people, [...new Set(tables)]);
  }

  /** Bots take over where somebody is gone who still sat there; also after a server ended in between. `banned` is, too. */
  async handOver(banned = ''): Promise<void> {
    const { data, hall } = this.#parts;
    const seats = await data.db
      .selectFrom('places')
      .innerJoin('people', 'people.id', 'places.person')
      .innerJoin('tables', 'tables.id', 'places.table_id')
      .select(['places.table_id', 'places.seat', 'places.name'])
      .where((where) => where.or([where('people.deleted', '=', 1), where('people.id', '=', banned)]))
      .where('tables.state', '=', 'running')
      .execute();
    for (const { table_id, seat, name } of seats) {
      const authority = await hall.authority(table_id);
      if (authority.match.sitters[seat]?.bot !== null) continue;
      await hall.decide(table_id, async (match) => match.seat(seat, { name, bot: STAND_IN }));
    }
  }
}

/** Gets up from tables that have not begun and closes those that were the person's own; returns all they have to do with. */
async function leaveTables(db: Db, person: string, at: number): Promise<readonly string[]> {
  const seated = await db.selectFrom('places').select('table_id').where('person', '=', person).execute();
  const own = await db
    .updateTable('tables')
    .set({ state: 'closed', ended: at, changed: at })
    .where('host', '=', person)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  await db
    .deleteFrom('places')
    .where('person', '=', person)
    .where('table_id', 'in', (open) =>
      open
        .selectFrom('tables')
        .select('id')
        .where((where) => where.or([where('state', '=', 'open'), where('id', 'in', ['', ...own.map(({ id }) => id)])])),
    )
    .execute();
  return [...seated.map(({ table_id }) => table_id), ...own.map(({ id }) => id)];
}

/** Takes the name out of the games; what was played stays as it was. */
async function nameless(db: Db, person: string): Promise<void> {
  const places = await db
    .selectFrom('places')
    .select(['table_id', 'seat', 'name'])
    .where('person', '=', person)
    // In the order in which actions are written, or each would wait for the other.
    .orderBy('table_id')
    .execute();
  for (const { table_id, seat, name } of places) {
    await namelessEntries(db, table_id, seat, name);
    await namelessState(db, table_id, seat);
  }
  await db.updateTable('places').set({ name: GONE }).where('person', '=', person).execute();
}

async function namelessEntries(db: Db, match: string, seat: number, name: string): Promise<void> {
  const rows = await db
    .selectFrom('entries')
    .select(['number', 'entry'])
    .where('match_id', '=', match)
    .where('entry', 'like', '%"sits"%')
    .execute();
  for (const { number, entry: json } of rows) {
    const entry = entrySchema.parse(fromJson(json));
    if (!('sits' in entry) || entry.seat !== seat || entry.sits?.name !== name) continue;
    await db
      .updateTable('entries')
      .set({ entry: JSON.stringify({ ...entry, sits: { ...entry.sits, name: GONE } }) })
      .where('match_id', '=', match)
      .where('number', '=', number)
      .execute();
  }
}

async function namelessState(db: Db, match: string, seat: number): Promise<void> {
  // Whoever plays there in this moment comes before or after it: written back is what was read, and nothing older.
  const row = await db
    .updateTable('matches')
    .set((as) => ({ state: as.ref('state') }))
    .where('id', '=', match)
    .returning('state')
    .executeTakeFirst();
  if (row === undefined) return;
  const state = stateType.parse(fromJson(row.state));
  const players = state.players.map((player) => (player.seat === seat ? { ...player, name: GONE } : player));
  await db
    .updateTable('matches')
    .set({ state: JSON.stringify({ ...state, players }) })
    .where('id', '=', match)
    .execute();
}

/** What is somebody's alone goes; the row stays, for games to refer to. */
export async function emptied(db: Db, person: string, at: number): Promise<void> {
  for (const table of [
    'sessions',
    'tokens',
    'resets',
    'pushes',
    'tellings',
    'mails',
    'orders',
    'private_notes',
    'seen',
    'guest_list',
    'sanctions',
  ] as const) {
    await db.deleteFrom(table).where('person', '=', person).execute();
  }
  await db
    .deleteFrom('blocks')
    .where((where) => where.or([where('person', '=', person), where('blocked', '=', person)]))
    .execute();
  await db
    .deleteFrom('mutes')
    .where((where) => where.or([where('person', '=', person), where('muted', '=', person)]))
    .execute();
  await db
    .updateTable('people')
    .set({
      name: GONE,
      login: null,
      email: null,
      password: null,
      owner: null,
      settings: '{}',
      seen: at,
      deleted: 1,
    })
    .where('id', '=', person)
    .execute();
}
