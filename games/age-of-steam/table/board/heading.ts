import { headingPanel, type Panel, type PanelLook } from '@roundhouse/style';
import { BUILDS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { type Phase, type Position, playerAt, turnsInGame } from '../../rules/position.ts';

/** The sequence of play, as the rulebook numbers it. */
const PHASES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

interface PhaseWords {
  /** Its place in the sequence; null when the game is over. */
  readonly current: number | null;
  readonly name: string;
}

const WORDS: Readonly<Record<Phase['name'], PhaseWords>> = {
  'issue-shares': { current: 0, name: 'Issue Shares' },
  'determine-player-order': { current: 1, name: 'Determine Player Order' },
  'select-actions': { current: 2, name: 'Select Actions' },
  'build-track': { current: 3, name: 'Build Track' },
  'move-goods': { current: 4, name: 'Move Goods' },
  'goods-growth': { current: 8, name: 'Goods Growth' },
  'game-over': { current: null, name: 'The game is over' },
};

/** The head of the sheet, with the ten sections of a turn. */
export function heading(p: Position, look: PanelLook): Panel {
  const { name, current } = WORDS[p.phase.name];
  return headingPanel(
    {
      game: 'Age of Steam',
      map: boardOf(p).name,
      period: 'turn',
      turn: p.turn,
      turns: turnsInGame(p),
      phases: PHASES,
      current,
      phaseName: name,
      acting: p.phase.name === 'game-over' ? null : { seat: p.phase.seat, doing: doing(p) },
    },
    look,
  );
}

/** What the player to act is doing now, to stand after the name. */
function doing(p: Position): string {
  const { phase } = p;
  switch (phase.name) {
    case 'issue-shares':
      return 'decides on shares';
    case 'determine-player-order':
      return 'bids or drops out';
    case 'select-actions':
      return 'selects an action';
    case 'build-track': {
      const builds = playerAt(p, phase.seat).action === 'engineer' ? BUILDS.engineer : BUILDS.normal;
      return `builds track: ${phase.builds} of ${builds} laid`;
    }
    case 'move-goods':
      return `moves goods, round ${phase.round}`;
    case 'goods-growth':
      return phase.drawn === null ? 'may produce goods' : 'places produced goods';
    case 'game-over':
      return '';
  }
}
