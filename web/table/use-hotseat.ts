import type { Seat } from '@roundhouse/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { nextAtScreen, peopleAt } from './seats.ts';

const BANNER_MS = 2600;

export interface Hotseat {
  /** Nothing of the view may be seen until this seat has sat down. */
  readonly curtain: Seat | null;
  /** Whoever has just taken over. */
  readonly banner: Seat | null;
  readonly sitDown: () => void;
  /** Does something as another seat, and keeps the eye from wandering meanwhile. */
  readonly actAs: (seat: Seat, work: () => Promise<void>) => Promise<void>;
}

/** Hands the screen over when another person at it is to decide. */
export function useHotseat(match: TableMatch, snapshot: Snapshot, hasSecrets: boolean): Hotseat {
  const { eye, waiting, players } = snapshot;
  const people = peopleAt(players);
  const next = nextAtScreen(eye, waiting, people);
  // Whoever opens a shared match with secrets has to say who they are.
  const [seated, setSeated] = useState<Seat | null>(null);
  const [banner, setBanner] = useState<Seat | null>(null);
  const held = useRef(false);

  const shared = people.length > 1;
  const wanted = next ?? (typeof eye === 'number' ? eye : null);
  const isSeated = seated === wanted && eye === wanted;
  const curtain = hasSecrets && shared && wanted !== null && !isSeated ? wanted : null;

  useEffect(() => {
    if (hasSecrets || next === null || held.current) return;
    void match.look(next);
    setBanner(next);
  }, [match, hasSecrets, next]);

  useEffect(() => {
    if (banner === null) return undefined;
    const timer = setTimeout(() => setBanner(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  const sitDown = useCallback(() => {
    if (wanted === null) return;
    void match.look(wanted).then(() => setSeated(wanted));
  }, [match, wanted]);

  const actAs = useCallback(
    async (seat: Seat, work: () => Promise<void>): Promise<void> => {
      held.current = true;
      try {
        await match.look(seat);
        await work();
      } finally {
        held.current = false;
      }
    },
    [match],
  );
  return { curtain, banner: shared ? banner : null, sitDown, actAs };
}
