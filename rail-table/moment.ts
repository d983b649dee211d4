import type { Hex } from '@roundhouse/hex';
import type { GoodColour } from '@roundhouse/style';
import { useState } from 'react';
import type { Build, Move } from './actions.ts';

/** What a person has pointed at but not yet confirmed. It is forgotten when the position changes. */
export interface RailMoment<G extends GoodColour = GoodColour> {
  /** Tiles laid as ghosts. */
  readonly plan: readonly Build[];
  readonly hex: Hex | null;
  /** The tile shown as a ghost on that hex. */
  readonly tile: Build | null;
  readonly city: string | null;
  readonly good: G | null;
  readonly route: Move<G> | null;
  readonly newCity: string | null;
  readonly town: Hex | null;
  /** How large a bid, how many shares or loans. */
  readonly amount: number | null;
}

export const NOTHING: RailMoment<never> = {
  plan: [],
  hex: null,
  tile: null,
  city: null,
  good: null,
  route: null,
  newCity: null,
  town: null,
  amount: null,
};

/** Methods, so that a game whose moment holds more than that of all rail games fits the shared table. */
export interface MomentControls<M> {
  readonly moment: M;
  change(this: void, changes: Partial<M>): void;
  /** Lets go of what is pointed at; the plan stays. */
  letGo(this: void): void;
}

/** `changed` is told whenever something else is pointed at; `nothing` must stay the same object. */
export function useMoment<M extends RailMoment>(position: object, nothing: M, changed: () => void): MomentControls<M> {
  const [held, setHeld] = useState({ position, moment: nothing });
  const moment = held.position === position ? held.moment : nothing;
  const set = (next: M): void => {
    changed();
    setHeld({ position, moment: next });
  };
  return {
    moment,
    change: (changes) => set({ ...moment, ...changes }),
    letGo: () => set({ ...nothing, plan: moment.plan }),
  };
}
