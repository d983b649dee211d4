import type { Position, Step } from '../position.ts';

/** Puts steps before everything else that is left of the turn. */
export function first(p: Position, ...steps: readonly Step[]): void {
  p.agenda = [...steps, ...p.agenda];
}
