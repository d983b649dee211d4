import { type ActionEntry, clone, itemAt, type Result, rngForAction, type Seat, type Tell } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';

/** A game that was played to its end. */
export interface PlayedGame {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly actions: readonly ActionEntry[];
  readonly result: Result;
}

/** A moment of a game where a chapter ended, and what came of it for those who are learned from. */
export interface Lesson<P> {
  readonly position: P;
  /** The chapter that begins there. */
  readonly chapter: number;
  readonly outcomes: readonly { readonly seat: Seat; readonly points: number }[];
}

const deaf: Tell<unknown> = () => {};

/**
 * What a game teaches: where each chapter ended, and what everybody had in the end. Positions are compared there, since
 * everybody has had the same. Who did not last to the end has no points to learn from.
 */
export function lessonsOf<P extends object, A, O, E>(
  brain: Pick<Brain<P, A, O, E>, 'game' | 'chapter'>,
  played: PlayedGame,
  pupils: readonly Seat[],
): readonly Lesson<P>[] {
  return momentsOf(brain, played, pupils, (before, after) => after > before);
}

/** The same after every action, for whoever wants to know what is felt while a chapter is played. */
export function decisionsOf<P extends object, A, O, E>(
  brain: Pick<Brain<P, A, O, E>, 'game' | 'chapter'>,
  played: PlayedGame,
  pupils: readonly Seat[],
): readonly Lesson<P>[] {
  return momentsOf(brain, played, pupils, () => true);
}

function momentsOf<P extends object, A, O, E>(
  { game, chapter }: Pick<Brain<P, A, O, E>, 'game' | 'chapter'>,
  { options, seats, seed, actions, result }: PlayedGame,
  pupils: readonly Seat[],
  isOne: (before: number, after: number) => boolean,
): readonly Lesson<P>[] {
  const outcomes = pupils.flatMap((seat) => {
    const { total } = itemAt(result.scores, seat);
    return total === null ? [] : [{ seat, points: total }];
  });
  const lessons: Lesson<P>[] = [];
  const position = game.setup(game.options.parse(options), seats, rngForAction(seed, 0), deaf);
  let now = chapter(position);
  for (const [index, { seat, action }] of actions.entries()) {
    game.play(position, seat, game.action.parse(action), rngForAction(seed, index + 1), deaf);
    const next = chapter(position);
    if (isOne(now, next) && game.result(position) === null) {
      lessons.push({ position: clone(position), chapter: next, outcomes });
    }
    now = next;
  }
  return lessons;
}
