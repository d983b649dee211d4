import { type AnyGame, furnishedFor } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import type { Snapshot, TableMatch } from './table-match.ts';

interface AtTable {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
}

/**
 * A match and its page, brought together: the page's game gets the content that the match is played with, and what comes
 * from elsewhere is looked at with that content.
 */
export function atTable(match: TableMatch, page: AnyGamePage): AtTable {
  const { content, options } = match.snapshot();
  if (content === undefined) return { match, page };
  const game = furnishedFor(page.game, { content, options });
  return { match: bound(match, game), page: { ...page, game } };
}

function bound(match: TableMatch, { content }: AnyGame): TableMatch {
  if (content === undefined) return match;
  const bind = (view: object): object => content.bind(view);
  // One for each of the match's own: whoever compares snapshots sees a change only where there is one.
  const snapshots = new WeakMap<Snapshot, Snapshot>();
  return {
    snapshot() {
      const own = match.snapshot();
      const kept = snapshots.get(own) ?? { ...own, view: bind(own.view) };
      snapshots.set(own, kept);
      return kept;
    },
    viewAt: async (moment) => bind(await match.viewAt(moment)),
    views: async (moments) => (await match.views(moments)).map(bind),
    subscribe: (changed) => match.subscribe(changed),
    submit: async (actions) => match.submit(actions),
    undo: async (to) => match.undo(to),
    seat: async (seat, sits) => match.seat(seat, sits),
    look: async (eye) => match.look(eye),
    fork: async (moment) => match.fork(moment),
    record: async () => match.record(),
    bringHere: async () => match.bringHere(),
    close: () => match.close(),
  };
}
