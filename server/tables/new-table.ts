import { BOT_CHOICES } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/kernel';
import type { Db, TableRow } from '../data/rows.ts';
import type { Known } from '../http/door.ts';
import { keptApart } from '../people/blocks.ts';
import { Refusal } from '../refusal.ts';
import { freshId, freshSecret, hashed } from '../secrets.ts';
import type { PlaceRow } from './summary.ts';

/** What whoever opens a table decides, as it is stored. */
type Terms = Pick<
  TableRow,
  | 'game'
  | 'options'
  | 'seats'
  | 'host'
  | 'title'
  | 'access'
  | 'pace'
  | 'watching'
  | 'starts_full'
  | 'hints'
  | 'clock'
  | 'rematch_of'
>;

/** A table at which nobody sits yet. Its seed is sealed from here on: everybody may see its hash. */
export async function addTable(db: Db, id: string, terms: Terms, at: number): Promise<void> {
  const seed = freshSecret();
  await db
    .insertInto('tables')
    .values({
      id,
      ...terms,
      invite: freshId(),
      state: 'open',
      seed,
      seed_hash: hashed(seed),
      created: at,
      started: null,
      ended: null,
      changed: at,
    })
    .execute();
}

/** Nobody is asked to come who does not play with the one who asks, or is not there. */
export async function inviteTo(db: Db, id: string, host: Known, invited: readonly string[]): Promise<void> {
  if (invited.length === 0) return;
  const apart = await keptApart(db, host.id);
  const there = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...new Set(invited)])
    .where('deleted', '=', 0)
    .execute();
  const guests = there.filter((one) => !apart.has(one.id)).map((one) => ({ table_id: id, person: one.id }));
  if (guests.length === 0) return;
  await db
    .insertInto('guest_list')
    .values(guests)
    .onConflict((conflict) => conflict.columns(['table_id', 'person']).doNothing())
    .execute();
}

export function botPlace(id: string, seat: Seat, bot: string) {
  return { table_id: id, seat, person: null, bot, name: botName(seat), offer: null };
}

/** Whoever sat at a place sits at another, and has not offered it to anybody. */
export function movedPlace({ person, bot, name, livery }: PlaceRow, id: string, seat: Seat) {
  return { table_id: id, seat, person, bot, name, offer: null, livery };
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
