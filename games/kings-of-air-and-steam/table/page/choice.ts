import { sameJson } from '@roundhouse/kernel';
import { ofType, type Press } from '@roundhouse/table-kit';
import type { Action, ActionOf } from '../../rules/actions.ts';
import type { Pointed } from './pointing.ts';

/** Whether just this action would be taken. What is legal may have been asked for anew since it was pressed. */
export function isChosen({ choice }: Pick<Pointed, 'choice'>, action: Action): boolean {
  return sameJson(choice, action);
}

/** The action of a type that would be taken, if it still can be. */
export function chosenOf<T extends Action['type']>(
  legal: readonly Action[],
  at: Pick<Pointed, 'choice'>,
  type: T,
): ActionOf<T> | undefined {
  return ofType(legal, type).find((one) => isChosen(at, one));
}

/** What a press on something that stands for one action does: it chooses it, and a second press takes it. */
export function pressFor(at: Pick<Pointed, 'choice'>, action: Action): Press<Action, Pointed> {
  return isChosen(at, action) ? { act: [action] } : { point: { choice: action } };
}
