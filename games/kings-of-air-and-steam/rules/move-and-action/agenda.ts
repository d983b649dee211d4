import type { Seat } from '@roundhouse/kernel';
import type { Card } from '../../content/box.ts';
import { hasAbility, type Position, type Step } from '../position.ts';

/** Puts steps before everything else that is left of the turn. */
export function first(p: Position, ...steps: readonly Step[]): void {
  p.agenda = [...steps, ...p.agenda];
}

/** Flights, each with its loading and unloading. */
export function movementSteps(p: Position, seat: Seat, card: Card): readonly Step[] {
  if (card.move === null) return [];
  const cargo: Step = { name: 'cargo', seat, loaded: [], jettisoned: [] };
  const before = hasAbility(p, seat, 'expert-pilot') ? [cargo] : [];
  const steps: Step[] = [];
  for (let i = 0; i < card.move.flights; i++) steps.push(...before, { name: 'flight', seat, card: card.id }, cargo);
  return steps;
}
