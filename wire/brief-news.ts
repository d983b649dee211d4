import type { Update } from '@roundhouse/host';
import { type Change, changed, changeOf, changesOf } from './change.ts';
import type { News } from './news.ts';

/** What an update says of now, without what happened since the one before. */
type Now = Omit<Update, 'from' | 'steps'>;

/** An update as what is different from the one that was told before on the same line. */
export interface BriefUpdate extends Pick<Update, 'from' | 'steps'> {
  readonly change: Change;
}

/** What is compared by itself, or is of this update alone. */
const BESIDE: ReadonlySet<string> = new Set<keyof Update>(['view', 'from', 'steps']);

/** Tells updates of one table: the first one whole, and of the others what is new. */
export class BriefTeller {
  readonly #table: string;
  #told: Now | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  tell(update: Update): News {
    const told = this.#told;
    this.#told = update;
    const table = this.#table;
    if (told === null) return { news: 'update', table, update };
    const now: Now = update;
    const seen = viewChange(told.view, now.view);
    const change = { ...changesOf(told, now, BESIDE), ...(seen === undefined ? {} : { view: seen }) };
    return { news: 'change', table, brief: { from: update.from, steps: update.steps, change } };
  }
}

/** The last change of a view that was worked out. */
let last: { readonly before: object; readonly after: object; readonly change: Change | undefined } | null = null;

/**
 * All who look with the same eye, and all eyes from which nothing is hidden, are told the same, one right after the other:
 * it is worked out once.
 */
function viewChange(before: object, after: object): Change | undefined {
  if (last?.before !== before || last.after !== after) last = { before, after, change: changeOf(before, after) };
  return last.change;
}

/** Hears what brief tellers tell on one line, and makes whole updates of it again. */
export class BriefHearer {
  readonly #heard = new Map<string, Now>();

  /** Null for a change of something that was never heard of: whoever wants it asks for all of it. */
  hear(news: News): News | null {
    if (news.news === 'update') {
      const { from: _from, steps: _steps, ...now } = news.update;
      this.#heard.set(news.table, now);
      return news;
    }
    if (news.news !== 'change') return news;
    const { table, brief } = news;
    const before = this.#heard.get(table);
    if (before === undefined) return null;
    const now = changed(before, brief.change);
    if (!isLike(before, now)) return null;
    this.#heard.set(table, now);
    return { news: 'update', table, update: { ...now, from: brief.from, steps: brief.steps } };
  }
}

function isLike<T extends object>(before: T, now: unknown): now is T {
  return typeof now === 'object' && now !== null && Object.keys(before).every((key) => key in now);
}
