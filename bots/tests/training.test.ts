import { rngFrom, type Seat } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import {
  decisionsOf,
  errorOf,
  faultIn,
  feltIn,
  findingsOf,
  fitted,
  type Lesson,
  lessonsOf,
  promising,
  strayed,
  surpriseOf,
  type TrialGame,
  type Weights,
} from '../index.ts';
import { LeastSquares } from '../training/least-squares.ts';
import type { Learning } from '../training/weights.ts';
import { brain, type Robbery, robbery } from './robbery.ts';

/** A position of a made-up game: what everybody has of three things. */
interface Hoard {
  readonly gold: readonly number[];
  readonly wood: readonly number[];
  readonly junk: number;
}

const of = (list: readonly number[], seat: Seat): number => list[seat] ?? Number.NaN;

/** Gold counts as it is, wood more and more by a power, and junk, of which all have the same, decides nothing. */
const hoarding: Learning<Hoard> = {
  first: { gold: 1, wood: 1, junk: 1 },
  ranges: { gold: { low: 0, high: 5 }, wood: { low: 0.5, high: 2 }, junk: { low: 0, high: 4 } },
  expects: ({ gold, wood, junk }, seat, weights) =>
    (weights['gold'] ?? Number.NaN) * of(gold, seat) +
    of(wood, seat) ** (weights['wood'] ?? Number.NaN) +
    (weights['junk'] ?? Number.NaN) * junk,
};

/** Games that end as the weights say, up to some luck. */
function lessons(count: number, truth: Weights, luck: number, seed = 'lessons'): Lesson<Hoard>[] {
  const rng = rngFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const some = (): readonly number[] => [0, 1, 2].map(() => rng.int(10));
    const position = { gold: some(), wood: some(), junk: rng.int(30) };
    const outcomes = [0, 1, 2].map((seat) => ({
      seat,
      points: hoarding.expects(position, seat, truth) + (rng.int(2001) / 1000 - 1) * luck,
    }));
    return { position, chapter: 1 + (index % 3), outcomes };
  });
}

describe('fitting', () => {
  const truth = { gold: 3, wood: 1.5, junk: 1 };

  it('finds the weights by which games ended', () => {
    const found = fitted(hoarding, lessons(300, truth, 0), 100);
    expect(found['gold']).toBeCloseTo(3, 1);
    expect(found['wood']).toBeCloseTo(1.5, 2);
  });

  it('foresees other games better, through luck as well', () => {
    const found = fitted(hoarding, lessons(600, truth, 5), 200);
    const others = lessons(200, truth, 5, 'others');
    expect(errorOf(hoarding, others, found)).toBeLessThan(errorOf(hoarding, others, hoarding.first) / 2);
    expect(found['gold']).toBeCloseTo(3, 0);
  });

  it('leaves a weight on which no lead hangs, and believes little of a few games', () => {
    expect(fitted(hoarding, lessons(300, truth, 0), 100)['junk']).toBe(1);
    const few = fitted(hoarding, lessons(1, truth, 10), 1);
    const many = fitted(hoarding, lessons(600, truth, 10), 200);
    expect(Math.abs((few['gold'] ?? 0) - 1)).toBeLessThan(Math.abs((many['gold'] ?? 0) - 1));
  });

  it('stays within the ranges', () => {
    const found = fitted(hoarding, lessons(300, { gold: 9, wood: 1, junk: 0 }, 0), 100);
    expect(found['gold']).toBe(5);
    expect(faultIn(hoarding, found)).toBeNull();
  });

  it('finds the same again', () => {
    const again = (): Weights => fitted(hoarding, lessons(50, truth, 3), 20);
    expect(again()).toEqual(again());
  });

  it('knows which weights change anything', () => {
    const poor = { position: { gold: [3, 4], wood: [0, 0], junk: 0 }, chapter: 1, outcomes: [] };
    const outcomes = [0, 1].map((seat) => ({ seat, points: 0 }));
    expect(feltIn(hoarding, [{ ...poor, outcomes }])).toEqual(['gold']);
    expect(feltIn(hoarding, [])).toEqual([]);
  });

  it('learns nothing from nothing', () => {
    expect(() => errorOf(hoarding, [], hoarding.first)).toThrow('nothing to learn from');
  });
});

