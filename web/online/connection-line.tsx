import { useWords } from '@roundhouse/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useVisit } from './context.tsx';
import type { LineState } from './news-line.ts';

/** A line that comes back so soon was never missed. */
const UNNOTICED_MS = 800;
const BACK_MS = 5000;

/** What there is to say of the line: that it is lost, and since when; or that it is back. */
type Told = { readonly state: 'fine' } | { readonly state: 'lost' | 'back'; readonly seq: number };

function useLineState(): LineState {
  const { line } = useVisit();
  return useSyncExternalStore(
    useCallback((changed) => line.onState(changed), [line]),
    () => line.state,
  );
}

function useTrouble(): string | null {
  const { server } = useVisit();
  return useSyncExternalStore(
    useCallback((changed) => server.onTrouble(changed), [server]),
    () => server.trouble,
  );
}

/** One quiet line while the server is out of reach or cannot do what it is asked, and for a moment afterwards. */
export function ConnectionLine({ seq }: { readonly seq: number }) {
  const { t } = useWords();
  const state = useLineState();
  const [told, setTold] = useState<Told>({ state: 'fine' });
  const isLost = state === 'lost';
  const isOpen = state === 'open';
  const [lostAt, setLostAt] = useState<number | null>(null);
  if (isLost && lostAt === null) setLostAt(seq);
  if (isOpen && lostAt !== null) setLostAt(null);

  useEffect(() => {
    if (lostAt === null) return undefined;
    const timer = setTimeout(() => setTold({ state: 'lost', seq: lostAt }), UNNOTICED_MS);
    return () => clearTimeout(timer);
  }, [lostAt]);
  useEffect(() => {
    if (!isOpen) return undefined;
    setTold((before) => (before.state === 'lost' ? { state: 'back', seq: before.seq } : before));
    const timer = setTimeout(() => setTold({ state: 'fine' }), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const trouble = useTrouble();
  if (trouble !== null && told.state !== 'lost') {
    return (
      <p className="connection-line" data-state="lost">
        {trouble}
      </p>
    );
  }
  if (told.state === 'fine') return null;
  const missed = Math.max(seq - told.seq, 0);
  const back =
    missed === 0
      ? t('Back. You missed nothing.')
      : t('Back: caught up with {n, plural, one {# move} other {# moves}}.', { n: missed });
  return (
    <p className="connection-line" data-state={told.state}>
      {told.state === 'lost' ? t('Connection lost; your moves wait until it is back.') : back}
    </p>
  );
}
