import type { Action, ActionType } from '../../rules/actions.ts';

export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
export type Build = ActionOf<'build'>;
export type Move = ActionOf<'move-goods'>;
export type Urbanize = ActionOf<'urbanize'>;
export type PlaceGood = ActionOf<'place-good'>;

/** The actions of one type among those that are possible. */
export function ofType<T extends ActionType>(actions: readonly Action[], type: T): ActionOf<T>[] {
  return actions.filter((action): action is ActionOf<T> => action.type === type);
}
