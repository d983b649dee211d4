import type { DecisionIn, Section as KernelSection } from '@roundhouse/kernel';
import type { Action, ACTIONS_IN } from './actions.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

type Stage = keyof typeof ACTIONS_IN;

export type Section = KernelSection<Position, Event>;
export type DecisionSection<N extends Stage> = Section & DecisionIn<Position, Action, Event, typeof ACTIONS_IN, N>;
