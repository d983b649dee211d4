import { say, text } from '@roundhouse/kernel';
import { headingPanel, type Panel, type PanelLook } from '@roundhouse/style';
import { BUILDS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { type Mode, type Phase, type Position, playerAt, turnsInGame } from '../../rules/position.ts';

/** The phases of a turn, as the rulebook numbers them for each game. */
const PHASES: Readonly<Record<Mode, readonly string[]>> = {
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

/** The head of the sheet, with the phases of a turn of the game that is played. */
export function heading(p: Position, look: PanelLook): Panel {
  const words = WORDS[p.phase.name];
  return headingPanel(
    {
      game: p.mode === 'base' ? 'Steam, base game' : 'Steam, standard game',
      map: boardOf(p).name,
      period: 'turn',
      turn: p.turn,
      turns: turnsInGame(p),
      phases: PHASES[p.mode],
      current: words[p.mode],
      phaseName: words.name,
      acting: p.phase.name === 'game-over' ? null : { seat: p.phase.seat, doing: doing(p) },
    },
    look,
  );
}

/** What the player to act is doing now, to stand after the name. */
function doing(p: Position): string {
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
