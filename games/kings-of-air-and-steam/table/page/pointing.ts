import type { Space } from '../../content/area.ts';
import type { Good } from '../../content/components.ts';
import type { Action, ActionOf } from '../../rules/actions.ts';
import type { Target } from '../../rules/position.ts';

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

/** What the hand is on. */
export interface Pointed {
  /** An action that one press chooses, and that would be taken. */
  readonly choice: Action | null;
  /** Which action is prepared; null while the board offers all that can be done on it. */
  readonly tool: Tool | null;
  /** Where a depot would stand or the airship would go. */
  readonly space: Space | null;
  readonly flight: ActionOf<'fly'> | null;
  readonly link: ActionOf<'build-link'> | null;
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

export const NOTHING: Pointed = {
  choice: null,
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

/** Takes up an action, or none, and lets go of everything else. */
export function takingUp(tool: Tool | null): Pointed {
  return { ...NOTHING, tool };
}
