import { useState } from 'react';
import type { Action } from '../../rules/actions.ts';
import type { Position } from '../../rules/position.ts';

/** What a person has pointed at but not yet confirmed. It is forgotten when the position changes. */
export interface Moment {
  /** The mark of a building, a card, a town: see `things.ts`. */
  readonly thing: string | null;
  /** Which of the things that can be done with it. */
  readonly action: Action | null;
  /** The places in hand of the cards that would pay; null: what is suggested. */
  readonly laid: readonly number[] | null;
  /** Cards of the decks in the order that was chosen; null: as they lie. */
  readonly order: Readonly<Record<'citizen' | 'military', readonly string[]>> | null;
}

const NOTHING: Moment = { thing: null, action: null, laid: null, order: null };

export interface MomentControls {
  readonly moment: Moment;
  readonly change: (changes: Partial<Moment>) => void;
  readonly letGo: () => void;
}

/** `changed` is told whenever something else is pointed at. */
export function useMoment(position: Position, changed: () => void): MomentControls {
  const [held, setHeld] = useState({ position, moment: NOTHING });
  const moment = held.position === position ? held.moment : NOTHING;
  const set = (next: Moment): void => {
    changed();
    setHeld({ position, moment: next });
  };
  return {
    moment,
    change: (changes) => set({ ...moment, ...changes }),
    letGo: () => set(NOTHING),
  };
}
