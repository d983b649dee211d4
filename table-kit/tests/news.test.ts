import { type Heard, text } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { moneyNews, newsAfter, newsFor, type NewsItems } from '../players.ts';
import { reportAfter } from '../steps.ts';

interface Paid {
  readonly seat: number;
  readonly amount: number;
}

function step(seq: number, ...events: readonly Paid[]): Heard<Paid> {
  return { seq, seat: 0, events };
}

/** Says how many events came with it, so that a test sees whether it was told. */
function newsOf({ seat, amount }: Paid, events: readonly Paid[]): NewsItems {
  return moneyNews(seat, amount, (change) => text('{change}, {count} in all', { change, count: events.length }));
}

describe('news of the players', () => {
  it('stay until something newer comes for the same player', () => {
    const first = newsAfter(new Map(), step(1, { seat: 0, amount: 5 }, { seat: 1, amount: -2 }), newsOf);
    const second = newsAfter(first, step(2, { seat: 1, amount: 7 }, { seat: 1, amount: 8 }), newsOf);
    expect([...second].map(([seat, { brief, words }]) => [seat, brief, words.values])).toEqual([
      [0, '+$5', { change: '+$5', count: 2 }],
      [1, '+$8', { change: '+$8', count: 2 }],
    ]);
    expect([...first].map(([seat, { brief }]) => [seat, brief])).toEqual([
      [0, '+$5'],
      [1, '−$2'],
    ]);
  });

  it('go when the shown moment is jumped to', () => {
    const before = newsAfter(new Map(), step(1, { seat: 0, amount: 5 }), newsOf);
    expect(before.size).toBe(1);
    expect(newsAfter(before, null, newsOf).size).toBe(0);
  });

  it('of money are none where nothing changes', () => {
    expect(moneyNews(2, 0, (change) => text('{change}', { change }))).toEqual([]);
  });

  it('are put into the words of the page, and left out where there are none', () => {
    const say = ({ text: english }: { readonly text: string }): string => english.toUpperCase();
    expect(newsFor({ brief: '+1', words: text('one more') }, say)).toEqual({
      news: { brief: '+1', words: 'ONE MORE' },
    });
    expect(newsFor(undefined, say)).toEqual({});
  });
});

describe('the report of a turn', () => {
  const closes = (events: readonly Paid[]): boolean => events.length > 1;
  const closing = step(4, { seat: 0, amount: 1 }, { seat: 1, amount: 1 });
  const shown = { events: closing.events, fresh: true };

  it('comes with the events that close one, and is fresh', () => {
    expect(reportAfter({ events: null, fresh: false }, closing, 2, closes)).toEqual(shown);
  });

  it('stays fresh while others go on, and is put away when whoever looks has decided', () => {
    const other = step(5, { seat: 0, amount: 1 });
    expect(reportAfter(shown, other, 1, closes)).toEqual(shown);
    expect(reportAfter(shown, other, 0, closes)).toEqual({ ...shown, fresh: false });
  });

  it('does not change by jumping through the history', () => {
    expect(reportAfter(shown, null, 0, closes)).toEqual(shown);
  });
});
