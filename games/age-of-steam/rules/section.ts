import type { Seat, Violation } from '@roundhouse/kernel';
import type { Action } from './actions.ts';
import type { Chance, Position, Progress } from './position.ts';

/** A section of the sequence of play. Those without decisions do all their work on entering. */
export interface Section {
  readonly name: string;
  enter(p: Position, chance: Chance): Progress;
}

/** A section in which players decide, one seat at a time. */
export interface DecisionSection extends Section {
  legal(p: Position, seat: Seat): Action[];
  check(p: Position, seat: Seat, action: Action): Violation | null;
  play(p: Position, seat: Seat, action: Action, chance: Chance): Progress;
}
