import type { DecisionSection as KernelDecisionSection, Section as KernelSection } from '@roundhouse/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

export type Section = KernelSection<Position, Event>;
export type DecisionSection = KernelDecisionSection<Position, Action, Event>;
