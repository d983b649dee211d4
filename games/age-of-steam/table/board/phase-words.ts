import { BUILDS } from '../../content/components.ts';
import { type Phase, type Position, playerAt } from '../../rules/position.ts';

/** The sequence of play, as the rulebook numbers it. */
export const SEQUENCE = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

interface PhaseWords {
  /** Its place in the sequence; null when the game is over. */
  readonly number: number | null;
  readonly name: string;
}

const PHASES: Readonly<Record<Phase['name'], PhaseWords>> = {
  'issue-shares': { number: 0, name: 'Issue Shares' },
  'determine-player-order': { number: 1, name: 'Determine Player Order' },
  'select-actions': { number: 2, name: 'Select Actions' },
  'build-track': { number: 3, name: 'Build Track' },
  'move-goods': { number: 4, name: 'Move Goods' },
  'goods-growth': { number: 8, name: 'Goods Growth' },
  'game-over': { number: null, name: 'The game is over' },
};

export function phaseWords(phase: Phase): PhaseWords {
  return PHASES[phase.name];
}

/** What the player to act is doing now, to stand after the name. */
export function doing(p: Position): string {
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
