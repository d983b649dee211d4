import { clone } from '../../clone.ts';
import type { Seat } from '../../game.ts';
import { hashOf } from '../../hash.ts';
import { pick, rngForAction } from '../../rng.ts';
import { say } from '../../text.ts';
import { brief, notPlainJson } from '../problems.ts';
import type { Situation, Subject } from '../subject.ts';

/** Legal choices are played out as a sample: playing hundreds at every position would take the time of all else. */
const PLAYED_AT_ONCE = 3;

/** The seats waited for have choices, and only they; each choice is well formed, passes `check` and can be played. */
export function legalProblems<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  situation: Situation<P, E>,
): readonly string[] {
  const waiting = subject.game.waiting(situation.position);
  const problems: string[] = [];
  for (let seat = 0; seat < subject.seats; seat++) {
    const legal = subject.game.legal(situation.position, seat);
    if (waiting.includes(seat)) {
      if (legal.length === 0) problems.push(`seat ${seat} is waited for and has no legal action`);
      else problems.push(...offerProblems(subject, situation, seat, legal));
    } else if (legal.length > 0) {
      problems.push(`seat ${seat} is not waited for, but has legal actions`);
    }
  }
  return problems;
}

function offerProblems<P extends object, A, O, E>(
  { game, options, seats, invariants }: Subject<P, A, O, E>,
  { position, seed, seq, choices }: Situation<P, E>,
  seat: Seat,
  legal: readonly A[],
): string[] {
  const problems: string[] = [];
  for (const action of legal) {
    const violation = game.check(position, seat, action);
    if (violation !== null) {
      problems.push(`legal offers ${brief(action)} to seat ${seat}, check refuses: ${say(violation.why)}`);
    }
    problems.push(...notPlainJson(action, 'a legal action'));
    if (hashOf(game.action.parse(action)) !== hashOf(action)) {
      problems.push(`the schema of actions changes ${brief(action)}`);
    }
  }
  for (let i = 0; i < PLAYED_AT_ONCE; i++) {
    const next = clone(position);
    game.play(next, seat, pick(legal, choices), rngForAction(seed, seq + 1), () => {});
    problems.push(...invariants(next, options, seats));
  }
  return problems;
}
