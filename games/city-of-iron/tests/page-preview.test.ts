import { clone, type Rng, rngFrom, say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { cityOfIron, type Event, scoreNow } from '../index.ts';
import { numbersAfter, numbersOf } from '../table/page/preview.ts';
import { closesRound } from '../table/page/side/report.tsx';
import { newsOf } from '../table/page/side/news.ts';
import { recordedMoments } from './support/recorded.ts';
import { positionOf } from './support/table.ts';

/** One decision in so many: all would take long and tell nothing new. */
const SO_MANY = 40;
const ACTIONS_OF_EACH = 6;

describe('the numbers of a seat', () => {
  it('score its goods, its shields and its buildings', () => {
    const p = positionOf({
      seats: 2,
      players: [
        { home: ['A01', 'A02', 'C09'], coins: 7, science: 3 },
        { home: ['A03', 'A04', 'A06'], coins: 1, science: 0 },
      ],
    });
    expect(scoreNow(p, 0)).toEqual({ goods: 1, shields: 1, buildings: 2 });
    expect(numbersOf(p, 0)).toMatchObject({ coins: 7, science: 3, score: 4 });
    expect(scoreNow(p, 1)).toEqual({ goods: 4, shields: 1, buildings: 0 });
    expect(numbersOf(p, 1)).toMatchObject({ coins: 1, science: 0, score: 5 });
  });
});

describe('what an action would bring', () => {
  it('is what it brings, and is not guessed where chance or the end of the round has a say', () => {
    const seen = { told: 0, changed: 0, ended: 0 };
    let index = 0;
    for (const { view, seat } of recordedMoments()) {
      if (index++ % SO_MANY !== 0) continue;
      const legal = cityOfIron.legal(view, seat);
      for (const action of legal.slice(0, ACTIONS_OF_EACH)) {
        const before = JSON.stringify(view);
        const promised = numbersAfter(view, seat, action);
        expect(JSON.stringify(view)).toBe(before);
        let drew = false;
        const source = rngFrom('preview');
        const rng: Rng = {
          int(below) {
            drew = true;
            return source.int(below);
          },
        };
        const after = clone(view);
        cityOfIron.play(after, seat, action, rng, () => undefined);
        const ended = after.round !== view.round || after.phase.name === 'purchase';
        const brings = drew || ended ? null : numbersOf(after, seat);
        expect(promised, JSON.stringify(action)).toEqual(brings);
        seen.ended += ended ? 1 : 0;
        seen.told += brings === null ? 0 : 1;
        seen.changed += brings !== null && JSON.stringify(brings) !== JSON.stringify(numbersOf(view, seat)) ? 1 : 0;
      }
    }
    expect(Math.min(seen.told, seen.changed, seen.ended)).toBeGreaterThan(0);
  });
});

describe('the news beside a player', () => {
  const told = (event: Event): readonly (readonly [number, string, string])[] =>
    newsOf(event).map(([seat, { brief, words }]) => [seat, brief, say(words)]);

  it('tell what was paid and what came in', () => {
    expect(told({ type: 'bid', seat: 1, space: 2, price: 3, paid: 3 })).toEqual([[1, '−3', '−3: turn order']]);
    expect(told({ type: 'bid', seat: 1, space: 2, price: 3, paid: 0 })).toEqual([]);
    expect(told({ type: 'taxed', seat: 2, coins: 4 })).toEqual([[2, '+4', '+4: tax']]);
  });

  it('add the three parts of a scoring', () => {
    const scored: Event = { type: 'scored', seat: 0, number: 2, goods: 3, shields: 4, buildings: 5 };
    expect(told(scored)).toEqual([[0, '+12', '+12 points: scoring 2']]);
    expect(closesRound([scored])).toBe(true);
    expect(closesRound([{ type: 'taxed', seat: 2, coins: 4 }])).toBe(false);
  });
});
