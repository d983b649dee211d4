import type { Difficulty } from '@roundhouse/bots/exercises';
import { Previews, type Seat } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useWords, type Words } from '@roundhouse/ui';
import { useMemo } from 'react';

export function difficultyName(t: Words['t'], difficulty: Difficulty): string {
  switch (difficulty) {
    case 1:
      return t('easy');
    case 2:
      return t('tricky');
    case 3:
      return t('hard');
  }
}

/** What a move does, in the words of the log, as far as its player can know beforehand. */
export function useMoveWords(page: AnyGamePage, view: object, seat: Seat): (action: unknown) => string {
  const { t, say } = useWords();
  return useMemo(() => {
    const previews = new Previews(page.game, view, seat, () => []);
    return (action) => {
      const [first] = previews.of(action).events;
      return first === undefined ? t('What comes of it is open') : say(page.game.describe(first));
    };
  }, [page, view, seat, t, say]);
}

/** Points that were only expected: no more of them than can be told. */
export function pointsText(points: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);
}
