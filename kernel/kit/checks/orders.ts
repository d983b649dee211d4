import type { Seat } from '../../game.ts';
import { hashOf } from '../../hash.ts';
import { type Filled, filledIn, type OrderField, type OrderKind, type OrderValue } from '../../orders.ts';
import { pick, type Rng } from '../../rng.ts';
import { say } from '../../text.ts';
import { deepFreeze } from '../freeze.ts';
import { brief, hasGap, notPlainJson } from '../problems.ts';
import type { Probe, Subject } from '../subject.ts';

/** An order that somebody gave at some time in the game. */
interface Given<P extends object, A> {
  readonly kind: OrderKind<P, A, Filled>;
  readonly seat: Seat;
  readonly filled: Filled;
}

/** So many orders are kept in mind, the latest ones: old ones must know that they are past. */
const REMEMBERED = 24;

/**
 * Gives orders on the way through a game, as their forms allow, and asks all that were given: what they want is legal,
 * follows from the view, and has a sentence.
 */
export function orderProbe<P extends object, A, O, E>(
  { game, seats }: Subject<P, A, O, E>,
  kinds: readonly OrderKind<P, A, Filled>[],
): Probe<P, E> {
  let given: Given<P, A>[] = [];
  const problemsOf = ({ kind, seat, filled }: Given<P, A>, position: P, view: P): string[] => {
    const order = `the order ${kind.id} ${brief(filled)} of seat ${seat}`;
    const problems = [];
    const sentence = say(kind.sentence(view, seat, filled));
    if (sentence.trim() === '' || hasGap(sentence)) problems.push(`${order} has no whole sentence: ${sentence}`);
    const answer = kind.answer(view, seat, filled);
    if (hashOf(kind.answer(position, seat, filled)) !== hashOf(answer)) {
      problems.push(`${order} wants something else on the position than on its view`);
    }
    if (answer === 'wait') return problems;
    if ('stop' in answer) {
      const why = say(answer.stop);
      return why.trim() === '' || hasGap(why) ? [...problems, `${order} stops for no reason: ${why}`] : problems;
    }
    if (!game.waiting(position).includes(seat)) problems.push(`${order} acts although nobody waits for it`);
    const violation = game.check(position, seat, game.action.parse(answer.act));
    if (violation !== null) problems.push(`${order} wants ${brief(answer.act)}, which ${violation.rule} forbids`);
    return problems;
  };
  return ({ position, seq, choices }) => {
    if (seq === 0) given = [];
    const problems: string[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const view = deepFreeze(game.view(position, seat));
      for (const kind of kinds) {
        const form = kind.form(view, seat);
        if (hashOf(kind.form(position, seat)) !== hashOf(form)) {
          problems.push(`the form of ${kind.id} for seat ${seat} differs between the position and its view`);
        }
        if (form === null) continue;
        problems.push(...notPlainJson(form, `the form of ${kind.id}`));
        given.push({ kind, seat, filled: filledIn(kind, form, filledByChance(form, choices)) });
      }
      for (const one of given) if (one.seat === seat) problems.push(...problemsOf(one, position, view));
    }
    given = given.slice(-REMEMBERED);
    return problems;
  };
}

function filledByChance(form: Readonly<Record<string, OrderField>>, rng: Rng): Filled {
  return Object.fromEntries(Object.entries(form).map(([name, field]) => [name, valueByChance(field, rng)]));
}

function valueByChance(field: OrderField, rng: Rng): OrderValue {
  switch (field.type) {
    case 'number':
      return field.min + rng.int(field.max - field.min + 1);
    case 'choice':
      return pick(field.choices, rng).value;
    case 'given':
      return field.value;
  }
}
