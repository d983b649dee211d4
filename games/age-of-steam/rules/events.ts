import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { BuildingFinished, GoodsMoved, TrackBuilt } from '@roundhouse/rails';
import type { ActionName, Good } from '../content/components.ts';

/** What happened, as data; `describe` words it. */
export type Event =
  | { readonly type: 'order-rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'game-started'; readonly map: string; readonly order: readonly Seat[] }
  | { readonly type: 'shares-issued'; readonly seat: Seat; readonly shares: number; readonly cash: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'dropped-out'; readonly seat: Seat; readonly place: number; readonly paid: number }
  | { readonly type: 'auction-won'; readonly seat: Seat; readonly paid: number; readonly order: readonly Seat[] }
  | { readonly type: 'action-selected'; readonly seat: Seat; readonly action: ActionName }
  | { readonly type: 'engine-raised'; readonly seat: Seat; readonly engine: number }
  | {
      readonly type: 'urbanized';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly town: string;
      readonly city: string;
      readonly claimed: number;
    }
  | TrackBuilt
  | BuildingFinished
  | GoodsMoved<Good>
  | { readonly type: 'move-declined'; readonly seat: Seat }
  | { readonly type: 'income-collected'; readonly seat: Seat; readonly income: number }
  | {
      readonly type: 'expenses-paid';
      readonly seat: Seat;
      readonly owed: number;
      readonly paid: number;
      readonly incomeLost: number;
    }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'income-reduced'; readonly seat: Seat; readonly loss: number; readonly income: number }
  | { readonly type: 'production-declined'; readonly seat: Seat }
  | { readonly type: 'goods-drawn'; readonly seat: Seat; readonly goods: readonly Good[] }
  | {
      readonly type: 'good-placed';
      readonly seat: Seat;
      readonly good: Good;
      readonly column: number;
      readonly square: number;
      /** The city that the column feeds. */
      readonly city: string;
    }
  | { readonly type: 'growth-rolled'; readonly section: 'light' | 'dark'; readonly dice: readonly number[] }
  | { readonly type: 'goods-grown'; readonly city: string; readonly name: string; readonly good: Good }
  | { readonly type: 'turn-started'; readonly turn: number }
  | { readonly type: 'game-over' };
