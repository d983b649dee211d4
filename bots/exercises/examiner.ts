import { itemAt, rngFrom, type Seat } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import { kindOf, likeliest, played, worldFor } from '../search/policy.ts';
import type { Answer, Difficulty } from './book.ts';
import { Trials } from './trials.ts';

/** How strict an examiner is, and how long it thinks. */
export interface Strictness {
  /** Points by which the best must be ahead of everything that is not as good. */
  readonly margin: number;
  /** And standard errors. */
  readonly errors: number;
  /** Less than this many points apart is as good. */
  readonly equal: number;
  /** At most so many actions may be as good as the best. */
  readonly mostBest: number;
  /** The likeliest actions so many are judged by what they bring at once; the best `candidates` of them are thought through. */
  readonly glance: number;
  readonly candidates: number;
  /** Worlds for a first look, for all candidates, and for those that could be best. */
  readonly first: number;
  readonly all: number;
  readonly close: number;
  /** Worlds of the second opinion, which has luck of its own and thinks a chapter further. */
  readonly second: number;
  readonly width: number;
}

export const STRICT: Strictness = {
  margin: 1.5,
  errors: 3,
  equal: 0.25,
  mostBest: 3,
  glance: 40,
  candidates: 10,
  first: 3,
  all: 8,
  close: 24,
  second: 12,
  width: 5,
};

/** What makes an exercise, apart from where it was found. */
export interface Finding {
  readonly difficulty: Difficulty;
  readonly expected: readonly number[];
  readonly best: number;
  readonly answers: readonly Answer[];
}

/** Whether an exercise of this kind would be of use: what is not wanted is not thought through. */
export type Wanted<A> = (best: A, difficulty: Difficulty) => boolean;

/** Fewer choices than this are no exercise. */
const FEWEST_CHOICES = 3;
/** So many come to mind at a second look. */
const SECOND_LOOK = 3;

/**
 * Thinks one decision through: is there something that is clearly best, by the points it brings and by what the evaluation
 * makes of it, in many worlds, and again in others and further ahead? Null where there is not.
 */
export function examined<P extends object, A, O, E>(
  brain: Brain<P, A, O, E>,
  view: P,
  seat: Seat,
  luck: string,
  strict: Strictness,
  wanted: Wanted<A>,
): Finding | null {
  const legal = brain.game.legal(view, seat);
  if (legal.length < FEWEST_CHOICES) return null;
  const ideas = firstIdeas(brain, view, seat, legal, luck, strict);
  const question = { brain, view, seat, width: strict.width };
  const trials = new Trials({ ...question, luck: `${luck} first`, horizon: 1 }, ideas.slice(0, strict.candidates));
  const leaders = narrowedDown(trials, strict, (best) => {
    const [leader] = best;
    return leader !== undefined && wanted(itemAt(trials.actions, leader), difficultyOf(best));
  });
  if (leaders === null) return null;
  const { best, others } = leaders;
  const [leader] = best;
  if (leader === undefined) return null;
  const rivals = others.slice(0, 2);
  const again = new Trials(
    { ...question, luck: `${luck} second`, horizon: 2 },
    [leader, ...rivals].map((index) => itemAt(trials.actions, index)),
  );
  for (let world = 0; world < strict.second; world++) for (const index of again.actions.keys()) again.tryOnce(index);
  if (rivals.some((_, index) => !isClear(again, 0, index + 1, strict))) return null;
  return {
    difficulty: difficultyOf(best),
    expected: trials.points(leader).map(rounded),
    best: best.length,
    answers: [...best, ...others].map((index) => answerOf(trials, leader, index)),
  };
}

/** By when the first of the best comes to mind; candidates are numbered in the order in which they do. */
function difficultyOf(best: readonly number[]): Difficulty {
  const first = Math.min(...best);
  return first === 0 ? 1 : first < SECOND_LOOK ? 2 : 3;
}

