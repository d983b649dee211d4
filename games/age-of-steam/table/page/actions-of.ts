import type { Action } from '../../rules/actions.ts';

export { ofType } from '@roundhouse/rail-table';

export type PlaceGood = Extract<Action, { type: 'place-good' }>;
