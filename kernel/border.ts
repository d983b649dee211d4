import type { Game, Seat } from './game.ts';
import { MalformedError } from './schema.ts';
import { refuse, type Violation } from './violation.ts';

/** Null for what these rules do not take for a position. */
export function readPosition<P extends object, A, O, E>(game: Game<P, A, O, E>, position: unknown): P | null {
  try {
    return game.position.parse(position);
  } catch (error) {
    if (error instanceof MalformedError) return null;
    throw error;
  }
}

export function checkSeats<P extends object, A, O, E>(game: Game<P, A, O, E>, options: O, seats: number): void {
  const { min, max } = game.seatsFor(options);
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  const allowed = min === max ? `${min}` : `${min} to ${max}`;
  throw new MalformedError('seats', `${game.name} takes ${allowed} seats with these options, not ${seats}`);
}

export function malformedAction(error: MalformedError): Violation {
  return error.where === ''
    ? refuse('match.malformed-action', 'That is not an action of this game: {what}.', { what: error.what })
    : refuse('match.malformed-action', 'That is not an action of this game: {what}, at {where}.', {
        what: error.what,
        where: error.where,
      });
}

export function noSuchSeat(seat: Seat, seats: number): Violation | null {
  if (Number.isInteger(seat) && seat >= 0 && seat < seats) return null;
  return refuse('match.no-such-seat', 'There is no seat {seat}; the seats are 0 to {last}.', { seat, last: seats - 1 });
}
