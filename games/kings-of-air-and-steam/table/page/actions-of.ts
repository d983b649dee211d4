import type { Action, ActionOf, ActionType } from '../../rules/actions.ts';

export type { ActionOf } from '../../rules/actions.ts';
export type Fly = ActionOf<'fly'>;
export type Ship = ActionOf<'ship'>;
export type BuildLink = ActionOf<'build-link'>;

/** The actions of one type among those that are possible. */
export function ofType<T extends ActionType>(actions: readonly Action[], type: T): ActionOf<T>[] {
  return actions.filter((action): action is ActionOf<T> => action.type === type);
}
