import { useCallback, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** A screen on which the board takes all the room and the rest opens in sheets. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 46rem), (max-height: 480px)');
}

/** A phone held sideways: it has width to spare and no height. */
export function useIsSideways(): boolean {
  return useMediaQuery('(max-height: 480px) and (min-width: 34.5rem)');
}
