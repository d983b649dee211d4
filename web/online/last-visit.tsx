import type { Eye } from '@roundhouse/kernel';
import { Button, IconButton, readStored, useWords, writeStored } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import type { Snapshot } from '../match/table-match.ts';
import { useShownMoment } from '../table/moments.ts';

/** Where a match stood when I saw it last, in this browser. */
interface LastSeen {
  readonly eye: Eye;
  readonly seq: number;
}

const keyOf = (id: string): string => `roundhouse.seen.${id}`;

/** Null for what is no such thing, and for what others' eyes saw. */
export function lastSeenIn(stored: string | null, eye: Eye): number | null {
  const [seenBy, seq] = (stored ?? '').split('/');
  const moment = Number(seq);
  return seenBy === String(eye) && seq !== undefined && seq !== '' && Number.isInteger(moment) ? moment : null;
}

export function lastSeenText({ eye, seq }: LastSeen): string {
  return `${eye}/${seq}`;
}

/** The moment from which on things are new; null where nothing is. What was taken back since was never missed. */
export function newSince(
  seen: number | null,
  { seq, steps, eye }: Pick<Snapshot, 'seq' | 'steps' | 'eye'>,
): number | null {
  if (seen === null || seen >= seq) return null;
  // What I did myself, on another machine, is no news.
  return steps.slice(seen + 1).some((step) => step.seat !== null && step.seat !== eye) ? seen : null;
}

/** Whoever comes back sees how much happened meanwhile, and can step through it. */
export function SinceYouWereHere({ snapshot }: { readonly snapshot: Snapshot }) {
  const { t } = useWords();
  const moment = useShownMoment();
  const { id, eye, seq, steps } = snapshot;
  const [from, setFrom] = useState(() => newSince(lastSeenIn(readStored(keyOf(id)), eye), snapshot));
  useEffect(() => {
    const see = (): void => {
      if (document.visibilityState === 'visible') writeStored(keyOf(id), lastSeenText({ eye, seq }));
    };
    const back = (): void => {
      if (document.visibilityState !== 'visible') return;
      const missed = newSince(lastSeenIn(readStored(keyOf(id)), eye), { eye, seq, steps });
      if (missed !== null) setFrom((before) => before ?? missed);
      see();
    };
    see();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [id, eye, seq, steps]);
  const mine = steps.at(-1)?.seat === eye;
  if (from === null || from >= seq || mine || moment.seq !== null) return null;
  return (
    <div className="slip" role="status">
      <span>{t('{n, plural, one {# move} other {# moves}} since you were here', { n: seq - from })}</span>
      <Button
        size="small"
        icon="history"
        onClick={() => {
          moment.goTo(Math.min(from + 1, seq));
          setFrom(null);
        }}
      >
        {t('Show me')}
      </Button>
      <IconButton icon="close" label={t('Close')} onClick={() => setFrom(null)} />
    </div>
  );
}
