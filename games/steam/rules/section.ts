import type { Anytime as KernelAnytime, DecisionIn, Section as KernelSection } from '@roundhouse/kernel';
import type { Action, ACTIONS_IN } from './actions.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

type Stage = keyof typeof ACTIONS_IN;

export type Section = KernelSection<Position, Event>;
export type Decision<N extends Stage> = DecisionIn<Position, Action, Event, typeof ACTIONS_IN, N>;
/** What may be done besides, whatever the phase. */
export type Anytime<T extends Action['type']> = KernelAnytime<Position, Extract<Action, { type: T }>, Event>;
export type DecisionSection<N extends Stage> = Section & Decision<N>;
