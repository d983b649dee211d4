import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linear, niceStep, niceTicks, spread, turnTicks } from '../charts/scale.ts';
import { chartsOf } from '../charts/series.ts';
import { chartsUpTo } from '../pages/end.tsx';

describe('ticks', () => {
  it('steps by 1, 2 or 5 times a power of ten', () => {
    expect([3, 9, 14, 40, 90, 101].map((span) => niceStep(span, 5))).toEqual([1, 2, 5, 10, 20, 50]);
    expect([5, 10, 25, 50].map((span) => niceStep(span, 5))).toEqual([1, 2, 5, 10]);
  });

  it('encloses all values in round numbers', () => {
    expect(niceTicks(-7, 23, 5)).toEqual([-10, 0, 10, 20, 30]);
    expect(niceTicks(4, 4, 5)).toEqual([4, 5]);
  });

  it('thins out the turns but keeps the last', () => {
    expect(turnTicks(0, 6, 10)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(turnTicks(1, 20, 5)).toEqual([5, 10, 15, 20]);
  });
});

describe('a scale', () => {
  it('runs straight from one range to the other, upside down if wanted', () => {
    const y = linear({ from: 0, to: 10 }, { from: 100, to: 0 }, []);
    expect([0, 5, 10].map(y)).toEqual([100, 50, 0]);
  });

  it('puts a range without a length in the middle', () => {
    expect(linear({ from: 3, to: 3 }, { from: 0, to: 8 }, [])(3)).toBe(4);
  });
});

describe('labels at the ends of lines', () => {
  it('stay where they are when there is room', () => {
    expect(spread([10, 50, 30], 12, 0, 100)).toEqual([10, 50, 30]);
  });

  it('are moved apart within the chart, in their order', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(values, (wanted) => {
        const placed = spread(wanted, 14, 0, 100);
        const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
        const inOrder = order.map(({ index }) => placed[index] ?? Number.NaN);
        expect(Math.min(...inOrder)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...inOrder)).toBeLessThanOrEqual(100);
        const gaps = inOrder.slice(1).map((at, index) => at - (inOrder[index] ?? 0));
        expect(Math.min(...gaps, 14)).toBe(14);
      }),
    );
  });
});

describe('charts over the turns', () => {
  it('end the line of a seat where it left the game', () => {
    const course = {
      seats: 1,
      measures: [{ id: 'cash', label: { text: 'Cash' }, of: (p: { cash: number | null }) => p.cash }],
      turnOf: (p: { turn: number }) => p.turn,
    };
    const [chart] = chartsOf<{ turn: number; cash: number | null }>(course, [
      { turn: 1, cash: 3 },
      { turn: 2, cash: null },
    ]);
    expect(chart?.turns).toEqual([1, 2]);
    expect(chart?.series).toEqual([{ seat: 0, points: [{ turn: 1, value: 3 }] }]);
  });

  it('tell each turn by how it ended', () => {
    const positions = [
      { turn: 1, cash: [10, 10] },
      { turn: 1, cash: [4, 9] },
      { turn: 2, cash: [6, 1] },
    ];
    const course = {
      seats: 2,
      measures: [
        { id: 'cash', label: { text: 'Cash' }, of: (p: { cash: number[] }, seat: number) => p.cash[seat] ?? 0 },
      ],
      turnOf: (p: { turn: number }) => p.turn,
    };
    expect(chartsOf<{ turn: number; cash: number[] }>(course, positions)).toEqual([
      {
        id: 'cash',
        label: { text: 'Cash' },
        turns: [1, 2],
        series: [
          {
            seat: 0,
            points: [
              { turn: 1, value: 4 },
              { turn: 2, value: 6 },
            ],
          },
          {
            seat: 1,
            points: [
              { turn: 1, value: 9 },
              { turn: 2, value: 1 },
            ],
          },
        ],
      },
    ]);
  });
});

it('charts of a match begin at the set-up and end with the last move', async () => {
  const asked: number[] = [];
  const views = (moments: readonly number[]) => {
    asked.push(...moments);
    return Promise.resolve(moments.map((moment) => ({ moment })));
  };
  const at = (view: object): number => ('moment' in view && typeof view.moment === 'number' ? view.moment : -1);
  const measures = [{ id: 'm', label: { text: 'M' }, of: (view: object, seat: number) => 10 * at(view) + seat }];
  const [chart] = await chartsUpTo(3, 2, { measures, turnOf: (view) => Math.floor(at(view) / 2) }, { views });
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(chart?.series.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [10, 30],
    [11, 31],
  ]);
});
