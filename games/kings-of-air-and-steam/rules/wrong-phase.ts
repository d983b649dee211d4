import { refuse, type Violation } from '@roundhouse/kernel';
import { type Action, SECTION_OF } from './actions.ts';
import type { Position } from './position.ts';

export function wrongPhase(p: Position, action: Action): Violation {
  return refuse('sequence.phase', 'That belongs to another part of the game ({theirs}); now it is {now}.', {
    theirs: { term: SECTION_OF[action.type] },
    now: { term: p.phase.name },
  });
}
