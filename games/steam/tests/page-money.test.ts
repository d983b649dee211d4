import { say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { desk } from '../table/page/desk.ts';
import { ifAllPassed, ifBid, ifBorrowed, ifPaid, raisingWords, rewardOf } from '../table/page/preview.ts';
import { ghostsFor, rowsOf } from '../table/page/side/track-marks.ts';
import type { Position } from '../rules/position.ts';
import { bid, moving, pass, play, positionOf, tableOf } from './support/table.ts';

const plain = (price: number, player: Parameters<typeof positionOf>[0]['players']): string | null => {
  const raising = ifPaid(positionOf({ players: player ?? [] }), 0, price);
  const words = raising === null ? null : raisingWords(raising);
  return words === null ? null : say(words);
};

describe('what a payment would raise, told before it is made', () => {
  it('is the smallest multiple of $5 that covers what cash does not', () => {
    expect(plain(8, [{ cash: 0 }])).toBe('To pay $8, $10 is raised: income 0 to −2.');
    expect(plain(8, [{ cash: 3, income: 4 }])).toBe('To pay $8, $5 is raised: income 4 to 3.');
  });

  it('is nothing while there is cash', () => {
    expect(plain(8, [{ cash: 8 }])).toBeNull();
  });

  it('costs points where income can fall no further', () => {
    expect(plain(10, [{ income: -10, points: 5 }])).toBe('To pay $10, $10 is raised: points 5 to 1.');
    expect(plain(10, [{ income: -9, points: 5 }])).toBe('To pay $10, $10 is raised: income −9 to −10, points 5 to 3.');
  });

  it('is told of nothing that cannot be paid', () => {
    expect(ifPaid(positionOf({ players: [{ income: -10, points: 1 }] }), 0, 1)).toBeNull();
    expect(ifPaid(positionOf({ mode: 'standard', players: [{ cash: 4 }] }), 0, 5)).toBeNull();
    expect(ifBorrowed(positionOf({ players: [{ income: -10, points: 3 }] }), 0, 2)).toBeNull();
  });
});

describe('ruin', () => {
  const words = (player: Parameters<typeof positionOf>[0]['players'], phase: Position['phase']): string => {
    const position = positionOf({ mode: 'standard', players: player ?? [], phase });
    const said = desk.ruin(position, 0, position);
    return said === null ? '' : say(said);
  };

  it('is told of where capital is bought, with whether capital would help', () => {
    const buying: Position['phase'] = { name: 'buy-capital', seat: 0 };
    expect(words([{ cash: 9, income: -7, level: 3 }], buying)).toBe('');
    expect(words([{ cash: 3, income: -7, level: 3 }], buying)).toContain('More capital would help');
    expect(words([{ cash: 3, income: -10, level: 6 }], buying)).toContain('Only deliveries taken as income help now');
    expect(words([{ cash: 3, income: -7, level: 3 }], moving(0))).toContain('Only deliveries taken as income help now');
  });
});

describe('the marks of loans on the tracks', () => {
  it('show where the next two loans would bring whoever decides', () => {
    const marks = ghostsFor(positionOf({ players: [{}, { income: -9, points: 2 }] }), 1);
    expect(marks.map(({ raised, after }) => [raised, after.income, after.points])).toEqual([
      [5, -10, 2],
      [10, -10, 0],
    ]);
  });

  it('are not there when nobody decides, or when no money can be had', () => {
    expect(ghostsFor(positionOf({}), null)).toEqual([]);
    expect(ghostsFor(positionOf({ mode: 'standard' }), 0)).toEqual([]);
    expect(ghostsFor(positionOf({ phase: moving(0) }), 0)).toEqual([]);
    expect(ghostsFor(positionOf({ mode: 'standard', phase: { name: 'buy-capital', seat: 0 } }), 0)).toHaveLength(2);
    expect(ghostsFor(positionOf({ players: [{ income: -10, points: 1 }] }), 0)).toEqual([]);
  });

  it('lie on tracks that have a space for everybody', () => {
    const p = positionOf({ players: [{ points: 7 }, { points: 31 }, { points: 12 }] });
    expect(rowsOf(p, 'points', []).map((row) => [row[0], row.at(-1)])).toEqual([
      [0, 9],
      [10, 19],
      [20, 29],
      [30, 39],
    ]);
    expect(rowsOf(p, 'income', []).flat()).toHaveLength(21);
    const deep = positionOf({ players: [{ income: -10, points: 10 }, { points: 12 }, { points: 12 }] });
    expect(rowsOf(deep, 'points', ghostsFor(deep, 0)).flat()).toContain(8);
    expect(rowsOf(p, 'level', [])).toEqual([[1, 2, 3, 4, 5, 6]]);
  });
});

describe('how the auction of the standard game would end', () => {
  /** Four players with $20; the last one has Turn Order. */
  const auction = () => {
    const order = [0, 1, 2, 3];
    return tableOf({
      mode: 'standard',
      turn: 2,
      seats: 4,
      order,
      players: order.map((seat) => ({ cash: 20, tile: seat === 3 ? 'turn-order' : null })),
      phase: {
        name: 'auction-order',
        seat: 0,
        bids: [null, null, null, null],
        bidding: order,
        passed: [],
        freePasses: [3],
      },
    });
  };

  it('is as the example of Dale, Ted, Ed and John goes on, the free pass included', () => {
    const match = auction();
    play(match, [0, bid(0)], [1, bid(2)], [2, pass]);
    expect(ifAllPassed(match.position)).toEqual([
      { seat: 1, place: 1, paid: 2 },
      { seat: 3, place: 2, paid: 0 },
      { seat: 0, place: 3, paid: 0 },
    ]);
    play(match, [3, pass], [0, bid(3)]);
    expect(ifAllPassed(match.position)).toEqual([
      { seat: 0, place: 1, paid: 3 },
      { seat: 3, place: 2, paid: 0 },
      { seat: 1, place: 3, paid: 1 },
    ]);
  });

  it('is told of the bid that would be made, and of what is there where none can be', () => {
    const { position } = auction();
    const { phase } = position;
    if (phase.name !== 'auction-order') throw new Error('no auction');
    const now = { position, phase, bid: null };
    expect(ifBid(now, 0, null)).toBe(now);
    const then = ifBid(now, 0, 4);
    expect(then.bid).toBe(4);
    expect(then.phase.bids).toEqual([4, null, null, null]);
    expect(ifAllPassed(then.position)[0]).toEqual({ seat: 0, place: 1, paid: 4 });
    expect(phase.bids).toEqual([null, null, null, null]);
  });

  it('leaves the position as it is, and knows of no other auction', () => {
    const match = auction();
    const before = JSON.stringify(match.position);
    expect(ifAllPassed(match.position)).toHaveLength(4);
    expect(JSON.stringify(match.position)).toBe(before);
    expect(ifAllPassed(positionOf({}))).toEqual([]);
  });
});

describe('what track points would bring', () => {
  const worth = (income: number, points: number, as: 'income' | 'points') => {
    const { after, gain, lost } = rewardOf(positionOf({ players: [{ income, points: 4 }] }), 0, points, as);
    return { income: after.income, points: after.points, gain, lost };
  };

  it('as income is worth two points for each debt paid off, and half a point above that', () => {
    expect(worth(-3, 2, 'income')).toEqual({ income: -1, points: 4, gain: 4, lost: 0 });
    expect(worth(3, 3, 'income')).toEqual({ income: 6, points: 4, gain: 2, lost: 0 });
  });

  it('as income is lost above the highest', () => {
    expect(worth(9, 3, 'income')).toEqual({ income: 10, points: 4, gain: 1, lost: 2 });
  });

  it('as points is worth just that', () => {
    expect(worth(9, 3, 'points')).toEqual({ income: 9, points: 7, gain: 3, lost: 0 });
  });
});
