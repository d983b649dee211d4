import { clone } from '../../clone.ts';
import type { Seat } from '../../game.ts';
import { pick, rngForAction } from '../../rng.ts';
import { say } from '../../text.ts';
import type { Violation } from '../../violation.ts';
import { brief, caught, hasGap } from '../problems.ts';
import type { Situation, Subject } from '../subject.ts';

const TRIED_AT_ONCE = 20;

/**
 * Whatever well-formed action anybody tries, `check` answers: it refuses with a known rule, or accepts what can indeed
 * be played. Who is not waited for and may not revise is always refused. The choices of one seat are tried by all.
 */
export function nonsenseProblems<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  situation: Situation<P, E>,
): readonly string[] {
  const { game, seats, nonsense } = subject;
  const { position, choices } = situation;
  const offered = game.waiting(position).flatMap((seat) => game.legal(position, seat));
  const problems: string[] = [];
  for (let i = 0; i < TRIED_AT_ONCE; i++) {
    const source = offered.length > 0 && i % 4 === 0 ? offered : nonsense;
    const action = pick(source, choices);
    const seat = choices.int(seats);
    for (const problem of caught(() => tryProblems(subject, situation, seat, action))) {
      problems.push(`${brief(action)} by seat ${seat}: ${problem}`);
    }
  }
  return problems;
}

function tryProblems<P extends object, A, O, E>(
  { game, options, seats, invariants, ruleIds }: Subject<P, A, O, E>,
  { position, seed, seq }: Situation<P, E>,
  seat: Seat,
  action: A,
): readonly string[] {
  const violation = game.check(position, seat, action);
  if (violation !== null) return violationProblems(violation, ruleIds);
  const mayAct = game.waiting(position).includes(seat) || game.mayRevise?.(position, seat) === true;
  if (!mayAct) return ['accepted out of turn'];
  const next = clone(position);
  game.play(next, seat, action, rngForAction(seed, seq + 1), () => {});
  return invariants(next, options, seats);
}

function violationProblems({ rule, why }: Violation, ruleIds: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (!ruleIds.has(rule)) problems.push(`refused by the rule '${rule}', which no RULES.md has`);
  if (hasGap(say(why))) problems.push(`refused with an unfilled gap: ${say(why)}`);
  return problems;
}
