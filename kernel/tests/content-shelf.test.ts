import { describe, expect, test } from 'vitest';
import { ContentError, ContentShelf, formatOf, schema } from '../index.ts';
import * as z from 'zod/mini';
import { given, trailFile, trailGame } from './trail.ts';

const { trails } = trailGame;

describe('a shelf of trails', () => {
  test('lists, finds and names what came with the game', () => {
    expect(trails.ids()).toEqual(['short', 'long']);
    expect(trails.find('long')?.steps).toHaveLength(4);
    expect(trails.named('short').steps).toEqual([1, 2]);
    expect(trails.find('new')).toBeUndefined();
    expect(() => trails.named('new')).toThrow('there is no trail "new"');
    expect(trails.items.map(({ kind, id, own }) => ({ kind, id, own }))).toEqual([
      { kind: 'trail', id: 'short', own: true },
      { kind: 'trail', id: 'long', own: true },
    ]);
  });

  test('with more on it is another shelf; an id means the one that was added last', () => {
    const more = trails.with([given('new', 5), given('short', 9)]);
    expect(more.ids()).toEqual(['short', 'long', 'new']);
    expect(more.named('short').steps).toEqual([9]);
    expect(more.items).toHaveLength(4);
    expect(more.latest.steps).toEqual([9]);
    expect(trails.ids()).toEqual(['short', 'long']);
    expect(trails.named('short').steps).toEqual([1, 2]);
  });

  test('keeps one of two files that say the same, and files of other formats out', () => {
    const again = trails.with([
      given('short', 1, 2),
      { json: { ...trailFile('new', [5]), format: 'road/1' }, source: '' },
    ]);
    expect(again.items).toHaveLength(2);
    expect(again.latest.id).toBe('short');
    expect(again.items.every(({ own }) => own)).toBe(true);
  });

  test('reading alone puts nothing on the shelf', () => {
    expect(trails.read(trailFile('new', [5]), 'new.json').steps).toEqual([5]);
    expect(trails.find('new')).toBeUndefined();
  });

  test('a file that cannot be played on is refused with all its problems and its name', () => {
    const refused = (json: object): ContentError => {
      try {
        trails.with([{ json: { format: 'trail/1', ...json }, source: 'bad.json' }]);
      } catch (error) {
        if (error instanceof ContentError) return error;
        throw error;
      }
      throw new Error('it was not refused');
    };
    expect(refused({ id: 'a', steps: [] }).problems).toEqual(['steps: there are none', 'steps: really']);
    expect(refused({ id: 'a', steps: [] }).message).toContain('bad.json is not a playable trail');
    expect(refused({ id: 'a' }).problems).toEqual([expect.stringContaining('steps')]);
  });

  test('what goes wrong otherwise is not hidden', () => {
    const slip = (): { id: string } => {
      throw new TypeError('a slip');
    };
    const kind = { kind: 'trail', field: null, format: 'trail/1', schema: schema(z.unknown()), problemsOf: () => [] };
    expect(() => ContentShelf.of({ ...kind, contentFrom: slip }, [given('a', 1)])).toThrow(TypeError);
  });
});

test('a file says its format', () => {
  expect(formatOf({ format: 'market/1', id: 'fair' })).toBe('market/1');
  for (const silent of [null, 7, [], {}, { format: 1 }]) expect(formatOf(silent)).toBeNull();
});
