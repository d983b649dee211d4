import { Match } from '@roundhouse/kernel';
import { sealedBids } from './game.ts';
import { type Action, type Event, opening, type Options, type Position } from './position.ts';

export type Table = Match<Position, Action, Options, Event>;

/** Cards 1 to 60 in order, dealt out: seat 0 holds 1 to 4, seat 1 holds 5 to 8, and so on; the deck goes on from there. */
export function orderedStart(seats: number, changes: Partial<Position> = {}): Position {
  const rounds = 2;
  const cards = Array.from({ length: 60 }, (_, i) => i + 1);
  const hands = Array.from({ length: seats }, () => cards.splice(0, 2 * rounds));
  return { ...opening(rounds, hands, cards), ...changes };
}

export function orderedTable(seats: number, changes: Partial<Position> = {}): Table {
  return Match.start(sealedBids, {
    options: { rounds: 2 },
    seats,
    seed: 'ordered',
    position: orderedStart(seats, changes),
  });
}

export function play(match: Table, ...moves: readonly (readonly [number, Action])[]): Table {
  for (const [seat, action] of moves) {
    const submitted = match.submit(seat, action);
    if (!submitted.ok) throw new Error(`refused by ${submitted.violation.rule}`);
  }
  return match;
}

export const done: Action = { do: 'done' };
export const seal = (card: number): Action => ({ do: 'seal', card });
