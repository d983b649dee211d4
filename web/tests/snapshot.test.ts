import * as fc from 'fast-check';
import { refuse } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../match/table-match.ts';
import { sharedSnapshot, shareParts } from '../table/snapshot.ts';

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

  it('is done to the view of a snapshot, and to nothing else of it', () => {
    const older = { view: { map: { hexes: [1, 2] }, turn: 1 } };
    const newer: Snapshot = {
      id: 'm',
      game: 'g',
      options: {},
      players: [],
      eye: 'public',
      seq: 4,
      view: structuredClone({ ...older.view, turn: 2 }),
      waiting: [],
      steps: [],
      undos: 0,
      undo: { to: 4, stop: refuse('match.over', 'The game is over.'), pastBots: 4 },
      takebacks: false,
      notes: [],
      result: null,
      screen: 'shared',
      elsewhere: false,
    };
    const shared = sharedSnapshot(older, newer);
    expect(shared).toEqual(newer);
    expect(Object.values(shared.view)).toContain(older.view.map);
  });

  it('tells arrays from objects, and longer from shorter', () => {
    expect(shareParts([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(shareParts([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shareParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareParts(null, { a: 1 })).toEqual({ a: 1 });
  });
});
