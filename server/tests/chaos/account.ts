import type { Row } from '@roundhouse/host';
import { hashOf, type Seat } from '@roundhouse/kernel';

/** What a player sent: some actions at once, or that the last of them is taken back. */
export type Wish = { readonly actions: readonly unknown[] } | { readonly takeBack: true };

/** What its sender was told of it; `unknown` while nobody has answered. */
type Fate = 'unknown' | 'played' | 'refused';

interface Sent {
  readonly seat: Seat;
  readonly wish: Wish;
  fate: Fate;
}

/** What the players of one table sent, and what they were told of it. The server is measured by it. */
export class Account {
  readonly #sent = new Map<string, Sent>();

  send(seat: Seat, key: string, wish: Wish): void {
    this.#sent.set(`${seat}/${key}`, { seat, wish, fate: 'unknown' });
  }

  told(seat: Seat, key: string, fate: Fate): void {
    const sent = this.#sent.get(`${seat}/${key}`);
    if (sent === undefined) throw new RangeError(`nothing was sent as ${key}`);
    sent.fate = fate;
  }

  count(fate: Fate): number {
    return [...this.#sent.values()].filter((sent) => sent.fate === fate).length;
  }

  /** Plans of several actions that were played. */
  get plans(): number {
    return [...this.#sent.values()].filter(
      ({ fate, wish }) => fate === 'played' && 'actions' in wish && wish.actions.length > 1,
    ).length;
  }

  /** What is wrong with the rows of the match, in which these seats are played by people. */
  problems(rows: readonly Row[], people: readonly Seat[]): readonly string[] {
    const problems: string[] = [];
    const found = new Set<string>();
    /** Rows that wait for the one that ends what they came with. */
    let open: Row[] = [];
    for (const [number, row] of rows.entries()) {
      const { entry, key } = row;
      const isPersons = !('carried' in entry) && !('sits' in entry) && people.includes(entry.seat);
      if (!isPersons) {
        if (open.length > 0) problems.push(`half of what a player sent stands before entry ${number}`);
        if (key !== null) problems.push(`entry ${number} is nobody's, and has the key ${key}`);
        open = [];
        continue;
      }
      open.push(row);
      if (key === null) continue;
      if (found.has(key)) problems.push(`${key} was played twice, the second time as entry ${number}`);
      found.add(key);
      problems.push(...this.#compare(key, open, number));
      open = [];
    }
    if (open.length > 0) problems.push('half of what a player sent stands at the end');
    for (const [key, { fate }] of this.#sent) {
      if (fate === 'played' && !found.has(key)) problems.push(`${key} was acknowledged, and is missing`);
      if (fate === 'refused' && found.has(key)) problems.push(`${key} was refused, and was played`);
    }
    return problems;
  }

  #compare(key: string, rows: readonly Row[], number: number): readonly string[] {
    const sent = this.#sent.get(key);
    if (sent === undefined) return [`entry ${number} has the key ${key}, which nobody sent`];
    const stored = rows.map(({ entry }) => ('action' in entry ? hashOf(entry.action) : 'taken back'));
    const wished = 'actions' in sent.wish ? sent.wish.actions.map((action) => hashOf(action)) : ['taken back'];
    return JSON.stringify(stored) === JSON.stringify(wished) ? [] : [`${key} was not stored as it was sent`];
  }
}
