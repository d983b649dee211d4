import { type Text, text } from '@roundhouse/kernel';
import { ofType } from '@roundhouse/table-kit';
import type { Action } from '../../../rules/actions.ts';

/** What would have found room on board. */
export function leftBehind(legal: readonly Action[]): readonly Text[] {
  const goods = [...new Set(ofType(legal, 'load').flatMap(({ good, jettison }) => (jettison === null ? [good] : [])))];
  return goods.map((good) => text('You could load {good} here: there is room on board.', { good: { term: good } }));
}
