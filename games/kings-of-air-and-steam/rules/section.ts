import type { DecisionSection as KernelDecisionSection, Phase as KernelPhase } from '@roundhouse/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

/** A decision of one seat. It is entered by whoever puts it into the position. */
export type Decision = Omit<KernelDecisionSection<Position, Action, Event>, 'enter' | 'name'>;
export type GamePhase = KernelPhase<Position, Action, Event>;
