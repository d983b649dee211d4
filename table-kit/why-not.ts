import { type Eye, outOfTurn, type Seat, type Violation } from '@roundhouse/kernel';

/** The rules, as far as a person who pressed something asks them. Methods, so that every game's own types fit. */
export interface AskedRules<P, A> {
  waiting(p: P): readonly Seat[];
  mayRevise?(p: P, seat: Seat): boolean;
  check(p: P, seat: Seat, action: A): Violation | null;
}

/** Of what a person may have meant, the first refusal; null where nothing is refused. */
export function firstRefusal<P, A>(
  rules: Pick<AskedRules<P, A>, 'check'>,
  p: P,
  seat: Seat,
  meant: readonly A[],
): Violation | null {
  for (const action of meant) {
    const refusal = rules.check(p, seat, action);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Why a press did nothing: it is not this seat's turn, or else the reason; null when there is nothing to say. */
export function whyNothing<P, A>(
  rules: AskedRules<P, A>,
  p: P,
  seat: Seat,
  reason: () => Violation | null,
): Violation | null {
  return outOfTurn(rules, p, seat) ?? reason();
}

/** Tells whoever sits at the table why not; somebody who only watches presses nothing. */
export function explainTo(
  { eye, explain }: { readonly eye: Eye; explain(this: void, violation: Violation | null): void },
  reason: (seat: Seat) => Violation | null,
): void {
  const refusal = typeof eye === 'number' ? reason(eye) : null;
  if (refusal !== null) explain(refusal);
}
