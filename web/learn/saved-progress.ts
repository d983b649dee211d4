/** Where small texts are kept between visits. */
export interface Keep {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

const keyOf = (game: string, lesson: string): string => `roundhouse.lesson.${game}.${lesson}`;

const FINISHED = 'finished';
type Reached = number | typeof FINISHED;

/** The number of actions that the learner had seen, or that the lesson was finished; 0 for a new one. */
export function lessonProgress(keep: Keep, game: string, lesson: string): Reached {
  const kept = keep.read(keyOf(game, lesson)) ?? '0';
  if (kept === FINISHED) return FINISHED;
  return /^\d{1,6}$/.test(kept) ? Number(kept) : 0;
}

export function saveLessonProgress(keep: Keep, game: string, lesson: string, reached: Reached): void {
  keep.write(keyOf(game, lesson), String(reached));
}
