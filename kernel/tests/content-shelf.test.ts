import { describe, expect, test } from 'vitest';
import { ContentError, ContentShelf, formatOf, schema } from '../index.ts';
import * as z from 'zod/mini';
import { given, courseFile, courseGame } from './course.ts';

const { courses } = courseGame;

describe('a shelf of courses', () => {
  test('lists, finds and names what came with the game', () => {
    expect(courses.ids()).toEqual(['short', 'long']);
    expect(courses.find('long')?.steps).toHaveLength(4);
    expect(courses.named('short').steps).toEqual([1, 2]);
    expect(courses.find('new')).toBeUndefined();
    expect(() => courses.named('new')).toThrow('there is no course "new"');
    expect(courses.items.map(({ kind, id, own }) => ({ kind, id, own }))).toEqual([
      { kind: 'course', id: 'short', own: true },
      { kind: 'course', id: 'long', own: true },
    ]);
  });

  test('with more on it is another shelf; an id means the one that was added last', () => {
    const more = courses.with([given('new', 5), given('short', 9)]);
    expect(more.ids()).toEqual(['short', 'long', 'new']);
    expect(more.named('short').steps).toEqual([9]);
    expect(more.items).toHaveLength(4);
    expect(more.latest.steps).toEqual([9]);
    expect(courses.ids()).toEqual(['short', 'long']);
    expect(courses.named('short').steps).toEqual([1, 2]);
  });

  test('keeps one of two files that say the same, and files of other formats out', () => {
    const again = courses.with([
      given('short', 1, 2),
      { json: { ...courseFile('new', [5]), format: 'road/1' }, source: '' },
    ]);
    expect(again.items).toHaveLength(2);
    expect(again.latest.id).toBe('short');
    expect(again.items.every(({ own }) => own)).toBe(true);
  });

  test('reading alone puts nothing on the shelf', () => {
    expect(courses.read(courseFile('new', [5]), 'new.json').steps).toEqual([5]);
    expect(courses.find('new')).toBeUndefined();
  });

  test('a file that cannot be played on is refused with all its problems and its name', () => {
    const refused = (json: object): ContentError => {
      try {
        courses.with([{ json: { format: 'course/1', ...json }, source: 'bad.json' }]);
      } catch (error) {
        if (error instanceof ContentError) return error;
        throw error;
      }
      throw new Error('it was not refused');
    };
    expect(refused({ id: 'a', steps: [] }).problems).toEqual(['steps: there are none', 'steps: really']);
    expect(refused({ id: 'a', steps: [] }).message).toContain('bad.json is not a playable course');
    expect(refused({ id: 'a' }).problems).toEqual([expect.stringContaining('steps')]);
  });

  test('what goes wrong otherwise is not hidden', () => {
    const slip = (): { id: string } => {
      throw new TypeError('a slip');
    };
    const kind = { kind: 'course', field: null, format: 'course/1', schema: schema(z.unknown()), problemsOf: () => [] };
    expect(() => ContentShelf.of({ ...kind, contentFrom: slip }, [given('a', 1)])).toThrow(TypeError);
  });
});

test('a file says its format', () => {
  expect(formatOf({ format: 'market/1', id: 'fair' })).toBe('market/1');
  for (const silent of [null, 7, [], {}, { format: 1 }]) expect(formatOf(silent)).toBeNull();
});
