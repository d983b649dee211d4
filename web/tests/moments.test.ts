import { describe, expect, it } from 'vitest';
import { momentForKey, startsUpTo, turnStarts } from '../table/moments.ts';

/** The turn of every moment of a match. */
const TURNS = [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];

function asked(): { readonly seqs: number[]; readonly turnAt: (seq: number) => Promise<number> } {
  const seqs: number[] = [];
  return {
    seqs,
    turnAt: (seq) => {
      seqs.push(seq);
      return Promise.resolve(TURNS[seq] ?? 0);
    },
  };
}

describe('where turns begin', () => {
  it('is found without looking at every position', async () => {
    const { seqs, turnAt } = asked();
    expect(await turnStarts({ turn: 1, seq: 0 }, { turn: 4, seq: 20 }, turnAt)).toEqual([
      { turn: 2, seq: 3 },
      { turn: 3, seq: 10 },
      { turn: 4, seq: 11 },
    ]);
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(seqs.length).toBeLessThan(TURNS.length - 5);
  });

  it('asks nothing within a turn', async () => {
    const { seqs, turnAt } = asked();
    expect(await turnStarts({ turn: 2, seq: 3 }, { turn: 2, seq: 9 }, turnAt)).toEqual([]);
    expect(seqs).toEqual([]);
  });

  it('is forgotten for what was taken back', () => {
    const starts = [
      { turn: 1, seq: 0 },
      { turn: 2, seq: 3 },
      { turn: 3, seq: 10 },
    ];
    expect(startsUpTo(starts, 9)).toEqual(starts.slice(0, 2));
  });
});

describe('keys of the history', () => {
  it.each([
    ['ArrowLeft', false, 7, 6],
    ['ArrowRight', false, 7, 8],
    ['ArrowLeft', true, 17, 7],
    ['ArrowRight', true, 7, 17],
    ['ArrowLeft', false, 0, 0],
    ['ArrowLeft', true, 4, 0],
    ['ArrowRight', false, 20, 20],
    ['ArrowRight', true, 15, 20],
    ['Home', false, 7, 0],
    ['End', false, 7, 20],
  ])('%s (shift: %s) goes from %i to %i of 20', (key, shift, from, to) => {
    expect(momentForKey(key, shift, from, 20)).toBe(to);
  });

  it('leaves other keys alone', () => {
    expect(momentForKey('ArrowUp', false, 7, 20)).toBeUndefined();
    expect(momentForKey('u', false, 7, 20)).toBeUndefined();
  });
});
