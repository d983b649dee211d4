import type { Action } from '../../../rules/actions.ts';

/** The parts of the table that a phone shows one at a time. */
export type PageName = 'row' | 'cities' | 'lands' | 'goods' | 'more';

/** On which page that lies which an action begins with; null where it begins in the hand or with a button. */
function pageOf(action: Action, stored: readonly string[]): PageName | null {
  switch (action.type) {
    case 'build':
      return stored.includes(action.building) ? 'cities' : 'row';
    case 'store':
      return 'row';
    case 'attack':
      return 'lands';
    case 'play-card':
      return action.land === null ? null : 'lands';
    case 'move-building':
    case 'demolish':
    case 'expand':
      return 'cities';
    default:
      return null;
  }
}

/** Where something can be chosen now by whoever has stored these buildings: they lie below one's cities. */
export function pagesToChooseFrom(legal: readonly Action[], stored: readonly string[]): ReadonlySet<PageName> {
  return new Set(legal.flatMap((action) => pageOf(action, stored) ?? []));
}

/** What is wanted for what is to be decided: nothing where any of several pages may be, or none. */
export function pageWanted(pages: ReadonlySet<PageName>): PageName | null {
  if (pages.has('row')) return 'row';
  const [only] = pages;
  return pages.size === 1 ? (only ?? null) : null;
}
