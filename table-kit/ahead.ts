import {
  type Audience,
  clone,
  hears,
  refuse,
  type Rng,
  type Seat,
  type Text,
  type Violation,
} from '@roundhouse/kernel';
import { noChance } from './preview.ts';

/* Planning while others move: on a position in which it were one's own turn, with the game's own rules. */

/** A turn that has not come yet, as far as its seat can honestly suppose it from what it sees. */
export interface Supposed<P> {
  /** The same for the supposed turn and for the real one: what is planned for it is offered when that comes. */
  readonly kind: string;
  readonly name: Text;
  /** What is seen now, with nothing made up but that it were one's turn. */
  readonly position: P;
}

/** How a game lets people plan. Methods, so that every game's own types fit. */
export interface Ahead<P> {
  /** The turns of a seat that can be planned now, the next one first; none for a seat that has left the game. */
  supposed(view: P, seat: Seat): readonly Supposed<P>[];
  /** What kind of turn it is now, or would be. */
  kindOf(view: P): string;
}

/** A step of a plan that holds, with where it starts from. */
export interface PlannedStep<P, A, E> {
  readonly action: A;
  readonly before: P;
  /** What its seat would hear, up to where chance or something hidden decides. */
  readonly events: readonly E[];
}

export interface Reviewed<P, A, E> {
  /** After all that holds. */
  readonly position: P;
  readonly holds: readonly PlannedStep<P, A, E>[];
  /** Why the next step does not; null when all do. */
  readonly refusal: Violation | null;
  /** Whether the turn goes on after that, so that more can be planned. */
  readonly open: boolean;
}

/** The rules, as far as a plan asks them. */
export interface PlannedRules<P, A, E> {
  waiting(p: P): readonly Seat[];
  check(p: P, seat: Seat, action: A): Violation | null;
  play(p: P, seat: Seat, action: A, rng: Rng, tell: (event: E, audience?: Audience) => void): void;
}

const TURN_IS_OVER = refuse('match.not-waiting', 'What was planned before it ends the turn, or is left to chance.');

/** A plan, gone through from where it would begin now: as far as it is possible, and why no farther. */
export function reviewed<P extends object, A, E>(
  rules: PlannedRules<P, A, E>,
  { kindOf }: Pick<Ahead<P>, 'kindOf'>,
  from: P,
  seat: Seat,
  plan: readonly A[],
): Reviewed<P, A, E> {
  const kind = kindOf(from);
  const isOpen = (p: P): boolean => rules.waiting(p).includes(seat) && kindOf(p) === kind;
  const holds: PlannedStep<P, A, E>[] = [];
  let position = from;
  let open = isOpen(from);
  for (const action of plan) {
    const refusal = open ? rules.check(position, seat, action) : TURN_IS_OVER;
    if (refusal !== null) return { position, holds, refusal, open };
    const { after, events } = foreseen(rules, position, seat, action);
    holds.push({ action, before: position, events });
    open = after !== null && isOpen(after);
    position = after ?? position;
  }
  return { position, holds, refusal: null, open };
}

/**
 * What an action leads to; null where chance decides it, or something hidden: a view is not a whole position, and rules
 * that need what is masked in it may fail in any way.
 */
function foreseen<P extends object, A, E>(
  rules: PlannedRules<P, A, E>,
  before: P,
  seat: Seat,
  action: A,
): { readonly after: P | null; readonly events: readonly E[] } {
  const after = clone(before);
  const events: E[] = [];
  try {
    rules.play(after, seat, action, noChance, (event, audience = 'all') => {
      if (hears(audience, seat)) events.push(event);
    });
    return { after, events };
  } catch {
    return { after: null, events };
  }
}

/** Whose turn comes round: the place of a seat in rounds of one order that stand at another; null when all are over. */
export function nextTurnOf(
  order: readonly Seat[],
  now: { readonly seat: Seat; readonly round: number },
  rounds: number,
  seat: Seat,
): { readonly seat: Seat; readonly round: number } | null {
  const later = order.indexOf(seat) > order.indexOf(now.seat) ? now.round : now.round + 1;
  return later > rounds ? null : { seat, round: later };
}
