import type { Seat } from './game.ts';
import { MalformedError, type Schema } from './schema.ts';
import type { Text } from './text.ts';
import type { Violation } from './violation.ts';

/** What a form asks for. */
export type OrderField =
  | { readonly type: 'number'; readonly label: Text; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly label: Text; readonly choices: readonly OrderChoice[] }
  /** There is nothing to decide: it goes with the order as it is, such as the turn that it is meant for. */
  | { readonly type: 'given'; readonly value: OrderValue };

export interface OrderChoice {
  readonly value: string;
  readonly label: Text;
}

export type OrderValue = number | string;

/** An order as somebody filled it in, by the names of the fields. */
export type Filled = Readonly<Record<string, OrderValue>>;

/**
 * What an order wants now: an action, which is checked as if its owner had played it; nothing yet; or nothing any more,
 * because it is done or something has changed that its owner should think about again.
 */
export type OrderAnswer<A> = { readonly act: A } | 'wait' | { readonly stop: Text };

/**
 * Something that a player can decide in advance. It reads nothing but the view of its seat, and remembers nothing: what
 * it wants follows from how things stand.
 *
 * Methods, not function properties: hosts hold orders of many games side by side.
 */
export interface OrderKind<P extends object, A, F extends Filled> {
  readonly id: string;
  readonly name: Text;
  readonly filled: Schema<F>;
  /** What is to be filled in; null while the order makes no sense. */
  form(view: P, seat: Seat): { readonly [K in keyof F]: OrderField } | null;
  /** The whole order in words. */
  sentence(view: P, seat: Seat, filled: F): Text;
  answer(view: P, seat: Seat, filled: F): OrderAnswer<A>;
}

/** An order of a game whose types are not known here. */
export type AnyOrderKind = OrderKind<object, unknown, Filled>;

/** Ties the functions of a kind to its fields, and forgets them: a game lists kinds with different fields side by side. */
export function orderKind<P extends object, A, F extends Filled>(kind: OrderKind<P, A, F>): OrderKind<P, A, Filled> {
  return kind;
}

/** What somebody filled in, if the form of the moment takes it. Throws a MalformedError. */
export function filledIn<P extends object, A>(
  kind: OrderKind<P, A, Filled>,
  form: Readonly<Record<string, OrderField>>,
  input: unknown,
): Filled {
  const filled = kind.filled.parse(input);
  for (const [name, field] of Object.entries(form)) {
    const problem = problemOf(field, filled[name]);
    if (problem !== null) throw new MalformedError(name, problem);
  }
  return filled;
}

function problemOf(field: OrderField, value: OrderValue | undefined): string | null {
  switch (field.type) {
    case 'number': {
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max;
      return fits ? null : `must be a whole number from ${field.min} to ${field.max}`;
    }
    case 'choice':
      return field.choices.some((choice) => choice.value === value) ? null : 'is not among the choices';
    case 'given':
      return field.value === value ? null : `must be ${field.value} now`;
  }
}

/** The action if the rules allow it; otherwise the order ends, and its owner hears why. */
export function actUnless<A>(violation: Violation | null, act: A): OrderAnswer<A> {
  return violation === null ? { act } : { stop: violation.why };
}
