import { clone } from '../../clone.ts';
import { hashOf } from '../../hash.ts';
import { pick, rngForAction } from '../../rng.ts';
import type { Situation, Subject } from '../subject.ts';

/**
 * The same step on the position, on a copy that went through JSON (parsed, or bound to the content that it names) and on
 * a clone leads to the same place, and the original stays as it was.
 */
export function dualProblems<P extends object, A, O, E>(
  { game }: Subject<P, A, O, E>,
  { position, seed, seq, choices }: Situation<P, E>,
): readonly string[] {
  const waiting = game.waiting(position);
  if (waiting.length === 0) return [];
  const seat = pick(waiting, choices);
  const action = pick(game.legal(position, seat), choices);
  const start = hashOf(position);
  const received = game.position.parse(JSON.parse(JSON.stringify(position)));
  // What came from elsewhere shares nothing with what is here, not even the list of its content.
  const foreign = structuredClone(received);
  const copies: readonly (readonly [string, P])[] = [
    ['a clone', clone(position)],
    ['a second clone', clone(position)],
    ['a copy through JSON', received],
    ['a clone of a copy through JSON', clone(received)],
    ['a copy through JSON that was bound', game.content?.bind(foreign) ?? foreign],
  ];
  const problems: string[] = [];
  const ends = copies.map(([name, copy]) => {
    const told: E[] = [];
    game.play(copy, seat, action, rngForAction(seed, seq + 1), (event) => told.push(event));
    if (hashOf(position) !== start) problems.push(`playing on ${name} changed the original`);
    return { name, hash: hashOf([copy, told]) };
  });
  for (const { name, hash } of ends) {
    if (hash !== ends[0]?.hash) problems.push(`playing on ${name} leads elsewhere than on a clone`);
  }
  return problems;
}
