import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { BuildingFinished, GoodsMoved, TrackBuilt } from '@roundhouse/rails';
import type { ActionTile, Good } from '../content/components.ts';
import type { Mode, Preference } from './position.ts';

/** What happened, as data; `describe` words it. */
export type Event =
  | { readonly type: 'game-started'; readonly map: string; readonly mode: Mode; readonly first: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly free: boolean }
  | { readonly type: 'place-taken'; readonly seat: Seat; readonly place: number; readonly paid: number }
  | { readonly type: 'capital-bought'; readonly seat: Seat; readonly cash: number }
  | {
      readonly type: 'money-raised';
      readonly seat: Seat;
      readonly cash: number;
      readonly income: number;
      readonly points: number;
    }
  | {
      readonly type: 'tile-taken';
      readonly seat: Seat;
      readonly tile: ActionTile;
      readonly pass: boolean;
      readonly price: number;
    }
  | { readonly type: 'locomotive-improved'; readonly seat: Seat; readonly level: number }
  | TrackBuilt
  | {
      readonly type: 'urbanized';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly town: string;
      readonly city: string;
      readonly color: Good;
    }
  | {
      readonly type: 'city-stocked' | 'city-grown';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly city: string;
      readonly goods: readonly Good[];
    }
  | BuildingFinished
  | GoodsMoved<Good>
  | { readonly type: 'points-taken'; readonly seat: Seat; readonly points: number; readonly as: 'income' | 'points' }
  | { readonly type: 'preference-set'; readonly seat: Seat; readonly as: Preference }
  | { readonly type: 'move-declined'; readonly seat: Seat }
  | { readonly type: 'income-collected'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'expenses-paid';
      readonly seat: Seat;
      readonly amount: number;
      readonly pointsLost: number;
      readonly incomeLost: number;
    }
  | { readonly type: 'bankrupt'; readonly seat: Seat }
  | { readonly type: 'order-set'; readonly order: readonly Seat[] }
  | { readonly type: 'turn-started'; readonly turn: number }
  | { readonly type: 'game-over' };
