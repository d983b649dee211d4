import type { Difficulty } from '@roundhouse/bots/exercises';
import { deedOf, Previews, say, type Seat, type Text, text } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import type { Words } from '@roundhouse/ui';

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

/**
 * What each of some moves does, in the words of the log, as far as its player can know beforehand; and where, of those that
 * the log tells by the same words.
 */
export function movesInWords(
  page: Pick<AnyGamePage, 'game' | 'whereOf'>,
  view: object,
  seat: Seat,
  actions: readonly unknown[],
): readonly (readonly Text[])[] {
  const previews = new Previews(page.game, view, seat, () => []);
  const deeds = actions.map((action) => deedOf(page.game, seat, action, previews.of(action).events));
  const words = deeds.map((deed) => deed.map((sentence) => say(sentence)).join(' '));
  return deeds.map((deed, index) => {
    const isOneOfTwo = words.filter((one) => one === words[index]).length > 1;
    const where = isOneOfTwo ? (page.whereOf?.(view, seat, actions[index]) ?? null) : null;
    return where === null ? deed : [...deed, text('Where: {place}', { place: where })];
  });
}

/** Points that were only expected: no more of them than can be told. */
export function pointsText(points: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);
}
