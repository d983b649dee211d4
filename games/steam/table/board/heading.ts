import { headingPanel, type Panel, type PanelLook } from '@roundhouse/style';
import { boardOf } from '../../content/maps.ts';
import { type Position, turnsInGame } from '../../rules/position.ts';
import { doing, PHASES, phaseWords } from './phase-words.ts';

/** The head of the sheet, with the phases of a turn of the game that is played. */
export function heading(p: Position, look: PanelLook): Panel {
  const { name, current } = phaseWords(p);
  return headingPanel(
    {
      game: p.mode === 'base' ? 'Steam, base game' : 'Steam, standard game',
      map: boardOf(p).name,
      turn: p.turn,
      turns: turnsInGame(p),
      phases: PHASES[p.mode],
      current,
      phaseName: name,
      acting: p.phase.name === 'game-over' ? null : { seat: p.phase.seat, doing: doing(p) },
    },
    look,
  );
}
