import { headingPanel, type Panel, type PanelLook } from '@roundhouse/style';
import { ROUNDS } from '../../content/components.ts';
import type { Position } from '../../rules/position.ts';
import { doing, PARTS, phaseWords } from './phase-words.ts';

/** The head of the sheet: the round and its five phases. */
export function heading(p: Position, look: PanelLook): Panel {
  const { name, part } = phaseWords(p);
  return headingPanel(
    {
      game: 'Kings of Air and Steam',
      map: p.mode === 'basic' ? 'Basic game' : 'Normal game',
      turn: p.round,
      turns: ROUNDS,
      phases: PARTS,
      current: part,
      phaseName: name,
      acting: 'seat' in p.phase ? { seat: p.phase.seat, doing: doing(p) } : null,
    },
    look,
  );
}
