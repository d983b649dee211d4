import type { Keep } from '../learn/saved-progress.ts';

/** How far somebody is with an exercise: found without help, or seen. */
export type Reached = 'solved' | 'seen';

const keyOf = (game: string): string => `roundhouse.exercises.${game}`;

/** By exercise; whatever else lies there is nobody's answer. */
export function keptAnswers(keep: Keep, game: string): ReadonlyMap<string, Reached> {
  const words = (keep.read(keyOf(game)) ?? '').split(' ');
  return new Map(
    words.flatMap((word) => {
      const [id, reached] = word.split(':');
      return id !== undefined && (reached === 'solved' || reached === 'seen') ? [[id, reached] as const] : [];
    }),
  );
}

/** What was solved once stays solved. */
export function keepAnswer(keep: Keep, game: string, id: string, reached: Reached): void {
  const kept = new Map(keptAnswers(keep, game));
  if (kept.get(id) === 'solved') return;
  kept.set(id, reached);
  keep.write(keyOf(game), [...kept].map(([one, how]) => `${one}:${how}`).join(' '));
}

const DAY_KEY = 'roundhouse.exercise-of-the-day';

/** Whether the exercise of this day was solved. */
export function isDaySolved(keep: Keep, day: number): boolean {
  return keep.read(DAY_KEY) === String(day);
}

export function keepDaySolved(keep: Keep, day: number): void {
  keep.write(DAY_KEY, String(day));
}
