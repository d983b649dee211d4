import type { Seat } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';

/** Numbers that an evaluation believes in, by name. */
export type Weights = Readonly<Record<string, number>>;

/** Between what a number may lie to make sense: a share is never above 1. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What can be learned about a game: the numbers of its evaluation. Methods, so that games of many types fit side by side. */
export interface Learning<P> {
  /** What is believed before anything is learned: training plays by it and starts from it. */
  readonly first: Weights;
  readonly ranges: Readonly<Record<string, Range>>;
  /** The points at the end that `evaluate` counts on for a seat, by these weights. */
  expects(p: P, seat: Seat, weights: Weights): number;
}

/** The same, and how to play by what was learned. */
export interface Teachable<P extends object, A, O, E> extends Learning<P> {
  /** Whatever of the brain depends on the weights, by these. */
  believing(weights: Weights): Partial<Brain<P, A, O, E>>;
}
