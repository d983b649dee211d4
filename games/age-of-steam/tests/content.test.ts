import { hexAt, neighbour } from '@roundhouse/hex';
import { describe, expect, test } from 'vitest';
import copperVale from '../content/maps/copper-vale.json' with { type: 'json' };
import rustBeltFile from '../content/maps/rust-belt.json' with { type: 'json' };
import twoShores from '../content/maps/two-shores.json' with { type: 'json' };
import { ContentError } from '@roundhouse/kernel';
import { ageOfSteam } from '../index.ts';
import { hexOf, PLACES, rustBelt } from './support/rails.ts';

type RustBeltFile = typeof rustBeltFile;

/** What is said about a copy of the Rust Belt with one thing changed. */
function problemsWith(change: (file: RustBeltFile) => object): readonly string[] {
  try {
    ageOfSteam.maps.read(change(structuredClone(rustBeltFile)), 'broken.json');
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

describe('the Rust Belt', () => {
  test('12 cities, 14 towns, 8 New Cities of which 4 are black', () => {
    expect(rustBelt.cities).toHaveLength(12);
    expect(rustBelt.towns).toHaveLength(14);
    expect(rustBelt.newCities.map(({ color }) => color).toSorted()).toEqual([
      'black',
      'black',
      'black',
      'black',
      'blue',
      'purple',
      'red',
      'yellow',
    ]);
  });

  test('lies as the examples of the rulebook show it', () => {
    const step = (from: number, edge: number): number => neighbour(rustBelt.grid, from, edge);
    const [evansville, cincinnati, indianapolis] = [PLACES.evansville, PLACES.cincinnati, PLACES.indianapolis].map(
      hexOf,
    );
    // Two hexes straight to the north-east, and one hex on either side of Indianapolis.
    expect(step(step(step(evansville ?? 0, 1), 1), 1)).toBe(cincinnati);
    expect(step(step(evansville ?? 0, 0), 1)).toBe(indianapolis);
    expect(step(step(indianapolis ?? 0, 1), 2)).toBe(cincinnati);
    expect(rustBelt.terrain[hexOf([10, 9])]).toBe('plain');
    expect(rustBelt.terrain[hexOf([12, 9])]).toBe('river');
    expect(rustBelt.townAt.get(hexOf([7, 3]))?.name).toBe('Milwaukee');
  });

  test('light 3 feeds Kansas City and A, light 4 Des Moines and B', () => {
    const fedBy = (die: number) =>
      rustBelt.columns.filter((column) => column.section === 'light' && column.die === die).map(({ city }) => city);
    expect(fedBy(3)).toEqual(['kansas-city', 'A']);
    expect(fedBy(4)).toEqual(['des-moines', 'B']);
  });
});

test('the maps in the box are sound and can be chosen', () => {
  expect(ageOfSteam.maps.ids()).toEqual(expect.arrayContaining(['rust-belt', 'copper-vale', 'two-shores']));
  for (const file of [rustBeltFile, copperVale, twoShores]) {
    expect(ageOfSteam.maps.read(file, file.id)).toMatchObject({ id: file.id, name: file.name });
  }
});

test('another map is only another file', () => {
  const json = { ...structuredClone(twoShores), id: 'two-shores-again' };
  const { maps } = ageOfSteam.content.with([{ json, source: 'again.json' }]);
  expect(maps.named('two-shores-again').players).toEqual({ min: 2, max: 4 });
});

describe('a broken map file is refused with where and what', () => {
  test('unknown terrain', () => {
    const terrain = rustBeltFile.terrain.with(0, `?${rustBeltFile.terrain[0]?.slice(1) ?? ''}`);
    expect(problemsWith((file) => ({ ...file, terrain }))).toEqual([
      'terrain: column 0, row 0: unknown terrain "?"; use . ~ ^ # or a blank',
    ]);
  });

  test('a hex that nothing connects', () => {
    const problems = problemsWith((file) => ({ ...file, terrain: [...file.terrain, '', '.'] }));
    expect(problems).toEqual(['terrain: column 0, row 12: this hex is not connected to the rest']);
  });

  test('a hex that blocked sides cut off', () => {
    const corner = { at: [0, 0], edge: 0 };
    const blocked = [0, 1, 2, 3, 4, 5].map((edge) => ({ ...corner, edge }));
    expect(problemsWith((file) => ({ ...file, blocked })).length).toBeGreaterThan(0);
  });

  test('a city twice', () => {
    const problems = problemsWith((file) => ({ ...file, cities: [...file.cities, { ...file.cities[0], at: [0, 0] }] }));
    expect(problems).toEqual(['cities.12: "chicago" is on the map twice']);
  });

  test('a New City with the name of a city', () => {
    const problems = problemsWith((file) => ({
      ...file,
      newCities: [{ id: 'toronto', color: 'red' }, ...file.newCities],
    }));
    expect(problems).toEqual(['newCities.0: "toronto" is on the map twice']);
  });

  test('two places on one hex', () => {
    const problems = problemsWith((file) => ({
      ...file,
      towns: [...file.towns, { id: 'windy', name: 'Windy', at: [7, 5] }],
    }));
    expect(problems).toEqual(['towns.14: "windy" shares column 7, row 5 with "chicago"']);
  });

  test('a place in the lake, or off the map', () => {
    const at = (place: readonly number[]) =>
      problemsWith((file) => ({ ...file, towns: [...file.towns, { id: 'atlantis', name: 'Atlantis', at: place }] }));
    expect(at([8, 2])).toEqual(['towns.14: "atlantis" stands at column 8, row 2, where there is no land']);
    expect(at([40, 2])).toEqual(['towns.14: "atlantis" stands at column 40, row 2, where there is no land']);
  });

  test('fewer than two cities', () => {
    expect(problemsWith((file) => ({ ...file, cities: file.cities.slice(0, 1) }))).toContain(
      'cities: a map needs at least two cities',
    );
  });

  test('more cubes than could be drawn from', () => {
    const [problem] = problemsWith((file) => ({ ...file, goods: { ...file.goods, red: 1e12 } }));
    expect(problem).toMatch(/^goods\.red: /);
  });

  test('too few goods', () => {
    const goods = { red: 20, blue: 20, purple: 20, yellow: 17, black: 0 };
    expect(problemsWith((file) => ({ ...file, goods }))).toEqual([
      'goods: the set-up needs 78 cubes, and there are only 77',
    ]);
    expect(problemsWith((file) => ({ ...file, goods: { ...goods, yellow: 18 } }))).toEqual([]);
  });

  test('a display that does not fit the cities', () => {
    const [first, ...rest] = rustBeltFile.display;
    expect(problemsWith((file) => ({ ...file, display: rest }))).toEqual(['display: "chicago" has no column']);
    expect(problemsWith((file) => ({ ...file, display: [{ ...first, city: 'paris' }, ...file.display] }))).toEqual([
      'display.0: there is no city "paris"',
    ]);
    expect(problemsWith((file) => ({ ...file, display: [first, ...file.display] }))).toEqual([
      'display.1: "chicago" has a column for the light 1 already',
    ]);
  });

  test('a river without a course, and a course without a river', () => {
    expect(problemsWith((file) => ({ ...file, rivers: file.rivers.slice(1) }))).toEqual([
      'rivers: the river at column 2, row 3 has no course',
    ]);
    const rivers = [...rustBeltFile.rivers, { at: [0, 0], edges: [0, 3] }];
    expect(problemsWith((file) => ({ ...file, rivers }))).toEqual([
      'rivers.19: there is no river hex at column 0, row 0',
    ]);
  });

  test('a number of players without turns', () => {
    expect(problemsWith((file) => ({ ...file, turns: { 3: 10, 4: 8, 6: 6 } }))).toEqual([
      'turns: the number of turns for 5 players is missing',
    ]);
  });

  test('fields that are missing, unknown or of the wrong kind', () => {
    expect(problemsWith((file) => ({ ...file, cities: undefined }))[0]).toMatch(/^cities: /);
    expect(problemsWith((file) => ({ ...file, colour: 'blue' }))[0]).toContain('colour');
    expect(problemsWith((file) => ({ ...file, format: 'age-of-steam-map/9' }))[0]).toMatch(/^format: /);
    const cities = rustBeltFile.cities.map((city) => ({ ...city, color: 'green' }));
    expect(problemsWith((file) => ({ ...file, cities }))[0]).toMatch(/^cities\.0\.color: /);
  });

  test('the file is named, and every problem listed', () => {
    const broken = { ...structuredClone(rustBeltFile), turns: {} };
    expect(() => ageOfSteam.maps.read(broken, 'mine.json')).toThrow(
      /^mine\.json is not a playable map:(\n {2}turns: .*){4}$/,
    );
  });
});

test('hexes are counted row by row', () => {
  expect(hexOf([9, 9])).toBe(hexAt(rustBelt.grid, 9, 9));
  expect(rustBelt.cityAt.get(9 * 18 + 9)?.name).toBe('Evansville');
});
