import type { Exercise } from '@roundhouse/bots/exercises';
import { itemAt } from '@roundhouse/kernel';

/** Where the exercise of the day is found before it is known which one it is. */
export const TODAY = 'today';

const DAY_MS = 86_400_000;

/** The number of a day in the calendar of whoever looks at it. */
export function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** The games take turns. */
export function gameOfDay<G>(games: readonly G[], day: number): G {
  return itemAt(games, day % games.length);
}

/** A stride over the book, so that neighbours in it, which come from one game, are days apart. */
const STRIDE = 17;

/** The same for everybody on the same day, and another one each time that the turn comes to a game. */
export function exerciseOfDay(exercises: readonly Exercise[], games: number, day: number): Exercise | undefined {
  const turn = Math.floor(day / games);
  return exercises.length === 0 ? undefined : exercises[(turn * strideFor(exercises.length)) % exercises.length];
}

/** One that comes by every exercise. */
function strideFor(count: number): number {
  const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));
  let stride = STRIDE;
  while (shared(stride, count) !== 1) stride++;
  return stride;
}
