import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { shareParts } from './share.ts';

/** The match as it stands; parts of the view that did not change keep their identity. */
export function useSnapshot(match: TableMatch): Snapshot {
  const last = useRef<{ raw: Snapshot; shared: Snapshot } | null>(null);
  const read = useCallback((): Snapshot => {
    const raw = match.snapshot();
    const before = last.current;
    if (before?.raw === raw) return before.shared;
    const shared = before === null ? raw : { ...raw, view: shareParts(before.shared.view, raw.view) };
    last.current = { raw, shared };
    return shared;
  }, [match]);
  const subscribe = useCallback((changed: () => void) => match.subscribe(changed), [match]);
  return useSyncExternalStore(subscribe, read);
}
