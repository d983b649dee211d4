import { describe, expect, it } from 'vitest';
import { sinceMyLast } from '../table/recap.tsx';

const step = (seq: number, seat: number | null, events: readonly unknown[] = ['something']) => ({ seq, seat, events });

describe('since my last move', () => {
  const steps = [step(0, null), step(1, 0), step(2, 1), step(3, 2), step(4, 1, [])];

  it('others did what follows my own last action and could be heard', () => {
    expect(sinceMyLast(steps, 0)).toEqual({ from: 1, count: 2 });
    expect(sinceMyLast(steps, 2)).toBeNull();
  });

  it('begins with the game for somebody who has not acted yet', () => {
    expect(sinceMyLast(steps, 5)).toEqual({ from: 0, count: 3 });
  });

  it('is nobody’s who only watches, and nothing when I moved last', () => {
    expect(sinceMyLast(steps, null)).toBeNull();
    expect(sinceMyLast([...steps, step(5, 0)], 0)).toBeNull();
    expect(sinceMyLast([step(0, null)], 0)).toBeNull();
  });
});
