import { isPerson } from '@roundhouse/host';
import { type Eye, outOfTurn, type Seat } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useCallback, useEffect, useState } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';

type Seated = Pick<Snapshot, 'players' | 'eye' | 'screen'>;

/** The seats of the people at this screen: all people where they share it, whoever looks, or nobody who is known. */
export function peopleAt({ players, eye, screen }: Seated): readonly Seat[] {
  if (screen === 'nobodys') return [];
  const seats = players.filter(isPerson).map(({ seat }) => seat);
  return screen === 'shared' ? seats : seats.filter((seat) => seat === eye);
}

/** Whom sentences call "you": the only person here. People who share a screen are told apart by their names. */
export function onlyPerson(seated: Seated): Seat | null {
  const [first, ...others] = peopleAt(seated);
  return first === undefined || others.length > 0 ? null : first;
}

/** The person who has to take over at this screen; null when nobody has to. Whoever is alone at it always looks. */
export function nextAtScreen(eye: Eye, waiting: readonly Seat[], people: readonly Seat[]): Seat | null {
  const [only, ...others] = people;
  if (only !== undefined && others.length === 0) return eye === only ? null : only;
  if (typeof eye === 'number' && waiting.includes(eye) && people.includes(eye)) return null;
  return people.find((seat) => waiting.includes(seat)) ?? null;
}

/** The seat that may decide on this screen now. */
export function decidingSeat(snapshot: Snapshot): Seat | null {
  const seat = personLooking(snapshot);
  return seat !== null && snapshot.waiting.includes(seat) ? seat : null;
}

/** The seat that may act on this screen now: whoever decides, or may change something while others do. */
export function actingSeat(game: Pick<AnyGamePage['game'], 'waiting' | 'mayRevise'>, snapshot: Snapshot): Seat | null {
  const seat = personLooking(snapshot);
  return seat !== null && outOfTurn(game, snapshot.view, seat) === null ? seat : null;
}

/** The seat of the person who looks, while the game goes on. */
export function personLooking(snapshot: Snapshot): Seat | null {
  const { eye, result } = snapshot;
  if (eye === 'public' || result !== null) return null;
  return peopleAt(snapshot).includes(eye) ? eye : null;
}

/**
 * Of whom the table tells what could be done while nobody here decides: of whoever looks. Where nobody is alone at the
 * screen, the past is told of those who were to act then.
 */
export function toldOf(seated: Seated, waitingThen: readonly Seat[] | null): Seat | null {
  const looking = typeof seated.eye === 'number' ? seated.eye : null;
  if (waitingThen === null || onlyPerson(seated) !== null) return looking;
  return looking !== null && waitingThen.includes(looking) ? looking : (waitingThen[0] ?? looking);
}

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

interface Handover {
  /** Whether several people sit at this screen. */
  readonly shared: boolean;
  /** Who has to take over; null when nobody has to. */
  readonly next: Seat | null;
  /** Who is to sit here now. */
  readonly wanted: Seat | null;
  readonly curtain: Seat | null;
}

/** Who the screen belongs to, when `seated` is the last who said that they sit at it. */
export function handover(
  seen: Pick<Snapshot, 'eye' | 'waiting' | 'players' | 'screen' | 'result'>,
  hasSecrets: boolean,
  seated: Seat | null,
): Handover {
  const { eye, waiting } = seen;
  const people = peopleAt(seen);
  const shared = people.length > 1;
  const next = nextAtScreen(eye, waiting, people);
  const wanted = next ?? (typeof eye === 'number' ? eye : null);
  const isSeated = seated === wanted && eye === wanted;
  // When the game is over nobody has to be kept from anything.
  const guarded = hasSecrets && shared && seen.result === null;
  return { shared, next, wanted, curtain: guarded && !isSeated ? wanted : null };
}

/** Hands the screen over when another person at it is to decide. */
export function useHotseat(
  match: TableMatch,
  snapshot: Snapshot,
  hasSecrets: boolean,
  failed: (error: unknown) => void,
): Hotseat {
  // Whoever opens a shared match with secrets has to say who they are.
  const [seated, setSeated] = useState<Seat | null>(null);
  const [banner, setBanner] = useState<Seat | null>(null);
  const [borrowed] = useState(() => new BorrowedEye());

  const { shared, next, wanted, curtain } = handover(snapshot, hasSecrets, seated);

  useEffect(() => {
    if (next === null || borrowed.held) return;
    // Among several people with secrets, whoever is next has to say that they sit here.
    if (hasSecrets && shared) return;
    match.look(next).catch(failed);
    setBanner(next);
  }, [match, borrowed, hasSecrets, shared, next, failed]);

  useEffect(() => {
    if (banner === null) return undefined;
    const timer = setTimeout(() => setBanner(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  const sitDown = useCallback(() => {
    if (wanted === null) return;
    match.look(wanted).then(() => setSeated(wanted), failed);
  }, [match, wanted, failed]);

  const actAs = useCallback(
    (seat: Seat, work: () => Promise<void>) => borrowed.actAs(match, seat, work).catch(failed),
    [borrowed, match, failed],
  );
  return { curtain, banner: shared ? banner : null, sitDown, actAs };
}

/** The eye of another seat while something is done for it: the screen must not go back to its own in between. */
export class BorrowedEye {
  #held = false;

  get held(): boolean {
    return this.#held;
  }

  async actAs(match: Pick<TableMatch, 'look'>, seat: Seat, work: () => Promise<void>): Promise<void> {
    this.#held = true;
    try {
      await match.look(seat);
      await work();
    } finally {
      this.#held = false;
    }
  }
}
