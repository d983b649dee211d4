import type { ChatLine, ClockFace } from '@roundhouse/wire';

/** What happened at a table, or to somebody. */
export type Ring =
  /** Who sits there changed, or it has begun, or ended. `people`: whose home changed with it. */
  | { readonly table: string; readonly what: 'table'; readonly people: readonly string[] | 'everybody' }
  /** Only who is waited for changed. `waited`: who is now, where it happened in this process. */
  | {
      readonly table: string;
      readonly what: 'turn';
      readonly people: readonly string[] | 'everybody';
      readonly waited?: readonly string[];
    }
  /** The match has so many entries now. */
  | { readonly table: string; readonly what: 'entries'; readonly entries: number }
  | { readonly table: string; readonly what: 'clock'; readonly clock: ClockFace }
  /** An order of somebody's has acted or ended: only that one hears of it. */
  | { readonly table: string; readonly what: 'orders'; readonly person: string }
  /** Somebody gave an order or withdrew one: nobody hears of it but those who hold the match. */
  | { readonly table: string; readonly what: 'decided' }
  | { readonly table: string; readonly what: 'said'; readonly line: ChatLine }
  /** The host says something to everybody, or nothing any more. */
  | { readonly what: 'announced'; readonly text: string | null }
  /** Somebody logged out somewhere: whoever holds a line in that name may hold it no longer. */
  | { readonly what: 'logged-out'; readonly person: string }
  /** Somebody has another name, or is a guest no more. */
  | { readonly what: 'renamed'; readonly person: string }
  /** Nobody knows what was missed: whatever somebody looks at is looked at again. */
  | { readonly what: 'again' };

/** Where it happened: in this process, or in another of the same database. */
export type Where = 'here' | 'elsewhere';

/** Tells whoever listens that something happened at a table. */
export class Bell {
  readonly #listeners = new Set<(ring: Ring, where: Where) => void>();

  listen(heard: (ring: Ring, where: Where) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  ring(ring: Ring, where: Where = 'here'): void {
    for (const heard of this.#listeners) heard(ring, where);
  }
}
