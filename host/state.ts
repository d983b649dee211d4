import type { AnyMatch, Seat, Sitter } from '@roundhouse/kernel';
import { afterEachEntry } from './each-state.ts';

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

/** The very same as long as nobody comes or goes: whoever compares them sees so at once. */
const seated = afterEachEntry<readonly Player[] | null>(null, (before, entry, _index, match) =>
  before === null || 'sits' in entry ? match.sitters.map(playerAt) : before,
);

export function playersOf(match: AnyMatch): readonly Player[] {
  return seated(match) ?? match.sitters.map(playerAt);
}

export const playedWithTakebacks = afterEachEntry(
  false,
  (before, entry): boolean => before || ('undo' in entry && entry.beyond === 'bots'),
);

export function stateOf(match: AnyMatch): MatchState {
  return {
    players: playersOf(match),
    seq: match.noticedBy('public').length,
    over: match.result() !== null,
    waiting: match.waiting(),
    takebacks: playedWithTakebacks(match),
  };
}
