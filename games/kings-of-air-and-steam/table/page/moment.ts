import { useState } from 'react';
import type { Space } from '../../content/area.ts';
import type { Good } from '../../content/components.ts';
import type { Position, Target } from '../../rules/position.ts';
import type { BuildLink, Fly } from './actions-of.ts';

/** The actions that are prepared before they are confirmed. */
export type Tool =
  | 'build-depot'
  | 'upgrade-airship'
  | 'upgrade-train'
  | 'ship'
  | 'adjust-route'
  | 'solicit-funds'
  | 'build-link'
  | 'transmogrify'
  | 'extra-flight';

/** Goods that are pointed at: on board, on the factory below, or in a depot. */
export interface Pile {
  readonly at: 'hold' | 'factory' | Space;
  readonly good: Good;
}

/** What a person has pointed at but not yet confirmed. It is forgotten when the position changes. */
export interface Moment {
  /** Which action is prepared; null while the board offers all that can be done on it. */
  readonly tool: Tool | null;
  /** Where a depot would stand or the airship would go. */
  readonly space: Space | null;
  readonly flight: Fly | null;
  readonly link: BuildLink | null;
  /** What would be shipped, changed or thrown away. */
  readonly pile: Pile | null;
  /** How many of it; null: as many as possible. */
  readonly count: number | null;
  /** Another good among a shipment. */
  readonly odd: Good | null;
  readonly to: Target | null;
  /** The way that a train would take. */
  readonly stops: readonly Space[] | null;
  /** The socket that a card is planned for. */
  readonly socket: number | null;
}

const NOTHING: Moment = {
  tool: null,
  space: null,
  flight: null,
  link: null,
  pile: null,
  count: null,
  odd: null,
  to: null,
  stops: null,
  socket: null,
};

export interface MomentControls {
  readonly moment: Moment;
  readonly change: (changes: Partial<Moment>) => void;
  /** Takes up an action, or none, and lets go of everything else. */
  readonly take: (tool: Tool | null) => void;
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
    take: (tool) => set({ ...NOTHING, tool }),
    letGo: () => set(NOTHING),
  };
}
