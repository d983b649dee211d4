import { Limit, neighbourhood } from './limits.ts';
import { Refusal } from '../refusal.ts';

/** How much one visitor may ask of the server. 0: as much as they like. */
export interface Bounds {
  /** Requests a second, on average, of one person; of one address ten times as many. */
  readonly requests: number;
  /** Lines for news that one address holds open; one person a tenth of it. */
  readonly lines: number;
}

/**
 * A program that plays as fast as it can with a bot asks some twenty times a second; a page when it opens some twenty times
 * in all. A whole club may sit behind one address, each with a few tabs.
 */
export const USUAL_BOUNDS: Bounds = { requests: 50, lines: 500 };

const PEOPLE_BEHIND_AN_ADDRESS = 10;
/** So many seconds' worth may come at once. */
const BURST_SECONDS = 10;
const SECOND_MS = 1000;

/** Counts requests, by address before anything is looked up for them, and by person when it is known who asks. */
export class Requests {
  readonly #ofAddresses: Limit | null;
  readonly #ofPeople: Limit | null;

  constructor({ requests }: Bounds, now: () => number) {
    const limit = (perSecond: number, why: string): Limit | null =>
      perSecond === 0
        ? null
        : new Limit({ burst: perSecond * BURST_SECONDS, everyMs: SECOND_MS / perSecond }, now, why);
    this.#ofPeople = limit(requests, 'You ask very often. Wait a moment, and then ask less often.');
    this.#ofAddresses = limit(
      requests * PEOPLE_BEHIND_AN_ADDRESS,
      'The server is asked very often from where you are. Wait a moment, and then ask less often.',
    );
  }

  from(address: string): void {
    this.#ofAddresses?.take(address);
  }

  by(person: string): void {
    this.#ofPeople?.take(person);
  }
}

const AGAIN_SECONDS = 30;

/** Counts the lines that are open, by address when they open, and by person when it is known who holds them. */
export class OpenLines {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor({ lines }: Bounds) {
    this.#most = lines;
  }

  /** A refusal when there are too many; else one more, until what is returned is called. */
  from(address: string): () => void {
    return this.#enter(
      `from ${neighbourhood(address)}`,
      this.#most,
      'Very many lines are open from where you are. Close some tabs or programs, and come again.',
    );
  }

  of(person: string): () => void {
    return this.#enter(
      `of ${person}`,
      Math.ceil(this.#most / PEOPLE_BEHIND_AN_ADDRESS),
      'You have very many lines open. Close some tabs or programs, and come again.',
    );
  }

  #enter(key: string, most: number, why: string): () => void {
    const open = this.#open.get(key) ?? 0;
    if (most > 0 && open >= most) throw new Refusal('too-many', why, AGAIN_SECONDS);
    this.#open.set(key, open + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const others = (this.#open.get(key) ?? 1) - 1;
      if (others === 0) this.#open.delete(key);
      else this.#open.set(key, others);
    };
  }
}
