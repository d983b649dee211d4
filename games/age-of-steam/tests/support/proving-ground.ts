import { ageOfSteam } from '../../index.ts';

/**
 * A map for trying tiles: single hexes of every terrain, and towns on every terrain, each with cities all around, so
 * that any track on them runs from city to city; two towns side by side; and a strip of plain with one town in it.
 */
const TERRAIN = [
  '...............',
  '...~.^...~.^...',
  '...............',
  '...............',
  '...............',
  '...............',
  '...............',
  '...............',
  '...............',
];

export const OPEN = { plain: [1, 1], river: [3, 1], mountain: [5, 1] } as const;
export const TOWNS = { plain: [7, 1], river: [9, 1], mountain: [11, 1] } as const;
/** Two towns side by side: side 1 of the west one is side 4 of the east one. */
export const TWINS = { west: [1, 4], east: [2, 4] } as const;
/** The row of plain hexes, and the town in it. */
export const STRIP_ROW = 7;
export const HALT = [6, STRIP_ROW] as const;

const towns = [...Object.values(TOWNS), ...Object.values(TWINS), HALT].map((at, index) => ({
  id: `town-${index}`,
  name: `Town ${index}`,
  at,
}));
const land = new Set([...Object.values(OPEN), ...towns.map(({ at }) => at)].map((at) => at.join()));
const cities = TERRAIN.flatMap((line, row) =>
  [...line].flatMap((_, column) =>
    row === STRIP_ROW || land.has(`${column},${row}`)
      ? []
      : [{ id: `city-${column}-${row}`, name: `City ${column},${row}`, at: [column, row], color: 'red', goods: 0 }],
  ),
);
const newCities = [
  { id: 'A', color: 'blue' },
  { id: 'B', color: 'black' },
];

export const PROVING_GROUND = 'proving-ground';

const file = {
  format: 'age-of-steam-map/1',
  id: PROVING_GROUND,
  name: 'Proving Ground',
  provenance: 'For tests only.',
  players: { min: 2, max: 6 },
  turns: { 2: 9, 3: 9, 4: 9, 5: 9, 6: 9 },
  goods: { red: 60, blue: 60, purple: 60, yellow: 60, black: 60 },
  terrain: TERRAIN,
  rivers: [OPEN.river, TOWNS.river].map((at) => ({ at, edges: [0, 3] })),
  blocked: [],
  cities,
  towns,
  newCities,
  display: [...cities, ...newCities].map(({ id }, index) => ({
    section: index % 2 === 0 ? 'light' : 'dark',
    die: 1 + (index % 6),
    city: id,
    squares: 1,
  })),
};

/** The game with that map in its box. */
export const ageOfSteamOnTrial = ageOfSteam.content.with([{ json: file, source: 'the proving ground' }]);
