import { describe, expect, it } from 'vitest';
import { momentForKey } from '../table/history-keys.ts';

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
