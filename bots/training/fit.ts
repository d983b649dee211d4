import { entryOf, fieldOf, itemAt } from '@roundhouse/kernel';
import type { Lesson } from './lessons.ts';
import { LeastSquares } from './least-squares.ts';
import type { Learning, Weights } from './weights.ts';

/** How often the fit starts again from where it came to: what is expected is no straight line of the weights. */
const ROUNDS = 4;
/** A step that makes things worse is halved so often before it is left. */
const HALVINGS = 4;
/** A weight is as likely as not to lie within this part of its range from where it was. */
const DOUBT = 0.25;
/** How far a weight is moved to see what hangs on it, as a part of its range. */
const NUDGE = 1e-3;
/** No chapter is foreseen better than this, in points. */
const FINEST = 0.5;
/** Weights are written with so many digits: more would be chance. */
const DIGITS = 3;

/**
 * How far leads turned out from what was expected, in points: what one has more than the mean of those who are learned
 * from. What all of them get alike decides between no two of them.
 */
export function errorOf<P>(learning: Learning<P>, lessons: readonly Lesson<P>[], weights: Weights): number {
  let squares = 0;
  let count = 0;
  for (const lesson of lessons) {
    for (const miss of missesOf(learning, lesson, weights)) {
      squares += miss * miss;
      count++;
    }
  }
  if (count === 0) throw new RangeError('there is nothing to learn from');
  return Math.sqrt(squares / count);
}

/**
 * The weights by which leads would have been foreseen best, held back towards those it began with. A feature of a position
 * is how what is expected of it changes with a weight.
 */
export function fitted<P>(learning: Learning<P>, lessons: readonly Lesson<P>[], games: number): Weights {
  const names = Object.keys(learning.ranges);
  const first = learning.first;
  const trust = trustIn(learning, lessons);
  // The lessons of one game have one outcome: together they tell as much as a single one.
  const hold = Math.max(1, lessons.length / games);
  const strainOf = (weights: Weights): number => {
    let strain = 0;
    for (const lesson of lessons) {
      for (const miss of missesOf(learning, lesson, weights)) strain += miss * miss * trust(lesson);
    }
    for (const name of names) {
      const away = (fieldOf(weights, name) - fieldOf(first, name)) / doubtOf(learning, name);
      strain += hold * away * away;
    }
    return strain;
  };
  let best = { weights: first, strain: strainOf(first) };
  for (let round = 0; round < ROUNDS; round++) {
    const from = best;
    const step = stepFrom(learning, lessons, from.weights, trust, hold);
    for (let halving = 0, part = 1; halving <= HALVINGS && best === from; halving++, part /= 2) {
      const weights = moved(learning, from.weights, step, part);
      const strain = strainOf(weights);
      if (strain < from.strain) best = { weights, strain };
    }
    if (best === from) break;
  }
  return rounded(learning, best.weights);
}

/** By how much to change the weights, if everything went on as straight as it begins. */
function stepFrom<P>(
  learning: Learning<P>,
  lessons: readonly Lesson<P>[],
  weights: Weights,
  trust: (lesson: Lesson<P>) => number,
  hold: number,
): readonly number[] {
  const names = Object.keys(learning.ranges);
  const squares = new LeastSquares(names.length);
  for (const lesson of lessons) {
    const factor = Math.sqrt(trust(lesson));
    const expected = expectedIn(learning, lesson, weights);
    const misses = missesFrom(lesson, expected);
    const slopes = names.map((name) => slopesOf(learning, lesson, weights, name, expected));
    for (const [index, miss] of misses.entries()) {
      squares.add(
        slopes.map((slope) => itemAt(slope, index) * factor),
        miss * factor,
      );
    }
  }
  // What was believed before is one observation more of each weight.
  for (const [index, name] of names.entries()) {
    const factor = Math.sqrt(hold) / doubtOf(learning, name);
    const back = fieldOf(learning.first, name) - fieldOf(weights, name);
    squares.add(
      names.map((_, other) => (other === index ? factor : 0)),
      back * factor,
    );
  }
  return squares.solve();
}

function doubtOf<P>({ ranges }: Learning<P>, name: string): number {
  const { low, high } = fieldOf(ranges, name);
  return (high - low) * DOUBT;
}

/** By seat that is learned from: what it is expected to have in the end. */
function expectedIn<P>(learning: Learning<P>, { position, outcomes }: Lesson<P>, weights: Weights): readonly number[] {
  return outcomes.map(({ seat }) => learning.expects(position, seat, weights));
}

/** By seat: how far its lead turned out above what was expected. */
function missesOf<P>(learning: Learning<P>, lesson: Lesson<P>, weights: Weights): readonly number[] {
  return missesFrom(lesson, expectedIn(learning, lesson, weights));
}

function missesFrom<P>({ outcomes }: Lesson<P>, expected: readonly number[]): readonly number[] {
  return centred(outcomes.map(({ points }, index) => points - itemAt(expected, index)));
}

/** By seat: how its expected lead changes with a weight. */
function slopesOf<P>(
  learning: Learning<P>,
  lesson: Lesson<P>,
  weights: Weights,
  name: string,
  expected: readonly number[],
): readonly number[] {
  const { low, high } = fieldOf(learning.ranges, name);
  const weight = fieldOf(weights, name);
  const nudge = (high - low) * (weight < (low + high) / 2 ? NUDGE : -NUDGE);
  const then = expectedIn(learning, lesson, { ...weights, [name]: weight + nudge });
  return centred(then.map((points, index) => (points - itemAt(expected, index)) / nudge));
}

/** The weights that change anything about these lessons; nothing can be learned about the others. */
export function feltIn<P>(learning: Learning<P>, lessons: readonly Lesson<P>[]): readonly string[] {
  const { first, ranges } = learning;
  return Object.keys(ranges).filter((name) => {
    const { low, high } = fieldOf(ranges, name);
    const other = { ...first, [name]: fieldOf(first, name) < (low + high) / 2 ? high : low };
    return lessons.some((lesson) => {
      const now = expectedIn(learning, lesson, first);
      return expectedIn(learning, lesson, other).some((points, index) => points !== now[index]);
    });
  });
}

/** How far each is from the mean of all. */
export function centred(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return values.map((value) => value - mean);
}

/** Late in a game much more is known than early: a miss there weighs as much as it is rare. */
function trustIn<P>(learning: Learning<P>, lessons: readonly Lesson<P>[]): (lesson: Lesson<P>) => number {
  const trusts = new Map<number, number>();
  for (const chapter of new Set(lessons.map((lesson) => lesson.chapter))) {
    const error = errorOf(
      learning,
      lessons.filter((lesson) => lesson.chapter === chapter),
      learning.first,
    );
    trusts.set(chapter, 1 / Math.max(FINEST, error) ** 2);
  }
  return ({ chapter }) => entryOf(trusts, chapter);
}

function moved<P>(learning: Learning<P>, weights: Weights, step: readonly number[], part: number): Weights {
  const names = Object.keys(learning.ranges);
  return within(learning, (name) => fieldOf(weights, name) + itemAt(step, names.indexOf(name)) * part);
}

/** Weights that lie within their ranges, wherever they were wanted. */
export function within<P>({ ranges }: Learning<P>, wanted: (name: string) => number): Weights {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, { low, high }]) => [name, Math.min(high, Math.max(low, wanted(name)))]),
  );
}

export function rounded<P>(learning: Learning<P>, weights: Weights): Weights {
  return within(learning, (name) => Number(fieldOf(weights, name).toPrecision(DIGITS)));
}
