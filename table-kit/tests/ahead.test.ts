import { refuse, type Rng, type Violation } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { afterPlan, unlessChance } from '../preview.ts';
import { explainTo, firstRefusal, whyNothing } from '../why-not.ts';

interface Purse {
  coins: number;
}

const BROKE = refuse('purse.empty', 'There is nothing left.');

/** Spends coins; a negative amount is drawn. */
const rules = {
  waiting: () => [0],
  check: ({ coins }: Purse, _seat: number, amount: number): Violation | null => (amount > coins ? BROKE : null),
  play(p: Purse, _seat: number, amount: number, rng: Rng, tell: (spent: number) => void): void {
    p.coins -= amount < 0 ? rng.int(-amount) : amount;
    tell(amount);
  },
};

describe('playing ahead', () => {
  const purse: Purse = { coins: 5 };

  it('leads to where the plan leads, on a copy', () => {
    const told: number[] = [];
    expect(afterPlan(rules, purse, 0, [2, 1], (spent) => told.push(spent))).toEqual({ coins: 2 });
    expect(purse).toEqual({ coins: 5 });
    expect(told).toEqual([2, 1]);
  });

  it('ends with the first action that is refused, and is the position itself without a plan', () => {
    expect(afterPlan(rules, purse, 0, [4, 3, 1])).toEqual({ coins: 1 });
    expect(afterPlan(rules, purse, 0, [])).toBe(purse);
  });

  it('promises nothing where chance has a say, and hides no other mistake', () => {
    expect(unlessChance(() => afterPlan(rules, purse, 0, [-3]))).toBeNull();
    expect(unlessChance(() => afterPlan(rules, purse, 0, [3]))).toEqual({ coins: 2 });
    expect(() =>
      unlessChance(() => {
        throw new RangeError('another');
      }),
    ).toThrow('another');
  });
});

describe('why a press did nothing', () => {
  it('is first that it is not the turn of whoever pressed, and nobody is asked further', () => {
    let asked = false;
    const reason = (): Violation => {
      asked = true;
      return BROKE;
    };
    expect(whyNothing(rules, { coins: 5 }, 1, reason)?.rule).toBe('match.not-waiting');
    expect(asked).toBe(false);
    expect(whyNothing(rules, { coins: 5 }, 0, reason)).toBe(BROKE);
  });

  it('is the first refusal of what was meant', () => {
    expect(firstRefusal(rules, { coins: 5 }, 0, [3, 9])).toBe(BROKE);
    expect(firstRefusal(rules, { coins: 5 }, 0, [3])).toBeNull();
    expect(firstRefusal(rules, { coins: 5 }, 0, [])).toBeNull();
  });

  it('is told to somebody who sits at the table, when there is something to say', () => {
    const told: (Violation | null)[] = [];
    const explain = (violation: Violation | null): void => {
      told.push(violation);
    };
    explainTo({ eye: 2, explain }, (seat) => (seat === 2 ? BROKE : null));
    explainTo({ eye: 1, explain }, (seat) => (seat === 2 ? BROKE : null));
    expect(told).toEqual([BROKE]);
  });

  it('is asked on behalf of no seat when somebody only watches', () => {
    const asked: number[] = [];
    const told: (Violation | null)[] = [];
    const explain = (violation: Violation | null): void => {
      told.push(violation);
    };
    const reason = (seat: number): Violation => {
      asked.push(seat);
      return BROKE;
    };
    explainTo({ eye: 'public', explain }, reason);
    expect({ asked, told }).toEqual({ asked: [], told: [] });
  });
});
