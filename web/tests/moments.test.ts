import { describe, expect, it } from 'vitest';
import { countOf, momentForKey, shownAt, startsUpTo, stepBetween, turnsUpTo, turnStarts } from '../table/moments.ts';

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
    expect(startsUpTo(starts, 10)).toEqual(starts);
  });

  it('is found out bit by bit, and anew after an undo', async () => {
    const { seqs, turnAt } = asked();
    const at = (seq: number) => ({ seq, turn: TURNS[seq] ?? 0 });
    const opened = await turnsUpTo({ seq: -1, starts: [] }, at(2), turnAt);
    expect(opened).toEqual({ seq: 2, starts: [{ turn: 1, seq: 0 }] });
    const later = await turnsUpTo(opened, at(11), turnAt);
    expect(later.starts).toEqual([0, 3, 10, 11].map(at));
    expect(await turnsUpTo(later, at(11), turnAt)).toEqual(later);
    const undone = await turnsUpTo(later, at(10), turnAt);
    expect(undone).toEqual({ seq: 10, starts: [0, 3, 10].map(at) });
    expect(await turnsUpTo(undone, at(12), turnAt)).toEqual({ seq: 12, starts: [0, 3, 10, 11].map(at) });
    // The beginning is looked at once.
    expect(seqs.filter((seq) => seq === 0)).toHaveLength(1);
  });

  it('is found out for a match that is opened where it stands at its first action', async () => {
    const { turnAt } = asked();
    expect(await turnsUpTo({ seq: -1, starts: [] }, { seq: 0, turn: 1 }, turnAt)).toEqual({
      seq: 0,
      starts: [{ turn: 1, seq: 0 }],
    });
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

describe('the moment that is looked at', () => {
  const now = { eye: 1, seq: 9, view: { now: true } };
  const past = { eye: 1, seq: 4, view: { past: true } };

  it('is now, until another is wanted and its view is here', () => {
    expect(shownAt(null, null, now)).toEqual({ seq: null, shown: now });
    expect(shownAt(4, null, now)).toEqual({ seq: 4, shown: now });
    expect(shownAt(4, past, now)).toEqual({ seq: 4, shown: past });
    expect(shownAt(null, past, now)).toEqual({ seq: null, shown: now });
  });

  it('never shows what another eye saw', () => {
    expect(shownAt(4, { ...past, eye: 0 }, now).shown).toBe(now);
  });

  it('goes no further than the match, which may have been taken back', () => {
    expect(shownAt(12, past, now).seq).toBe(9);
  });

  it('has a step that led there only from the moment right before', () => {
    const steps = [0, 1, 2].map((seq) => ({ seq, seat: 0, events: [] }));
    const between = (from: number, to: number) => stepBetween({ seq: from, by: 0 }, { seq: to, by: 0 }, steps);
    expect(between(1, 2)).toBe(steps[2]);
    expect(between(0, 2)).toBeNull();
    expect(between(2, 1)).toBeNull();
    expect(between(2, 3)).toBeNull();
  });

  it('has no step in the eyes of whoever has just sat down where players hide something', () => {
    const steps = [0, 1, 2].map((seq) => ({ seq, seat: 0, events: ['drew a card that is mine to know'] }));
    const seen = (hasSecrets: boolean, eye: number, seq: number) => ({ seq, by: countOf({ hasSecrets }, { eye }) });
    expect(stepBetween(seen(true, 0, 1), seen(true, 1, 2), steps)).toBeNull();
    expect(stepBetween(seen(true, 0, 1), seen(true, 0, 2), steps)).toBe(steps[2]);
    // Without secrets the piece that moves goes on moving while the screen changes hands.
    expect(stepBetween(seen(false, 0, 1), seen(false, 1, 2), steps)).toBe(steps[2]);
  });
});
