import { MalformedError, type Schema } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { connectionProblems, MapError, MapShelf, placeProblems, terrainProblems } from '../index.ts';
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

describe('a shelf of maps', () => {
  const file: Schema<{ id: string; size: number }> = {
    jsonSchema: {},
    parse(json) {
      const { id, size } = Object.fromEntries(Object.entries(json ?? {}));
      if (typeof id !== 'string') throw new MalformedError('id', 'must be text');
      if (typeof size !== 'number') throw new MalformedError('size', 'must be a number');
      return { id, size };
    },
  };
  const newShelf = () =>
    new MapShelf(
      file,
      ({ size }) => (size > 0 ? [] : ['size: is too small', 'size: really']),
      ({ id, size }) => ({ id, hexes: size }),
    );

  test('registers, lists, finds, and replaces by id', () => {
    const shelf = newShelf();
    expect(shelf.register({ id: 'a', size: 1 }, 'a.json')).toEqual({ id: 'a', hexes: 1 });
    shelf.register({ id: 'b', size: 2 }, 'b.json');
    shelf.register({ id: 'a', size: 3 }, 'a.json');
    expect(shelf.ids()).toEqual(['a', 'b']);
    expect(shelf.find('a')?.hexes).toBe(3);
    expect(shelf.of({ map: 'b' }).hexes).toBe(2);
    expect(shelf.find('c')).toBeUndefined();
    expect(() => shelf.of({ map: 'c' })).toThrow('there is no map "c"');
  });

  test('has a door for files from outside, which knows what is missing', () => {
    const shelf = newShelf();
    const door = shelf.door('maps/1');
    expect(door.formats).toEqual(['maps/1']);
    expect(door.missing({ map: 'a' })).toBe('the map "a"');
    expect(door.add({ id: 'a', size: 1 }, 'a.json')).toBe('a');
    expect(door.missing({ map: 'a' })).toBeNull();
    for (const silent of [null, {}, { map: 7 }, 'a']) expect(door.missing(silent)).toBeNull();
    expect(() => door.add({ id: 'b', size: 0 }, 'b.json')).toThrow('b.json is not a playable map');
    expect(shelf.ids()).toEqual(['a']);
  });

  test('reading alone puts nothing on the shelf', () => {
    const shelf = newShelf();
    expect(shelf.read({ id: 'a', size: 1 }, 'a.json').hexes).toBe(1);
    expect(shelf.ids()).toEqual([]);
  });

  test('a file that cannot be played on is refused with all its problems and its name', () => {
    const shelf = newShelf();
    const refused = (json: unknown): MapError => {
      try {
        shelf.register(json, 'bad.json');
      } catch (error) {
        if (error instanceof MapError) return error;
        throw error;
      }
      throw new Error('it was not refused');
    };
    expect(refused({ id: 'a', size: 0 }).problems).toEqual(['size: is too small', 'size: really']);
    expect(refused({ id: 'a', size: 0 }).message).toContain('bad.json is not a playable map');
    expect(refused({ id: 'a' }).problems[0]).toContain('size');
    expect(refused('nonsense').problems).toHaveLength(1);
    expect(shelf.ids()).toEqual([]);
  });

  test('what goes wrong otherwise is not hidden', () => {
    const broken = new MapShelf(
      file,
      () => [],
      (): { id: string } => {
        throw new TypeError('a slip');
      },
    );
    expect(() => broken.read({ id: 'a', size: 1 }, 'a.json')).toThrow(TypeError);
  });
});
