import type { ChatLine, ClockFace } from '@roundhouse/wire';

/** What happened at a table, or to somebody. */
export type Ring =
  /** Who sits there changed, or it has begun, or ended; or only who is waited for. `people`: whose home changed with it. */
  | {
      readonly table: string;
      readonly what: 'table' | 'turn';
      readonly people: readonly string[] | 'everybody';
    }
  | { readonly table: string; readonly what: 'clock'; readonly clock: ClockFace }
  /** An order of somebody's has acted or ended: only that one hears of it. */
  | { readonly table: string; readonly what: 'orders'; readonly person: string }
  | { readonly table: string; readonly what: 'said'; readonly line: ChatLine }
  /** The host says something to everybody, or nothing any more. */
  | { readonly what: 'announced'; readonly text: string | null }
  /** Somebody logged out somewhere: whoever holds a line in that name may hold it no longer. */
  | { readonly what: 'logged-out'; readonly person: string };

/** Tells whoever listens that something happened at a table. */
export class Bell {
  readonly #listeners = new Set<(ring: Ring) => void>();

  listen(heard: (ring: Ring) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  ring(ring: Ring): void {
    for (const heard of this.#listeners) heard(ring);
  }
}
