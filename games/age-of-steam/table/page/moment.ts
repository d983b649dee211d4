import type { Hex } from '@roundhouse/hex';
import { useState } from 'react';
import type { Good } from '../../content/components.ts';
import type { Position } from '../../rules/position.ts';
import type { Build, Move } from './actions-of.ts';

/** What a person has pointed at but not yet confirmed. It is forgotten when the position changes. */
export interface Moment {
  /** Tiles laid as ghosts. */
  readonly plan: readonly Build[];
  readonly hex: Hex | null;
  /** The tile shown as a ghost on that hex. */
  readonly tile: Build | null;
  readonly city: string | null;
  readonly good: Good | null;
  readonly route: Move | null;
  readonly newCity: string | null;
  readonly town: Hex | null;
  /** How many shares, or how large a bid. */
  readonly amount: number | null;
}

const NOTHING: Moment = {
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

export interface MomentControls {
  readonly moment: Moment;
  readonly change: (changes: Partial<Moment>) => void;
  /** Lets go of what is pointed at; the plan stays. */
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
    letGo: () => set({ ...NOTHING, plan: moment.plan }),
  };
}
