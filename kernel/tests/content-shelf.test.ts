import { describe, expect, test } from 'vitest';
import { ContentError, ContentShelf, MalformedError, type Schema } from '../index.ts';

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
    new ContentShelf({
      kind: 'map',
      format: 'maps/1',
      schema: file,
      problemsOf: ({ size }) => (size > 0 ? [] : ['size: is too small', 'size: really']),
      contentFrom: ({ id, size }) => ({ id, hexes: size }),
    });

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
    const door = shelf.door;
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
    const refused = (json: unknown): ContentError => {
      try {
        shelf.register(json, 'bad.json');
      } catch (error) {
        if (error instanceof ContentError) return error;
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
    const broken = new ContentShelf({
      kind: 'map',
      format: 'maps/1',
      schema: file,
      problemsOf: () => [],
      contentFrom: (): { id: string } => {
        throw new TypeError('a slip');
      },
    });
    expect(() => broken.read({ id: 'a', size: 1 }, 'a.json')).toThrow(TypeError);
  });
});
