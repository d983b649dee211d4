import type { Action } from '../../rules/actions.ts';

/** What the hand is on. */
export interface Pointed {
  /** The mark of a building, a card, a town: see `things.ts`. */
  readonly thing: string | null;
  /** Which of the things that can be done with it. */
  readonly action: Action | null;
  /** The places in hand of the cards that would pay; null: what is suggested. */
  readonly laid: readonly number[] | null;
  /** Cards of the decks in the order that was chosen; null: as they lie. */
  readonly order: Readonly<Record<'citizen' | 'military', readonly string[]>> | null;
}

export const NOTHING: Pointed = { thing: null, action: null, laid: null, order: null };
