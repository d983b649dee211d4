import type { Exported } from '@roundhouse/wire';
import { fromJson } from '../data/json.ts';
import type { Database } from '../data/database.ts';
import type { MatchStore } from '../play/match-store.ts';
import type { Sessions } from './sessions.ts';
import { companyOf } from './friends.ts';

interface ExportParts {
  readonly data: Database;
  readonly matches: MatchStore;
  readonly sessions: Sessions;
}

/** Everything that the server knows of somebody, as one JSON. Of games that still run, only that they sit there. */
export async function exportOf(
  { data: { db }, matches, sessions }: ExportParts,
  id: string,
  session: string | null,
): Promise<Exported> {
  const { settings, ...person } = await db
    .selectFrom('people')
    .select(['id', 'name', 'kind', 'login', 'email', 'settings', 'created', 'seen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tables = await db
    .selectFrom('tables')
    .leftJoin('places', (join) => join.onRef('places.table_id', '=', 'tables.id').on('places.person', '=', id))
    .select([
      'tables.id',
      'tables.game',
      'tables.title',
      'tables.state',
      'tables.created',
      'tables.started',
      'tables.ended',
      'places.seat',
      'places.name',
    ])
    .where((where) => where.or([where('tables.host', '=', id), where('places.person', '=', id)]))
    .orderBy('tables.created')
    .execute();
  const over = tables.filter(({ state, seat }) => state === 'over' && seat !== null);
  return {
    person: { ...person, settings: fromJson(settings) },
    sessions: await sessions.of(id, session),
    tables,
    results: await db
      .selectFrom('results')
      .select(['table_id', 'seat', 'game', 'seats', 'rank', 'points', 'at'])
      .where('person', '=', id)
      .orderBy('at')
      .execute(),
    chat: await db
      .selectFrom('chat')
      .select(['table_id', 'text', 'at'])
      .where('person', '=', id)
      .orderBy('at')
      .execute(),
    notes: await db.selectFrom('private_notes').select(['table_id', 'text']).where('person', '=', id).execute(),
    blocked: (await companyOf(db, id)).blocked,
    records: await Promise.all(over.map(async (table) => matches.record(table.id))),
  };
}
