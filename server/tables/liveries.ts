import { dressed, type Livery } from '@roundhouse/kernel';
import type { Db, TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import { Refusal } from '../refusal.ts';
import { liveryAt, type PlaceRow, placeAt, placesOf } from './summary.ts';

/** The same places with what each of them was shown in, chosen or left over, as it is stored. */
export function asShown(places: readonly PlaceRow[]): readonly PlaceRow[] {
  const shown = dressed(places.length, places.map(liveryAt));
  return places.map((place, index) => ({ ...place, livery: JSON.stringify(shown[index]) }));
}

/** What somebody brings to a table from the one before it, as it is stored; null where it was none, or others have it now. */
export async function broughtAlong(
  db: Db,
  { rematch_of: before }: Pick<TableRow, 'rematch_of'>,
  person: Known,
  places: readonly PlaceRow[],
): Promise<string | null> {
  if (before === null) return null;
  const mine = asShown(await placesOf(db, [before])).find((place) => place.person === person.id);
  const worn = mine === undefined ? null : liveryAt(mine);
  return worn === null || places.some((place) => clashOf(place, worn) !== null) ? null : JSON.stringify(worn);
}

/** What a person chose nobody else gets; bots take what is left. */
export async function putOn(
  db: Db,
  id: string,
  person: Known,
  places: readonly PlaceRow[],
  livery: Livery,
): Promise<void> {
  const mine = placeAt(places, person);
  for (const place of places) {
    const clash = place === mine ? null : clashOf(place, livery);
    if (clash === null) continue;
    if (place.bot === null) throw new Refusal('conflict', `Somebody has chosen this ${clash} already.`);
    await store(db, id, place, null);
  }
  await store(db, id, mine, JSON.stringify(livery));
}

/** What two would have in common. */
function clashOf(place: Pick<PlaceRow, 'livery'>, { colour, emblem }: Livery): keyof Livery | null {
  const theirs = liveryAt(place);
  if (theirs?.colour === colour) return 'colour';
  return theirs?.emblem === emblem ? 'emblem' : null;
}

async function store(db: Db, id: string, { seat }: PlaceRow, livery: string | null): Promise<void> {
  await db.updateTable('places').set({ livery }).where('table_id', '=', id).where('seat', '=', seat).execute();
}
