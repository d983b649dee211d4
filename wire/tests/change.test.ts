import { hashOf } from '@roundhouse/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, changed, changeOf } from '../change.ts';

/** What comes out at the other end of a line. */
function sent(change: Change): Change {
  return structuredClone(change);
}

function retold(before: unknown, after: unknown): unknown {
  const change = changeOf(before, after);
  return change === undefined ? before : changed(before, sent(change));
}

describe('a change', () => {
  it('leads from any piece of JSON to any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(hashOf(retold(plain(before), plain(after)))).toBe(hashOf(plain(after)));
      }),
    );
  });

  it('leads from one to another that is much like it', () => {
    const small = fc.record(
      {
        track: fc.dictionary(fc.constantFrom('a1', 'b2', 'c3'), fc.array(fc.nat(3), { maxLength: 4 })),
        players: fc.array(fc.record({ cash: fc.nat(3), seat: fc.nat(3), action: fc.option(fc.nat(1)) }), {
          maxLength: 4,
        }),
        phase: fc.option(fc.record({ name: fc.constantFrom('build', 'move') })),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(small, small, (before, after) => {
        expect(retold(before, after)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('knows fields that are called like something every object has', () => {
    for (const name of ['__proto__', 'toString', 'constructor', 'valueOf']) {
      const some: unknown = JSON.parse(`{"other": [1, 2, 3], "${name}": 1}`);
      for (const [before, after] of [
        [some, {}],
        [{}, some],
        [some, { other: [1, 2, 3] }],
        [{ other: [1, 2, 3] }, some],
      ]) {
        expect(JSON.stringify(retold(before, after))).toBe(JSON.stringify(after));
      }
    }
  });

  it('is none between equals, however they were made', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(changeOf(value, plain(value))).toBeUndefined();
      }),
    );
  });

  it('says only what is different, and leaves alone what is not', () => {
    const before = { turn: 1, track: { a: [1, 2], b: [3] }, players: [{ cash: 5 }, { cash: 6 }] };
    const after = { turn: 1, track: { a: [1, 2], b: [3], c: [4] }, players: [{ cash: 5 }, { cash: 7 }] };
    const change = changeOf(before, after);
    expect(change).toEqual({ track: { c: [[4]] }, players: { 1: { cash: [7] } } });
    const now = changed(before, sent(change ?? {}));
    expect(now).toEqual(after);
    const same = (value: unknown): boolean => value === before.track.a;
    expect(now).toHaveProperty('track.a', expect.toSatisfy(same));
  });

  it('takes fields away, and items from the end', () => {
    expect(changeOf({ a: 1, b: 'a long story' }, { b: 'a long story' })).toEqual({ a: null });
    const list = ['one long item', 'another long item', 'the last long item'];
    expect(changeOf(list, list.slice(0, 2))).toEqual({ 2: null });
    expect(retold(list, list.slice(0, 2))).toEqual(list.slice(0, 2));
    expect(retold(list, [])).toEqual([]);
  });

  it('of something else is no change of this', () => {
    expect(() => changed(5, { a: [1] })).toThrow('something else');
  });
});

/** JSON has one nothing and one zero. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
