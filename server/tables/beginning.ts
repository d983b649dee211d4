import { beginMatch, type OpenedMatch } from '@roundhouse/host';
import { MalformedError, type Sitter } from '@roundhouse/kernel';
import { clockRule } from '@roundhouse/wire';
import { type Clock, newClock, ticking } from '../clocks/clock.ts';
import { fromJson } from '../data/json.ts';
import type { Db, TableRow } from '../data/rows.ts';
import type { Games } from '../play/games.ts';
import type { MatchStore } from '../play/match-store.ts';
import { Refusal } from '../refusal.ts';
import { movedPlace } from './new-table.ts';
import { freeSeats, liveryAt, type PlaceRow, placesOf } from './summary.ts';
import type { Tables } from './tables.ts';

interface Parts {
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

/** How the match of a table begins: within the transaction that brings it about, and told of when that is through. */
export class Beginning {
  readonly #games: Games;
  readonly #matches: MatchStore;
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #clockNow: () => number;
  readonly #begun: Parts['begun'];

  constructor({ games, matches, tables, now, clockNow, begun }: Parts) {
    this.#games = games;
    this.#matches = matches;
    this.#tables = tables;
    this.#now = now;
    this.#clockNow = clockNow;
    this.#begun = begun;
  }

  /** Where its host wished it, a table begins with whoever takes the last seat: in the same transaction, or not at all. */
  async whenFull(db: Db, row: TableRow): Promise<Begun | null> {
    if (row.starts_full === 0 || freeSeats(row, await placesOf(db, [row.id])).length > 0) return null;
    return this.begin(db, row);
  }

  async begin(db: Db, row: TableRow): Promise<Begun> {
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

  /** Tells everybody of a change, and sets going what began with it. */
  async changed(id: string, begun: Begun | null, others: readonly string[] = []): Promise<void> {
    if (begun !== null) await this.#begun(id, begun.match, begun.clock);
    await this.#tables.tell(id, others);
  }
}

/** Seats that nobody took are gone: whoever sits behind them moves up. */
async function moveTogether(db: Db, id: string, places: readonly PlaceRow[]): Promise<void> {
  await db.deleteFrom('places').where('table_id', '=', id).execute();
  await db
    .insertInto('places')
    .values(places.map((place, seat) => movedPlace(place, id, seat)))
    .execute();
}

/** What a game says of options that it does not take is for whoever chose them. */
export function understood<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MalformedError)
      throw new Refusal('malformed', `The game does not take this: ${error.message}.`);
    throw error;
  }
}
