import type { Game, Seat } from './game.ts';
import { outOfTurn } from './phases.ts';
import { MalformedError } from './schema.ts';
import type { Trail } from './trail.ts';
import { refuse, type Violation } from './violation.ts';

/** The rules that the match itself keeps; RULES.md explains them. */
export const MATCH_RULES: readonly string[] = [
  'match.over',
  'match.no-such-seat',
  'match.not-waiting',
  'match.malformed-action',
  'match.plan-unforeseen',
  'match.undo-nothing',
  'match.undo-other-acted',
  'match.undo-together',
  'match.undo-chance',
  'match.undo-revealed',
  'match.undo-carried',
];

export interface Refused {
  readonly ok: false;
  readonly violation: Violation;
}

/** What a seat asks to do, once it is known to be an action that it may play now. */
export function understood<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  position: P,
  seat: Seat,
  input: unknown,
): { readonly ok: true; readonly action: A } | Refused {
  const barred = noSuchSeat(seat, game.seatsOf(position)) ?? outOfTurn(game, position, seat);
  if (barred !== null) return { ok: false, violation: barred };
  let action: A;
  try {
    action = game.action.parse(input);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return { ok: false, violation: malformedAction(error) };
  }
  const violation = game.check(position, seat, action);
  return violation === null ? { ok: true, action } : { ok: false, violation };
}

/** Why a plan may not go on after the last action: it brought something by chance, or showed what was hidden. */
export function unforeseen<P extends object, A, O, E>(trail: Trail<P, A, O, E>): Violation | null {
  const live = trail.live(trail.seq);
  if (live === undefined) throw new RangeError(`there is no live action ${trail.seq}`);
  if (!live.drew && !trail.isRevealing(trail.seq)) return null;
  return refuse(
    'match.plan-unforeseen',
    'What comes next cannot be foreseen: a plan ends with the action that shows it.',
  );
}

export function noSuchSeat(seat: Seat, seats: number): Violation | null {
  if (Number.isInteger(seat) && seat >= 0 && seat < seats) return null;
  return refuse('match.no-such-seat', 'There is no seat {seat}; the seats are 0 to {last}.', { seat, last: seats - 1 });
}

function malformedAction(error: MalformedError): Violation {
  return error.where === ''
    ? refuse('match.malformed-action', 'That is not an action of this game: {what}.', { what: error.what })
    : refuse('match.malformed-action', 'That is not an action of this game: {what}, at {where}.', {
        what: error.what,
        where: error.where,
      });
}
