import { refuse, type Violation } from '@roundhouse/kernel';
import { type Action, PART_OF } from './actions.ts';
import type { Position } from './position.ts';

export function wrongPhase(p: Position, action: Action): Violation {
  return refuse('sequence.phase', 'That belongs to another part of the game ({theirs}); now it is {now}.', {
    theirs: { term: PART_OF[action.type] },
    now: { term: p.phase.name },
  });
}

export function tooDear(rule: string, cost: number, cash: number): Violation {
  return refuse(rule, 'That costs ${cost}, and you have ${cash}.', { cost, cash });
}
