import { type Survey, surveyor } from '@roundhouse/rails';
import type { Board } from '../content/board.ts';
import { COSTS } from '../content/components.ts';

/** Steam's maps as a planner sees them; an ordinary tile has two exits. */
export const surveyOf: (board: Board) => Survey = surveyor<Board>(
  ({ water, terrain }, hex) =>
    2 * COSTS.exit + (water.has(hex) ? COSTS.river : 0) + (terrain[hex] === 'hills' ? COSTS.hills : 0),
);
