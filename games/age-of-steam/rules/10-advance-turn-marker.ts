import type { Progress } from '@roundhouse/kernel';
import { type Chance, type Position, turnsInGame } from './position.ts';
import type { Section } from './section.ts';

function enter(p: Position, { tell }: Chance): Progress {
  if (p.turn >= turnsInGame(p)) return 'over';
  p.turn += 1;
  tell({ type: 'turn-started', turn: p.turn });
  return 'finished';
}

export const advanceTurnMarker: Section = { enter };
