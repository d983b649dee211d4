import { bookSchema, type Exercise, type ExerciseBook } from '@roundhouse/bots/exercises';
import { itemAt } from '@roundhouse/kernel';
import type { AnyGamePage, Theme } from '@roundhouse/table-kit';
import { useEffect, useState } from 'react';
import { reasonOf } from '../pages/use-start.ts';

export type LoadedBook =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'ready'; readonly book: ExerciseBook };

export async function readBook({ exercises }: Pick<AnyGamePage, 'exercises'>): Promise<ExerciseBook> {
  return bookSchema.parse(JSON.parse(await exercises.load()));
}

/** The exercises of a game, fetched when they are first wanted. */
export function useBook(page: AnyGamePage): LoadedBook {
  const [loaded, setLoaded] = useState<LoadedBook>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    readBook(page).then(
      (book) => wanted && setLoaded({ state: 'ready', book }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', why: reasonOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [page]);
  return loaded;
}

/** What an exercise teaches: what its best answer does. */
export function lessonOf({ exercises }: AnyGamePage, { answers }: Exercise): ReturnType<typeof exercises.teaches> {
  return exercises.teaches(itemAt(answers, 0).action);
}

export interface Chapter {
  readonly theme: Theme;
  readonly exercises: readonly Exercise[];
}

/** By what they teach, the easy ones first; themes without any are left out. */
export function chaptersOf(page: AnyGamePage, { exercises }: ExerciseBook): readonly Chapter[] {
  return page.exercises.themes.flatMap((theme) => {
    const those = exercises.filter((exercise) => lessonOf(page, exercise).theme === theme.id);
    const sorted = those.toSorted((one, other) => one.difficulty - other.difficulty);
    return sorted.length === 0 ? [] : [{ theme, exercises: sorted }];
  });
}
