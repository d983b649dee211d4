import type { Edge, Hex } from '@roundhouse/hex';
import type { GoodColour } from '@roundhouse/style';

export interface AnyAction {
  readonly type: string;
}

/** The actions that every rail game of the house words alike. */
export interface Build {
  readonly type: 'build';
  readonly hex: Hex;
  readonly tile: string;
  readonly rotation: number;
}

export interface Urbanize {
  readonly type: 'urbanize';
  readonly hex: Hex;
  readonly city: string;
}

export interface Move<G extends GoodColour = GoodColour> {
  readonly type: 'move-goods';
  readonly city: string;
  readonly good: G;
  readonly exits: Edge[];
}

export interface FinishBuilding {
  readonly type: 'finish-building';
}

export interface DeclineMove {
  readonly type: 'decline-move';
}

export type RailAction<G extends GoodColour> = Build | Urbanize | Move<G> | FinishBuilding | DeclineMove;

/** What all rail games share, among whatever else a game has. */
export function buildsIn(actions: readonly AnyAction[]): Build[] {
  return actions.filter((action): action is Build => action.type === 'build');
}

export function urbanizationsIn(actions: readonly AnyAction[]): Urbanize[] {
  return actions.filter((action): action is Urbanize => action.type === 'urbanize');
}

export function finishIn(actions: readonly AnyAction[]): FinishBuilding | undefined {
  return actions.find((action): action is FinishBuilding => action.type === 'finish-building');
}

export function declineIn(actions: readonly AnyAction[]): DeclineMove | undefined {
  return actions.find((action): action is DeclineMove => action.type === 'decline-move');
}

/** `G` are the goods of the game that is played. */
export function movesIn<G extends GoodColour>(actions: readonly AnyAction[]): Move<G>[] {
  return actions.filter((action): action is Move<G> => action.type === 'move-goods');
}
