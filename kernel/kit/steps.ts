import { expect } from 'vitest';
import type { Seat } from '../game.ts';
import { hashOf } from '../hash.ts';
import type { Match } from '../match.ts';

/** Plays these actions; each must be allowed. */
export function play<P extends object, A, O, E>(
  match: Match<P, A, O, E>,
  ...steps: readonly (readonly [Seat, A])[]
): Match<P, A, O, E> {
  for (const [seat, action] of steps) {
    expect(match.check(seat, action)).toBeNull();
    expect(match.submit(seat, action).ok).toBe(true);
  }
  return match;
}

/** The action is refused by that rule, it is not offered, and nothing has changed. */
export function expectRefused<P extends object, A, O, E>(
  match: Match<P, A, O, E>,
  seat: Seat,
  action: A,
  rule: string,
): void {
  const before = hashOf(match.position);
  const submitted = match.submit(seat, action);
  expect(submitted.ok ? null : submitted.violation.rule).toBe(rule);
  expect(match.check(seat, action)?.rule).toBe(rule);
  expect(hashOf(match.position)).toBe(before);
  expect(match.legal(seat)).not.toContainEqual(action);
}