describe('players who stray', () => {
  /** A game in which gold should be believed to be 1.6, wood 0.9, and junk whatever one likes. */
  const worth = ({ gold = Number.NaN, wood = Number.NaN }: Weights): number =>
    -2 * (gold - 1.6) ** 2 - 20 * (wood - 0.9) ** 2;

  function games(count: number, luck: number, seed: string): TrialGame[] {
    const rng = rngFrom(seed);
    return Array.from({ length: count }, (_, game) => ({
      players: [0, 1, 2].map((seat) => {
        const own = `${seed} ${game} ${seat}`;
        const level = 50 + 10 * (game % 7);
        return { luck: own, points: level + worth(strayed(hoarding, own)) + (rng.int(2001) / 1000 - 1) * luck };
      }),
    }));
  }

  it('stay within the ranges, each in a way of their own', () => {
    const all = Array.from({ length: 50 }, (_, index) => strayed(hoarding, `player ${index}`));
    expect(all.map((weights) => faultIn(hoarding, weights))).toEqual(all.map(() => null));
    expect(new Set(all.map((weights) => weights['gold'])).size).toBeGreaterThan(40);
    expect(strayed(hoarding, 'player 1')).toEqual(all[1]);
  });

  it('show the way to what plays better, through luck', () => {
    const findings = findingsOf(hoarding, games(800, 5, 'players'));
    const weights = promising(hoarding, findings);
    expect(worth(weights)).toBeGreaterThan(worth(hoarding.first) / 2);
    expect(weights['gold']).toBeGreaterThan(1.2);
    expect(weights['wood']).toBeLessThan(1);
    expect(faultIn(hoarding, weights)).toBeNull();
    const others = games(200, 5, 'others');
    expect(surpriseOf(hoarding, others, findings)).toBeLessThan(surpriseOf(hoarding, others));
  });

  it('leave alone what they were not asked about', () => {
    const weights = promising(hoarding, findingsOf(hoarding, games(200, 5, 'players'), ['gold']));
    expect(weights['wood']).toBe(1);
    expect(weights['gold']).not.toBe(1);
  });

  it('teach little where they are few, and nothing where there are none', () => {
    const few = promising(hoarding, findingsOf(hoarding, games(2, 5, 'players')));
    expect(Math.abs((few['gold'] ?? Number.NaN) - 1)).toBeLessThan(0.5);
    expect(() => findingsOf(hoarding, [])).toThrow('nothing to learn from');
  });
});

describe('least squares', () => {
  it('solves what the observations tell, and refuses what they do not', () => {
    const squares = new LeastSquares(2);
    squares.add([1, 0], 2);
    expect(() => squares.solve()).toThrow('feature 1');
    squares.add([1, 1], 5);
    squares.add([1, -1], -1);
    const [one = Number.NaN, other = Number.NaN] = squares.solve();
    expect(one).toBeCloseTo(2);
    expect(other).toBeCloseTo(3);
  });
});

describe('lessons', () => {
  const game = {
    options: {},
    seats: 2,
    seed: 'a robbery',
    actions: (['safe', 'wait', 'bait', 'steal', 'rest', 'wait'] as const).map((action, index) => ({
      seat: index % 2,
      action,
    })),
    result: {
      winners: [1],
      ranks: [2, 1],
      scores: [
        { total: -12, lines: [] },
        { total: 20, lines: [] },
      ],
    },
  };
  /** The toy never says that it is over. */
  const ending = {
    ...brain,
    game: { ...robbery, result: ({ round }: Robbery) => (round > 3 ? game.result : null) },
  };

  it('are the ends of rounds but the last, with what came of them', () => {
    const found = lessonsOf(ending, game, [0, 1]);
    expect(found.map(({ chapter, position }) => [chapter, position.points])).toEqual([
      [2, [3, 0]],
      [3, [-12, 20]],
    ]);
    expect(found[0]?.outcomes).toEqual([
      { seat: 0, points: -12 },
      { seat: 1, points: 20 },
    ]);
  });

  it('can be had after every action but the last, for what is not felt where rounds end', () => {
    expect(decisionsOf(ending, game, [0, 1]).map(({ chapter, position }) => [chapter, position.points])).toEqual([
      [1, [3, 0]],
      [2, [3, 0]],
      [2, [8, 0]],
      [3, [-12, 20]],
      [3, [-12, 20]],
    ]);
  });

  it('are of those who are learned from, and who lasted', () => {
    expect(lessonsOf(ending, game, [1])[0]?.outcomes).toEqual([{ seat: 1, points: 20 }]);
    const [first, second] = game.result.scores;
    const ruined = {
      ...game,
      result: {
        ...game.result,
        scores: [
          { ...first, total: null, lines: [] },
          { ...second, total: 20, lines: [] },
        ],
      },
    };
    expect(lessonsOf(ending, ruined, [0, 1])[0]?.outcomes).toEqual([{ seat: 1, points: 20 }]);
  });
});

describe('weights from elsewhere', () => {
  it.each([
    [{ gold: 1, wood: 1 }, "'junk' is missing"],
    [{ gold: 1, wood: 1, junk: 1, tin: 1 }, "no weight 'tin'"],
    [{ gold: 6, wood: 1, junk: 1 }, "'gold' is not between 0 and 5"],
    [{ gold: Number.NaN, wood: 1, junk: 1 }, "'gold' is not between"],
  ])('%j are refused', (weights, why) => {
    expect(faultIn(hoarding, weights)).toContain(why);
  });
});
