import { type Text, text } from '@roundhouse/kernel';
import type { ActionTile } from '../../content/components.ts';
import type { Mode, Phase } from '../../rules/position.ts';

const TURN_ORDER: Readonly<Record<Mode, Text>> = {
  base: text('Go first in the next turn.'),
  standard: text('Pass once in the next auction and stay in it.'),
};

const HELP: Readonly<Record<Exclude<ActionTile, 'turn-order'>, Text>> = {
  'first-move': text('Move goods before everyone else, in both rounds.'),
  engineer: text('Build four tiles instead of three.'),
  'first-build': text('Build track before everyone else.'),
  'city-growth': text('Add a set of cubes to a city while you build.'),
  locomotive: text('Your locomotive pulls one more link at once.'),
  urbanization: text('Turn a town into a New City while you build.'),
};

/** What an action tile does, in a line. */
export function tileHelp(tile: ActionTile, mode: Mode): Text {
  return tile === 'turn-order' ? TURN_ORDER[mode] : HELP[tile];
}

interface PhaseOfTurn {
  readonly label: Text;
  readonly phases: readonly Phase['name'][];
}

const TILES: PhaseOfTurn = { label: text('Action Tiles'), phases: ['select-action-tiles'] };
const BUILD: PhaseOfTurn = { label: text('Build Track'), phases: ['build-track'] };
const MOVE: PhaseOfTurn = { label: text('Move Goods'), phases: ['move-goods', 'choose-points'] };
const INCOME: PhaseOfTurn = { label: text('Income and Expenses'), phases: [] };
const NEW_TURN: PhaseOfTurn = { label: text('New Turn'), phases: [] };

/** Comes once, before the first turn of a base game. */
export const FIRST_AUCTION: PhaseOfTurn = { label: text('Auction'), phases: ['auction-places'] };

/** The phases of a turn, as the rulebook numbers them for each game. */
export const PHASES: Readonly<Record<Mode, readonly PhaseOfTurn[]>> = {
  base: [TILES, BUILD, MOVE, INCOME, { label: text('Turn Order'), phases: [] }, NEW_TURN],
  standard: [
    { label: text('Buy Capital'), phases: ['buy-capital'] },
    { label: text('Order of Play'), phases: ['auction-order'] },
    TILES,
    BUILD,
    MOVE,
    INCOME,
    NEW_TURN,
  ],
};
