import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareParts } from '../table/snapshot.ts';

describe('sharing the parts of a view', () => {
  it('keeps what did not change, and only that', () => {
    const older = { turn: 1, players: [{ cash: 3 }, { cash: 4 }], map: { hexes: [1, 2, 3] } };
    const newer = structuredClone({ ...older, players: [{ cash: 3 }, { cash: 9 }] });
    const shared = shareParts(older, newer);
    expect(shared).toEqual(newer);
    expect(shared.map).toBe(older.map);
    expect(shared.players[0]).toBe(older.players[0]);
    expect(shared.players[1]).not.toBe(older.players[1]);
  });

  it('returns the older value itself when nothing changed', () => {
    const older = { a: [1, { b: null }], c: 'x' };
    expect(shareParts(older, structuredClone(older))).toBe(older);
  });

  it('always equals the newer value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (older, newer) => {
        expect(shareParts(older, newer)).toEqual(newer);
      }),
    );
  });

  it('tells arrays from objects, and longer from shorter', () => {
    expect(shareParts([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(shareParts([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shareParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareParts(null, { a: 1 })).toEqual({ a: 1 });
  });
});
