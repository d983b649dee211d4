import { useState } from 'react';
import type { TableView } from './game-page.ts';

/** What the hand is on: things that a person has pressed but not yet confirmed. Methods, so that a wider `T` fits. */
export interface Pointing<T> {
  readonly at: T;
  change(this: void, changes: Partial<T>): void;
  /** Takes the hand away. */
  letGo(this: void): void;
}

/** What is asked of a table to know whether the hand may stay where it is. */
export type Grounds = Pick<
  TableView<object, unknown, unknown, unknown>,
  'position' | 'eye' | 'seat' | 'legal' | 'step'
>;

/** What the hand is on, and the table on which it was laid there. */
export interface Hand<T> {
  readonly table: Grounds;
  readonly at: T;
}

/** What a game finds, after somebody else has acted, of what the hand was on: as much of it as is still possible. */
export type Regrasp<T> = (at: T) => T;

/**
 * The hand at a table that may have changed. While others act it stays where it is: what somebody tries or plans is not lost
 * because somebody else is ready, or has built elsewhere. After anything else it is on nothing.
 */
export function handAfter<T>(hand: Hand<T>, table: Grounds, nothing: T, regrasp: Regrasp<T> = () => nothing): Hand<T> {
  const { table: before, at } = hand;
  if (before.position === table.position) return hand;
  if (at === nothing || !othersActed(before, table) || !isSamePlace(before, table)) return { table, at: nothing };
  if (haveSameChoices(before, table)) return { table, at };
  // Without a step it was this hand that changed something, such as a plan for a turn to come.
  return { table, at: table.step === before.step ? nothing : regrasp(at) };
}

function othersActed(before: Grounds, { step, eye }: Grounds): boolean {
  return step !== null && (step === before.step || step.seat !== eye);
}

function isSamePlace(before: Grounds, now: Grounds): boolean {
  return now.seat !== null && now.seat === before.seat && now.eye === before.eye;
}

function haveSameChoices(before: Grounds, now: Grounds): boolean {
  return JSON.stringify(now.legal) === JSON.stringify(before.legal);
}

/** `nothing` must stay the same object; `changed` is told whenever something else is pointed at. */
export function usePointing<T extends object>(
  table: Grounds,
  nothing: T,
  changed: () => void,
  regrasp?: Regrasp<T>,
): Pointing<T> {
  const [laid, setHand] = useState<Hand<T>>({ table, at: nothing });
  const hand = handAfter(laid, table, nothing, regrasp);
  if (hand !== laid) setHand(hand);
  const { at } = hand;
  const point = (next: T): void => {
    changed();
    setHand({ table, at: next });
  };
  return {
    at,
    change: (changes) => point({ ...at, ...changes }),
    letGo: () => point(nothing),
  };
}

/** How something was pressed: `detail` is 0 for a key, else which of several quick presses it was. */
export interface Pressed {
  readonly detail: number;
}

export const BY_KEY: Pressed = { detail: 0 };
/** By a single press, or put there by hand. */
export const ONCE: Pressed = { detail: 1 };

/**
 * Whether a press of something that can be chosen confirms it, as Enter and a second press do. The second half of a double
 * click is not meant to, and neither is a first press of what was `chosen` for want of another: it was never `picked`.
 */
export function confirms(pressed: Pressed, chosen: boolean, picked: boolean): boolean {
  const byKey = pressed.detail === 0;
  return chosen && (byKey || (picked && !isDoubled(pressed)));
}

function isDoubled({ detail }: Pressed): boolean {
  return detail > 1;
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

/** Does what a press does, but that the second half of a double click plays nothing; false where it does nothing. */
export function follow<A, T>(
  press: Press<A, T>,
  { act }: { act(this: void, ...actions: readonly A[]): void },
  { change }: Pick<Pointing<T>, 'change'>,
  pressed: Pressed,
): boolean {
  if (press === null) return false;
  if (!('act' in press)) change(press.point);
  else if (!isDoubled(pressed)) act(...press.act);
  return true;
}
