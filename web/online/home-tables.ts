import type { TableLists, TableSummary } from '@roundhouse/wire';
import type { MatchSummary } from '../match/table-match.ts';

/** Why a table stands on home. */
export type Reason = 'my-turn' | 'others' | 'waiting' | 'open' | 'over';

/** A match that is kept here or a table on the server: home shows them in one list. */
export type HomeItem =
  | { readonly at: 'here'; readonly match: MatchSummary }
  | { readonly at: 'online'; readonly table: TableSummary; readonly reason: Reason };

interface Here {
  readonly running: readonly MatchSummary[];
  readonly finished: readonly MatchSummary[];
}

export interface HomeLists {
  /** My turn first, here or there; then what others play; then tables that wait for players. */
  readonly goOn: readonly HomeItem[];
  /** Tables of others that have a seat for me; those of friends first. */
  readonly join: readonly TableSummary[];
  /** The newest first. */
  readonly finished: readonly HomeItem[];
}

export const NO_TABLES: TableLists = { myTurn: [], running: [], waiting: [], open: [], friends: [], finished: [] };

export function homeLists({ running, finished }: Here, tables: TableLists): HomeLists {
  const here = (match: MatchSummary): HomeItem => ({ at: 'here', match });
  const online =
    (reason: Reason) =>
    (table: TableSummary): HomeItem => ({ at: 'online', table, reason });
  const mine = [...running.filter(({ yourTurn }) => yourTurn).map(here), ...tables.myTurn.map(online('my-turn'))];
  const others = [...running.filter(({ yourTurn }) => !yourTurn).map(here), ...tables.running.map(online('others'))];
  const friends = tables.friends.filter(({ state }) => state === 'open');
  const strangers = tables.open.filter(({ id }) => !friends.some((friend) => friend.id === id));
  return {
    goOn: [...newestFirst(mine), ...newestFirst(others), ...newestFirst(tables.waiting.map(online('waiting')))],
    join: [...newestTables(friends), ...newestTables(strangers)].filter(hasRoom),
    finished: newestFirst([...finished.map(here), ...tables.finished.map(online('over'))]),
  };
}

function hasRoom({ seats, places }: TableSummary): boolean {
  return places.length < seats;
}

function newestTables(tables: readonly TableSummary[]): readonly TableSummary[] {
  return tables.toSorted((a, b) => b.changed - a.changed);
}

function newestFirst(items: readonly HomeItem[]): readonly HomeItem[] {
  return items.toSorted((a, b) => changedOf(b) - changedOf(a));
}

function changedOf(item: HomeItem): number {
  return item.at === 'here' ? item.match.changed : item.table.changed;
}

export function idOf(item: HomeItem): string {
  return item.at === 'here' ? item.match.id : item.table.id;
}
