import { say } from '../../text.ts';
import { hasGap } from '../gaps.ts';
import { notPlainJson } from '../plain-json.ts';
import { brief } from '../problems.ts';
import type { Situation, Subject } from '../subject.ts';

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
