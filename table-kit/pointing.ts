import { useState } from 'react';
import type { TableView } from './game-page.ts';

/** What the hand is on: things that a person has pressed but not yet confirmed. Methods, so that a wider `T` fits. */
export interface Pointing<T> {
  readonly at: T;
  change(this: void, changes: Partial<T>): void;
  /** Takes the hand away. */
  letGo(this: void): void;
}

export interface Held<T> {
  readonly position: object;
  readonly at: T;
}

/** What the hand is on in a position: nothing any more, when it was laid on something in another one. */
export function pointedAt<T>(held: Held<T>, position: object, nothing: T): T {
  return held.position === position ? held.at : nothing;
}

/** What is asked of a table to know whether the hand may stay where it is. */
export type Grounds = Pick<
  TableView<object, unknown, unknown, unknown>,
  'position' | 'eye' | 'seat' | 'legal' | 'step'
>;

/** A table on which the hand was laid; `position` is the one of that time. */
export interface Ground {
  readonly position: object;
  readonly table: Grounds;
}

/** While others act and leave me the same choices, the hand stays where it is: a plan is not lost because somebody else is ready. */
export function groundAfter(before: Ground, table: Grounds): Ground {
  if (before.table.position === table.position) return before;
  const stays = othersActed(before.table, table) && haveSameChoices(before.table, table);
  return { position: stays ? before.position : table.position, table };
}

function othersActed(before: Grounds, { step, eye }: Grounds): boolean {
  return step !== null && (step === before.step || step.seat !== eye);
}

function haveSameChoices(before: Grounds, now: Grounds): boolean {
  return (
    now.seat !== null &&
    now.seat === before.seat &&
    now.eye === before.eye &&
    JSON.stringify(now.legal) === JSON.stringify(before.legal)
  );
}

function useGround(table: Grounds): object {
  const [ground, setGround] = useState<Ground>({ position: table.position, table });
  const now = groundAfter(ground, table);
  if (now !== ground) setGround(now);
  return now.position;
}

/** `nothing` must stay the same object; `changed` is told whenever something else is pointed at. */
export function usePointing<T extends object>(table: Grounds, nothing: T, changed: () => void): Pointing<T> {
  const position = useGround(table);
  const [held, setHeld] = useState<Held<T>>({ position, at: nothing });
  const at = pointedAt(held, position, nothing);
  const point = (next: T): void => {
    changed();
    setHeld({ position, at: next });
  };
  return {
    at,
    change: (changes) => point({ ...at, ...changes }),
    letGo: () => point(nothing),
  };
}

/**
 * Whether a press of something that can be chosen confirms it, as Enter and a second press do. The second half of a double
 * click is not meant to, and neither is a first press of what was `chosen` for want of another: it was never `picked`.
 */
export function confirms({ detail }: { readonly detail: number }, chosen: boolean, picked: boolean): boolean {
  const byKey = detail === 0;
  return chosen && (byKey || (picked && detail < 2));
}

/** What a press on a target does: it plays actions, or it points at something; null where it does nothing. */
export type Press<A, T> = { readonly act: readonly A[] } | { readonly point: Partial<T> } | null;

/** Presses on one target go through the ways to do something with it; where there is only one, the second confirms. */
export function throughWays<W, T>(ways: readonly W[], chosen: W | null, point: (way: W) => Partial<T>): Press<W, T> {
  const index = chosen === null ? -1 : ways.indexOf(chosen);
  if (index === 0 && ways.length === 1) return { act: ways };
  const next = ways[(index + 1) % ways.length];
  return next === undefined ? null : { point: point(next) };
}

/** Does what a press does; false where that is nothing. */
export function follow<A, T>(
  press: Press<A, T>,
  { act }: { act(this: void, ...actions: readonly A[]): void },
  { change }: Pick<Pointing<T>, 'change'>,
): boolean {
  if (press === null) return false;
  if ('act' in press) act(...press.act);
  else change(press.point);
  return true;
}
