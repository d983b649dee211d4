import type { Seat } from '@roundhouse/kernel';
import { Button, useLayout, useWords } from '@roundhouse/ui';
import { useCallback, useState } from 'react';
import type { Snapshot } from '../match/table-match.ts';
import type { Moment } from './moments.ts';

/** The stretch of a match that others played since somebody acted last. */
export interface SinceMine {
  /** The moment right after one's own last action; 0 before the first. */
  readonly from: number;
  /** How many actions of others followed. */
  readonly count: number;
}

/** Null where there is nobody who looks, or nothing to tell them. */
export function sinceMyLast(steps: Snapshot['steps'], me: Seat | null): SinceMine | null {
  if (me === null) return null;
  const from = Math.max(
    0,
    steps.findLastIndex(({ seat }) => seat === me),
  );
  const count = steps.slice(from + 1).filter(({ seat, events }) => seat !== null && events.length > 0).length;
  return count === 0 ? null : { from, count };
}

export interface Recap {
  readonly since: SinceMine | null;
  /** Whether what is shown of the past is such a stretch, and plays by itself. */
  readonly playing: boolean;
  readonly show: () => void;
}

/** Shows once more what the others did, from one's own last action to now. */
export function useRecap(since: SinceMine | null, moment: Pick<Moment, 'seq' | 'goTo'>): Recap {
  const [playing, setPlaying] = useState(false);
  // Over as soon as the past is left.
  if (playing && moment.seq === null) setPlaying(false);
  const { goTo } = moment;
  const show = useCallback(() => {
    if (since === null) return;
    goTo(since.from);
    setPlaying(true);
  }, [since, goTo]);
  return { since, playing: playing && moment.seq !== null, show };
}

/** Beside the prompt: one press shows it again. */
export function RecapOffer({ recap: { since, show } }: { readonly recap: Recap }) {
  const { t } = useWords();
  const short = useLayout() !== 'desk';
  if (since === null) return null;
  const { count: n } = since;
  return (
    <Button size="small" kind="quiet" icon="rotate" aria-keyshortcuts="a" data-recap="" onClick={show}>
      {short ? t('Recap: {n}', { n }) : t('Since my last move: {n}', { n })}
    </Button>
  );
}
