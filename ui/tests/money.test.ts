import { describe, expect, it } from 'vitest';
import { moneyText } from '../parts/money.tsx';

describe('money', () => {
  it('puts the sign before the dollar', () => {
    expect(moneyText(12)).toBe('$12');
    expect(moneyText(-3)).toBe('−$3');
    expect(moneyText(0, true)).toBe('$0');
    expect(moneyText(5, true)).toBe('+$5');
    expect(moneyText(-5, true)).toBe('−$5');
  });
});
