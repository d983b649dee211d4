import { hashOf } from '../../hash.ts';
import { say } from '../../text.ts';
import { brief, hasGap, notPlainJson } from '../problems.ts';
import type { Situation, Subject } from '../subject.ts';

/** The game's own invariants hold. */
export function invariantProblems<P extends object, A, O, E>(
  { invariants, options, seats }: Subject<P, A, O, E>,
  { position }: Situation<P, E>,
): readonly string[] {
  return invariants(position, options, seats);
}

/** The position is plain JSON, and the game's schema takes it for what it is. */
export function positionProblems<P extends object, A, O, E>(
  { game }: Subject<P, A, O, E>,
  { position }: Situation<P, E>,
): readonly string[] {
  const problems = notPlainJson(position, 'the position');
  const received: unknown = JSON.parse(JSON.stringify(position));
  if (hashOf(game.position.parse(received)) !== hashOf(position)) {
    problems.push('the schema of positions changes the position');
  }
  return problems;
}

/** Every event is plain JSON and has a sentence with all its gaps filled. */
export function eventProblems<P extends object, A, O, E>(
  { game }: Subject<P, A, O, E>,
  { told }: Situation<P, E>,
): readonly string[] {
  return told.flatMap((event) => {
    const problems = notPlainJson(event, 'an event');
    const sentence = say(game.describe(event));
    if (sentence.trim() === '') problems.push(`the event ${brief(event)} has no sentence`);
    if (hasGap(sentence)) problems.push(`the event ${brief(event)} leaves a gap: ${sentence}`);
    return problems;
  });
}
