import { type Survey, surveyor } from '@roundhouse/rails';
import type { Board } from '../content/board.ts';
import { COSTS } from '../content/components.ts';

/** Age of Steam's maps as a planner sees them. */
export const surveyOf: (board: Board) => Survey = surveyor<Board>(
  ({ terrain }, hex) => COSTS.place.simple[terrain[hex] ?? 'plain'],
);
