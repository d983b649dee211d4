import { useState } from 'react';

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

/**
 * `nothing` must stay the same object; `changed` is told whenever something else is pointed at; `released` is what
 * stays when the hand is taken away, a plan, say.
 */
export function usePointing<T extends object>(
  position: object,
  nothing: T,
  changed: () => void,
  released: (at: T) => T = () => nothing,
): Pointing<T> {
  const [held, setHeld] = useState<Held<T>>({ position, at: nothing });
  const at = pointedAt(held, position, nothing);
  const point = (next: T): void => {
    changed();
    setHeld({ position, at: next });
  };
  return {
    at,
    change: (changes) => point({ ...at, ...changes }),
    letGo: () => point(released(at)),
  };
}
