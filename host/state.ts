import type { AnyMatch, Eye, Seat, Sitter } from '@roundhouse/kernel';
import { eachState } from './each-state.ts';

/** Somebody at the table. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
  /** Nobody plays here now: the game waits when it comes to this seat. */
  readonly vacant: boolean;
}

/** What a list of matches says of one, without opening it. */
export interface MatchState {
  readonly players: readonly Player[];
  /** The number of live actions, as somebody counts them who only watches: lists are for everybody. */
  readonly seq: number;
  readonly over: boolean;
  readonly waiting: readonly Seat[];
  /** Whether somebody went back past the moves of bots. */
  readonly takebacks: boolean;
}

export function playerAt(sitter: Sitter | null | undefined, seat: Seat): Player {
  return { seat, name: sitter?.name ?? '', bot: sitter?.bot ?? null, vacant: sitter === null };
}

export function isPerson({ bot, vacant }: Player): boolean {
  return bot === null && !vacant;
}

export function playersOf(match: AnyMatch): readonly Player[] {
  return match.sitters.map(playerAt);
}

export const playedWithTakebacks = eachState((match): boolean =>
  match.entries.some((entry) => 'undo' in entry && entry.beyond === 'bots'),
);

const noticed = eachState(() => new Map<Eye, readonly number[]>());

/** The numbers of the live actions that an eye noticed. */
export function noticedBy(match: AnyMatch, eye: Eye): readonly number[] {
  const known = noticed(match);
  const own = known.get(eye) ?? allNoticedBy(match, eye);
  known.set(eye, own);
  return own;
}

function allNoticedBy(match: AnyMatch, eye: Eye): readonly number[] {
  const all: number[] = [];
  for (let seq = 1; seq <= match.seq; seq++) if (!match.unawareOf(seq).includes(eye)) all.push(seq);
  return all;
}

export function stateOf(match: AnyMatch): MatchState {
  return {
    players: playersOf(match),
    seq: noticedBy(match, 'public').length,
    over: match.result() !== null,
    waiting: match.waiting(),
    takebacks: playedWithTakebacks(match),
  };
}
