import type { MatchState } from '@roundhouse/host';
import type { Person, Place, TableSummary } from '@roundhouse/wire';
import type { Db, TableRow } from '../data/rows.ts';

/** Who sits where, with what is known of them. */
export interface PlaceRow {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly name: string;
  readonly kind: Person['kind'] | null;
}

export async function placesOf(db: Db, tables: readonly string[]): Promise<readonly PlaceRow[]> {
  if (tables.length === 0) return [];
  return db
    .selectFrom('places')
    .leftJoin('people', 'people.id', 'places.person')
    .select(['places.table_id', 'places.seat', 'places.person', 'places.bot', 'places.name', 'people.kind'])
    .where('places.table_id', 'in', tables)
    .orderBy('places.seat')
    .execute();
}

export function summaryOf(
  row: TableRow,
  places: readonly PlaceRow[],
  host: Person | undefined,
  state: MatchState | undefined,
): TableSummary {
  const { id, game, title, state: stage, access, pace, seats, changed, created } = row;
  return {
    id,
    game,
    title,
    state: stage,
    access,
    pace,
    watching: row.watching === 1,
    seats,
    places: places.map(placeOf),
    host: host ?? { id: row.host, name: '', kind: 'guest' },
    waiting: stage === 'running' ? [...(state?.waiting ?? [])] : [],
    changed,
    created,
  };
}

function placeOf({ seat, person, bot, name, kind }: PlaceRow): Place {
  return { seat, person: person === null || kind === null ? null : { id: person, name, kind }, bot, name };
}
