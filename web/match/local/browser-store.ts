import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change, MatchStore, Shelved } from './match-store.ts';
import { fromOldStore } from './old-store.ts';

interface Tables extends DBSchema {
  heads: { key: string; value: unknown };
  headings: { key: string; value: unknown };
  /** By match and number, from 0. */
  rows: { key: [string, number]; value: unknown };
  /** By match and the number of rows before it. */
  kept: { key: [string, number]; value: unknown };
}

/**
 * A database of its own: to give the other one a further table, every tab that still has it open from an older page would
 * have to be closed first.
 */
interface Analyses extends DBSchema {
  analyses: { key: string; value: unknown };
}

const NAME = 'roundhouse-tables';
const ANALYSES = 'roundhouse-analyses';
const STORES = ['heads', 'headings', 'rows', 'kept'] as const;

/** Matches in the browser's own database: they survive the tab, the worker and the browser being closed. */
export class BrowserStore implements MatchStore {
  #opened: Promise<IDBPDatabase<Tables>> | undefined;
  #analyses: Promise<IDBPDatabase<Analyses>> | undefined;

  async holdsAnything(): Promise<boolean> {
    return (await (await this.#open()).count('heads')) > 0;
  }

  async heads(): Promise<ReadonlyMap<string, unknown>> {
    const heads = (await this.#open()).transaction('heads').store;
    const [ids, values] = await Promise.all([heads.getAllKeys(), heads.getAll()]);
    return new Map(ids.map((id, index) => [id, values[index]]));
  }

  async load(id: string): Promise<Shelved | undefined> {
    const work = (await this.#open()).transaction(STORES);
    const [head, heading, rows, kept] = await Promise.all([
      work.objectStore('heads').get(id),
      work.objectStore('headings').get(id),
      work.objectStore('rows').getAll(allOf(id)),
      work.objectStore('kept').getAll(allOf(id)),
    ]);
    return head === undefined ? undefined : { head, heading, rows, kept };
  }

  async change(id: string, next: (head: unknown) => Change | undefined): Promise<unknown> {
    return changeIn(await this.#open(), id, next);
  }

  async remove(id: string): Promise<void> {
    const work = (await this.#open()).transaction(STORES, 'readwrite');
    await Promise.all([
      work.objectStore('heads').delete(id),
      work.objectStore('headings').delete(id),
      work.objectStore('rows').delete(allOf(id)),
      work.objectStore('kept').delete(allOf(id)),
      work.done,
    ]);
    await (await this.#openAnalyses()).delete('analyses', id);
  }

  async analysis(id: string): Promise<unknown> {
    return (await this.#openAnalyses()).get('analyses', id);
  }

  async keepAnalysis(id: string, analysis: unknown): Promise<void> {
    await (await this.#openAnalyses()).put('analyses', analysis, id);
  }

  async #openAnalyses(): Promise<IDBPDatabase<Analyses>> {
    this.#analyses ??= openDB<Analyses>(ANALYSES, 1, { upgrade: (db) => void db.createObjectStore('analyses') });
    return this.#analyses;
  }

  /** Opened late: where a browser forbids storage, this fails, and that must not break the worker at its start. */
  async #open(): Promise<IDBPDatabase<Tables>> {
    this.#opened ??= open();
    return this.#opened;
  }
}

async function open(): Promise<IDBPDatabase<Tables>> {
  const tables = await openDB<Tables>(NAME, 1, {
    upgrade: (db) => {
      for (const store of STORES) db.createObjectStore(store);
    },
  });
  await fromOldStore(async (id, change) => {
    await changeIn(tables, id, (head) => (head === undefined ? change : undefined));
  });
  return tables;
}

async function changeIn(
  tables: IDBPDatabase<Tables>,
  id: string,
  next: (head: unknown) => Change | undefined,
): Promise<unknown> {
  // What is acknowledged has reached the disk.
  const work = tables.transaction(STORES, 'readwrite', { durability: 'strict' });
  const old = await work.objectStore('heads').get(id);
  const change = next(old);
  if (change !== undefined) {
    const { head, heading, added = { from: 0, rows: [], kept: [] } } = change;
    void work.objectStore('heads').put(head, id);
    if (heading !== undefined) void work.objectStore('headings').put(heading, id);
    for (const [index, row] of added.rows.entries()) void work.objectStore('rows').put(row, [id, added.from + index]);
    for (const one of added.kept) void work.objectStore('kept').put(one, [id, one.after]);
  }
  await work.done;
  return change === undefined ? old : change.head;
}

/** A list sorts after every number. */
function allOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
