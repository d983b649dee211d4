import type { DecisionIn } from '@roundhouse/kernel';
import type { Action, ACTIONS_IN } from './actions.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

/** What is decided in a phase. It is entered by whoever puts the phase into the position. */
export type Decision<N extends keyof typeof ACTIONS_IN> = DecisionIn<Position, Action, Event, typeof ACTIONS_IN, N>;
