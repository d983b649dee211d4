import type { MatchState } from '@roundhouse/host';
import type { Livery, Seat } from '@roundhouse/kernel';
import { livery as liveryType, type Person, type Place, type TableSummary } from '@roundhouse/wire';
import { fromJson } from '../data/json.ts';
import type { Db, TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import type { MatchStore } from '../play/match-store.ts';
import { Refusal } from '../refusal.ts';

/** Who sits where, with what is known of them. */
export interface PlaceRow {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly name: string;
  readonly livery: string | null;
  readonly kind: Person['kind'] | null;
}

/** Of places and those who sit there. */
export const PLACE_COLUMNS = [
  'places.table_id',
  'places.seat',
  'places.person',
  'places.bot',
  'places.name',
  'places.livery',
  'people.kind',
] as const satisfies readonly `${'places' | 'people'}.${keyof PlaceRow}`[];

export async function placesOf(db: Db, tables: readonly string[]): Promise<readonly PlaceRow[]> {
  if (tables.length === 0) return [];
  return db
    .selectFrom('places')
    .leftJoin('people', 'people.id', 'places.person')
    .select(PLACE_COLUMNS)
    .where('places.table_id', 'in', tables)
    .orderBy('places.seat')
    .execute();
}

/** What was chosen for a place; null where nothing was. */
export function liveryAt({ livery }: Pick<PlaceRow, 'livery'>): Livery | null {
  return livery === null ? null : liveryType.parse(fromJson(livery));
}

export function seatOf(places: readonly PlaceRow[], person: Known | null): Seat | null {
  return person === null ? null : (places.find((place) => place.person === person.id)?.seat ?? null);
}

/** Where somebody sits; a refusal for somebody who does not. */
export function placeAt(places: readonly PlaceRow[], person: Known): PlaceRow {
  const place = places.find((one) => one.person === person.id);
  if (place === undefined) throw new Refusal('not-yours', 'You do not sit at this table.');
  return place;
}

/** Those that nobody took. */
export function freeSeats({ seats }: TableRow, places: readonly PlaceRow[]): readonly Seat[] {
  const taken = new Set(places.map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}

export async function summariesOf(
  db: Db,
  matches: MatchStore,
  rows: readonly TableRow[],
): Promise<readonly TableSummary[]> {
  const ids = rows.map(({ id }) => id);
  const places = await placesOf(db, ids);
  const states = await matches.states(ids);
  const hosts = [...new Set(rows.map(({ host }) => host))];
  const people =
    hosts.length === 0
      ? []
      : await db.selectFrom('people').select(['id', 'name', 'kind']).where('id', 'in', hosts).execute();
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

function placeOf(row: PlaceRow): Place {
  const { seat, person, bot, name, kind } = row;
  const sits = person === null || kind === null ? null : { id: person, name, kind };
  return { seat, person: sits, bot, name, livery: liveryAt(row) };
}
