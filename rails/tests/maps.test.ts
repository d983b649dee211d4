import { describe, expect, test } from 'vitest';
import { connectionProblems, placeProblems, terrainProblems } from '../index.ts';
import { drawn } from './box.ts';

describe('problems of a map file', () => {
  test('signs that mean nothing', () => {
    expect(terrainProblems(['..', '. '], ['.', ' '])).toEqual([]);
    expect(terrainProblems(['..', '.x'], ['.', ' '])).toEqual([
      'terrain: column 1, row 1: unknown terrain "x"; use . or a blank',
    ]);
  });

  const place = (id: string, column: number) => ({ id, at: [column, 0] as const });
  const everywhere = (): boolean => true;

  test('places: ids and hexes once each, on land, and two cities at least', () => {
    const sound = { cities: [place('a', 0), place('b', 1)], towns: [place('c', 2)], newCities: [{ id: 'd' }] };
    expect(placeProblems(sound, everywhere)).toEqual([]);
    expect(placeProblems({ ...sound, newCities: [{ id: 'c' }] }, everywhere)).toEqual([
      'newCities.0: "c" is on the map twice',
    ]);
    expect(placeProblems({ ...sound, towns: [place('c', 1)] }, everywhere)).toEqual([
      'towns.0: "c" shares column 1, row 0 with "b"',
    ]);
    expect(placeProblems(sound, ([column]) => column !== 2)).toEqual([
      'towns.0: "c" stands at column 2, row 0, where there is no land',
    ]);
    expect(placeProblems({ ...sound, cities: [place('a', 0)] }, everywhere)).toEqual([
      'cities: a map needs at least two cities',
    ]);
  });

  test('land that cannot be reached', () => {
    const whole = drawn('O.o', '...');
    expect(connectionProblems(whole.grid, whole.topology)).toEqual([]);
    const island = drawn('O##.', '####');
    expect(connectionProblems(island.grid, island.topology)).toEqual([
      'terrain: column 3, row 0: this hex is not connected to the rest',
    ]);
    const sea = drawn('##');
    expect(connectionProblems(sea.grid, sea.topology)).toEqual(['terrain: there is no land']);
  });
});
