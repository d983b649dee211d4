import { steam } from '../../index.ts';

/**
 * A map for trying tiles: single hexes of every terrain, and towns on every terrain, each with cities all around, so
 * that any track on them runs from city to city.
 */
const TERRAIN = ['.........', '...~.^.%.', '.........', '...~.^.%.', '.........'];

export const COLUMN = { plain: 1, river: 3, hills: 5, riverInHills: 7 } as const;
export const OPEN_ROW = 1;
export const TOWN_ROW = 3;

const columns: readonly number[] = Object.values(COLUMN);
const towns = columns.map((column) => ({ id: `town-${column}`, name: `Town ${column}`, at: [column, TOWN_ROW] }));
const cities = TERRAIN.flatMap((line, row) =>
  [...line].flatMap((_, column) =>
    (row === OPEN_ROW || row === TOWN_ROW) && columns.includes(column)
      ? []
      : [{ id: `city-${column}-${row}`, name: `City ${column},${row}`, at: [column, row], color: 'red', goods: 0 }],
  ),
);

export const PROVING_GROUND = 'proving-ground';

const file = {
  format: 'steam-map/1',
  id: PROVING_GROUND,
  name: 'Proving Ground',
  provenance: 'For tests only.',
  players: { min: 3, max: 6 },
  turns: { 3: 9, 4: 9, 5: 9, 6: 9 },
  goods: { red: 20, blue: 20, purple: 20, yellow: 20, gray: 16 },
  supply: { spaces: 12, cubes: 3, cubesWithThree: 2 },
  fewerCubesWithThree: 0,
  terrain: TERRAIN,
  blocked: [],
  cities,
  towns,
  newCities: [{ id: 'gray-1', color: 'gray' }],
};

/** The game with that map in its box. */
export const steamOnTrial = steam.content.with([{ json: file, source: 'the proving ground' }]);
