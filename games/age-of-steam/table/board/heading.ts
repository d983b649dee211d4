import { headingPanel, type Panel, type PanelLook } from '@roundhouse/style';
import { boardOf } from '../../content/maps.ts';
import { type Position, turnsInGame } from '../../rules/position.ts';
import { doing, phaseWords, SEQUENCE } from './phase-words.ts';

/** The head of the sheet, with the ten sections of a turn. */
export function heading(p: Position, look: PanelLook): Panel {
  const { name, number } = phaseWords(p.phase);
  return headingPanel(
    {
      game: 'Age of Steam',
      map: boardOf(p).name,
      turn: p.turn,
      turns: turnsInGame(p),
      phases: SEQUENCE,
      current: number,
      phaseName: name,
      acting: p.phase.name === 'game-over' ? null : { seat: p.phase.seat, doing: doing(p) },
    },
    look,
  );
}
