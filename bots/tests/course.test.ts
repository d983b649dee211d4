import { describe, expect, it } from 'vitest';
import { type Conduct, Course, type World } from '../search/course.ts';
import { brain, type Move, type Robbery, type RobberyBrain, robbery } from './robbery.ts';

const CONDUCT: Conduct = { horizon: 3, own: { width: 3, hasty: false }, others: { width: 3, hasty: true } };
const START: Robbery = { round: 1, turn: 0, open: false, points: [0, 0], secret: 20 };

/** Robbery in which luck has a say from some round on: whoever waits then finds something. */
function luckyFrom(round: number, seen: { plays: number }): RobberyBrain {
  return {
    ...brain,
    propose: (_p, _seat, [first]) => first,
    game: {
      ...robbery,
      play(p, seat, move, rng, tell) {
        seen.plays++;
        if (seat === 1 && p.round >= round) p.points = [p.points[0] ?? 0, (p.points[1] ?? 0) + rng.int(1000)];
        robbery.play(p, seat, move, rng, tell);
      },
    },
  };
}

function world(number: number, isSure: boolean): World<Robbery> {
  return { position: { ...START, secret: isSure ? 20 : 20 + number }, isSure, luck: `luck ${number}` };
}

function end(course: Course<Robbery, Move, object, never>, into: World<Robbery>): Robbery {
  const way = course.in(into);
  let step = way.next();
  while (step.done !== true) step = way.next();
  return step.value;
}

describe('a course', () => {
  const NUMBERS = [0, 1, 2, 3];

  it.each([
    { round: 1, isSure: true, plays: 6 + 3 * 5 },
    { round: 3, isSure: true, plays: 6 + 3 * 1 },
    { round: 9, isSure: true, plays: 6 },
    { round: 1, isSure: false, plays: 4 * 6 },
    { round: 9, isSure: false, plays: 4 * 6 },
  ])('with luck from round $round, sure: $isSure, leads where a new one would lead', ({ round, isSure, plays }) => {
    const seen = { plays: 0 };
    const lucky = luckyFrom(round, seen);
    const safely = { who: 0, action: 'safe' } as const;
    const course = new Course(lucky, safely, CONDUCT);
    const ends = NUMBERS.map((number) => end(course, world(number, isSure)));
    const counting = seen.plays;
    expect(ends).toEqual(NUMBERS.map((number) => end(new Course(lucky, safely, CONDUCT), world(number, isSure))));
    expect(counting).toBe(plays);
  });
});
