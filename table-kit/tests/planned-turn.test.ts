import { refuse, type Rng, type Violation } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { nextTurnOf, reviewed } from '../ahead.ts';

/** A turn in which coins are spent one by one; 0 ends it, a negative amount is drawn, 9 needs what is hidden. */
interface Purse {
  coins: number;
  seat: number;
  phase: string;
}

const rules = {
  waiting: ({ seat }: Purse) => [seat],
  check: ({ coins }: Purse, _seat: number, amount: number): Violation | null =>
    amount > coins && amount !== 9 ? refuse('purse.empty', 'There is nothing left.') : null,
  play(
    p: Purse,
    _seat: number,
    amount: number,
    rng: Rng,
    tell: (spent: string, audience?: { only: number[] }) => void,
  ) {
    tell(`spends ${amount}`);
    if (amount === 9) throw new TypeError('that lies face down');
    tell('for the other seat', { only: [1] });
    p.coins -= amount < 0 ? rng.int(-amount) : amount;
    if (amount === 0) p.seat = 1;
    if (p.coins === 0) p.phase = 'broke';
  },
};
const ahead = { kindOf: ({ phase }: Purse) => phase };

function review(plan: readonly number[], coins = 5) {
  const from = { coins, seat: 0, phase: 'spend' };
  const { position, holds, refusal, open } = reviewed(rules, ahead, from, 0, plan);
  expect(from).toEqual({ coins, seat: 0, phase: 'spend' });
  return { coins: position.coins, holds: holds.map(({ action }) => action), why: refusal?.rule ?? null, open };
}

describe('a plan that is gone through again', () => {
  it('holds as far as it is possible, and says why no farther', () => {
    expect(review([2, 1])).toEqual({ coins: 2, holds: [2, 1], why: null, open: true });
    expect(review([2, 1], 2)).toEqual({ coins: 0, holds: [2], why: 'match.not-waiting', open: false });
    expect(review([4, 3, 1])).toEqual({ coins: 1, holds: [4], why: 'purse.empty', open: true });
    expect(review([])).toEqual({ coins: 5, holds: [], why: null, open: true });
  });

  it('ends with the turn: when another seat is waited for, or another kind of turn begins', () => {
    expect(review([2, 0])).toEqual({ coins: 3, holds: [2, 0], why: null, open: false });
    expect(review([5])).toEqual({ coins: 0, holds: [5], why: null, open: false });
    expect(review([0, 1])).toEqual({ coins: 5, holds: [0], why: 'match.not-waiting', open: false });
  });

  it('may end with what chance or something hidden decides, and shows nothing behind it', () => {
    expect(review([2, -1])).toEqual({ coins: 3, holds: [2, -1], why: null, open: false });
    expect(review([2, 9])).toEqual({ coins: 3, holds: [2, 9], why: null, open: false });
  });

  it('tells of each step what its seat would hear, and where it starts from', () => {
    const { holds } = reviewed(rules, ahead, { coins: 5, seat: 0, phase: 'spend' }, 0, [2, 1]);
    expect(holds.map(({ before, events }) => ({ coins: before.coins, events }))).toEqual([
      { coins: 5, events: ['spends 2'] },
      { coins: 3, events: ['spends 1'] },
    ]);
  });
});

describe('the next turn of a seat', () => {
  it('is in this round for whoever comes later, else in the next, and none after the last', () => {
    const order = [2, 0, 1];
    expect(nextTurnOf(order, { seat: 2, round: 1 }, 2, 1)).toEqual({ seat: 1, round: 1 });
    expect(nextTurnOf(order, { seat: 0, round: 1 }, 2, 2)).toEqual({ seat: 2, round: 2 });
    expect(nextTurnOf(order, { seat: 0, round: 2 }, 2, 2)).toBeNull();
  });
});
