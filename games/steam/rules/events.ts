import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
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
  | {
      readonly type: 'track-built';
      readonly seat: Seat;
      readonly kind: 'place' | 'replace' | 'redirect';
      readonly hex: Hex;
      readonly at: string;
      readonly tile: string;
      readonly rotation: number;
      readonly cost: number;
      readonly claimed: number;
      readonly completed: readonly (readonly [string, string])[];
    }
  | { readonly type: 'urbanized'; readonly seat: Seat; readonly hex: Hex; readonly town: string; readonly city: string }
  | { readonly type: 'city-stocked'; readonly seat: Seat; readonly city: string; readonly goods: readonly Good[] }
  | { readonly type: 'city-grown'; readonly seat: Seat; readonly city: string; readonly goods: readonly Good[] }
  | {
      readonly type: 'building-finished';
      readonly seat: Seat;
      readonly builds: number;
      readonly lost: readonly string[];
    }
  | {
      readonly type: 'goods-moved';
      readonly seat: Seat;
      readonly good: Good;
      readonly from: string;
      readonly to: string;
      readonly places: readonly Hex[];
      readonly owners: readonly (Seat | null)[];
    }
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