/** What comes to mind, first things first: what the game proposes, then what brings most at once. */
function firstIdeas<P extends object, A, O, E>(
  brain: Brain<P, A, O, E>,
  view: P,
  seat: Seat,
  legal: readonly A[],
  luck: string,
  { glance }: Strictness,
): readonly A[] {
  const proposed = brain.propose?.(view, seat, legal);
  const world = worldFor(brain, view, seat, rngFrom(`${luck} glance`));
  const glanced = likeliest(brain, view, seat, legal, glance).map((action) => ({
    action,
    value: brain.evaluate(played(brain, world, seat, action, `${luck} glance`), seat),
  }));
  const sorted = glanced.toSorted((one, other) => other.value - one.value).map(({ action }) => action);
  return [...new Set(proposed === undefined ? sorted : [proposed, ...sorted])];
}

interface Leaders {
  readonly best: readonly number[];
  readonly others: readonly number[];
}

/** Those that are as good as the best, and the rest; null as soon as nothing can be clearly best. */
function narrowedDown<P extends object, A, O, E>(
  trials: Trials<P, A, O, E>,
  strict: Strictness,
  isWanted: (best: readonly number[]) => boolean,
): Leaders | null {
  let running: readonly number[] = [...trials.actions.keys()];
  for (const worlds of [strict.first, strict.all, strict.close]) {
    for (const index of running) while (trials.worlds(index) < worlds) trials.tryOnce(index);
    const ranked = trials.ranked(running);
    const leaders = splitAt(trials, ranked, strict);
    if (leaders === null || !isWanted(leaders.best)) return null;
    // Who is far behind for certain needs no more worlds.
    const leader = itemAt(ranked, 0);
    running = ranked.filter((index) => {
      const { points, error } = trials.distance(leader, index);
      return worlds < strict.all || points < SETTLED * Math.max(strict.margin, error);
    });
  }
  const ranked = trials.ranked([...trials.actions.keys()]);
  const leaders = splitAt(trials, ranked, strict);
  if (leaders === null || leaders.others.length === 0 || !isWanted(leaders.best)) return null;
  const leader = itemAt(leaders.best, 0);
  const clear = leaders.others.every((index) => isClear(trials, leader, index, strict));
  return clear ? leaders : null;
}

const SETTLED = 4;

/** Where the ranks fall apart into those that are as good as the best and those that are not; null where that is not clear. */
function splitAt<P extends object, A, O, E>(
  trials: Trials<P, A, O, E>,
  ranked: readonly number[],
  { equal, margin, mostBest }: Strictness,
): Leaders | null {
  const leader = itemAt(ranked, 0);
  const best = ranked.filter((index) => trials.distance(leader, index).points <= equal);
  const others = ranked.filter((index) => !best.includes(index));
  // Things of different kinds that are equally good are mostly done one after the other: that teaches nothing.
  const kinds = new Set(best.map((index) => kindOf(trials.actions[index])));
  if (best.length > mostBest || kinds.size > 1) return null;
  const isOpen = others.some((index) => trials.distance(leader, index).points < margin);
  return isOpen ? null : { best, others };
}

/** By points and by the evaluation, and not by luck. */
function isClear<P extends object, A, O, E>(
  trials: Trials<P, A, O, E>,
  ahead: number,
  behind: number,
  { margin, errors }: Strictness,
): boolean {
  const { points, worth, error } = trials.distance(ahead, behind);
  return points >= margin && worth > 0 && points >= errors * error;
}

function answerOf<P extends object, A, O, E>(trials: Trials<P, A, O, E>, leader: number, index: number): Answer {
  const { points, error, worlds } = trials.distance(leader, index);
  return {
    action: trials.actions[index],
    behind: rounded(points),
    error: rounded(error),
    worlds,
  };
}

const HUNDREDTHS = 100;

function rounded(value: number): number {
  return Math.round(value * HUNDREDTHS) / HUNDREDTHS;
}
