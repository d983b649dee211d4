import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';

/** The match as it stands; parts of the view that did not change keep their identity. */
export function useSnapshot(match: TableMatch): Snapshot {
  const last = useRef<{ raw: Snapshot; shared: Snapshot } | null>(null);
  const read = useCallback((): Snapshot => {
    const raw = match.snapshot();
    const before = last.current;
    if (before?.raw === raw) return before.shared;
    const shared = before === null ? raw : sharedSnapshot(before.shared, raw);
    last.current = { raw, shared };
    return shared;
  }, [match]);
  const subscribe = useCallback((changed: () => void) => match.subscribe(changed), [match]);
  return useSyncExternalStore(subscribe, read);
}

export function sharedSnapshot(older: Pick<Snapshot, 'view'>, newer: Snapshot): Snapshot {
  return { ...newer, view: shareParts(older.view, newer.view) };
}

/**
 * The newer of two plain values, made of the older one's parts wherever they are equal. Views come from a worker as
 * fresh copies; after this, what did not change is the same object again, and whatever is kept by identity (drawings,
 * networks) stays kept.
 */
export function shareParts<T>(older: unknown, newer: T): T;
export function shareParts(older: unknown, newer: unknown): unknown {
  if (Object.is(older, newer)) return older;
  if (Array.isArray(older) && Array.isArray(newer)) return sharedArray(older, newer);
  if (isRecord(older) && isRecord(newer)) return sharedRecord(older, newer);
  return newer;
}

function sharedArray(older: readonly unknown[], newer: readonly unknown[]): readonly unknown[] {
  const parts = newer.map((part, index) => shareParts(older[index], part));
  const same = older.length === newer.length && parts.every((part, index) => Object.is(part, older[index]));
  return same ? older : parts;
}

function sharedRecord(older: Plain, newer: Plain): Plain {
  const before = new Map(Object.entries(older));
  const parts = Object.entries(newer).map(([key, part]) => [key, shareParts(before.get(key), part)] as const);
  const same =
    parts.length === before.size && parts.every(([key, part]) => before.has(key) && before.get(key) === part);
  return same ? older : Object.fromEntries(parts);
}

type Plain = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
