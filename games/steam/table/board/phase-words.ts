import { say, text } from '@roundhouse/kernel';
import { BUILDS } from '../../content/components.ts';
import { type Mode, type Phase, type Position, playerAt } from '../../rules/position.ts';

/** The phases of a turn, as the rulebook numbers them for each game. */
export const PHASES: Readonly<Record<Mode, readonly string[]>> = {
  base: ['1', '2', '3', '4', '5', '6'],
  standard: ['1', '2', '3', '4', '5', '6', '7'],
};

interface PhaseWords {
  readonly name: string;
  /** Its place among the phases of each game; null when it is none of a turn's. */
  readonly base: number | null;
  readonly standard: number | null;
}

const WORDS: Readonly<Record<Phase['name'], PhaseWords>> = {
  'auction-places': { name: 'Auction of the Turn Order', base: null, standard: null },
  'buy-capital': { name: 'Buy Capital', base: null, standard: 0 },
  'auction-order': { name: 'Determine Order of Play', base: null, standard: 1 },
  'select-action-tiles': { name: 'Select Action Tiles', base: 0, standard: 2 },
  'build-track': { name: 'Build Track', base: 1, standard: 3 },
  'move-goods': { name: 'Move Goods', base: 2, standard: 4 },
  'choose-points': { name: 'Move Goods: Income or Points', base: 2, standard: 4 },
  'game-over': { name: 'The game is over', base: null, standard: null },
};

export function phaseWords(p: Position): { readonly name: string; readonly current: number | null } {
  const words = WORDS[p.phase.name];
  return { name: words.name, current: words[p.mode] };
}

/** What the player to act is doing now, to stand after the name. */
export function doing(p: Position): string {
  const { phase } = p;
  switch (phase.name) {
    case 'auction-places':
      return `bids for place ${phase.placed.length + 1}`;
    case 'buy-capital':
      return 'decides on capital';
    case 'auction-order':
      return 'bids or passes';
    case 'select-action-tiles':
      return 'takes an action tile';
    case 'build-track': {
      if (phase.stocking !== null) return 'chooses cubes for the New City';
      const { tile, passedTile } = playerAt(p, phase.seat);
      const builds = tile === 'engineer' && !passedTile ? BUILDS.engineer : BUILDS.normal;
      return `builds track: ${phase.builds} of ${builds} laid`;
    }
    case 'move-goods':
      return `moves goods, round ${phase.round}`;
    case 'choose-points':
      return say(
        text('takes {points} as income or as {points, plural, one {a point} other {points}}', { points: phase.points }),
      );
    case 'game-over':
      return '';
  }
}
