import type { Seat } from '@roundhouse/kernel';
import type { DeckName, Goods } from '../content/set-file.ts';
import type { Mode } from './position.ts';

/** Something of the box, with the name that a log line needs. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A player's income, part by part. */
export interface IncomeParts {
  readonly base: number;
  readonly goodsBuildings: number;
  readonly towns: number;
  readonly majorities: number;
  readonly buildings: number;
}

/** What happened, as data; `describe` words it. */
export type Event =
  | { readonly type: 'game-started'; readonly mode: Mode; readonly first: Seat }
  | { readonly type: 'nation-chosen'; readonly seat: Seat; readonly nation: Named }
  | { readonly type: 'decks-stacked'; readonly seat: Seat }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly space: number; readonly price: number; readonly paid: number }
  | { readonly type: 'bid-kept'; readonly seat: Seat }
  | { readonly type: 'order-set'; readonly order: readonly Seat[] }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: Named;
      readonly land: Named;
      readonly coins: number;
      readonly science: number;
      readonly fromStore: boolean;
    }
  | {
      readonly type: 'demolished';
      readonly seat: Seat;
      readonly building: Named;
      readonly land: Named;
      readonly goods: Goods;
    }
  | { readonly type: 'stored'; readonly seat: Seat; readonly building: Named }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly deck: DeckName;
      /** Null for those who may not know it. */
      readonly card: Named | null;
      /** Whether the discard pile was turned over first. */
      readonly turnedOver: boolean;
    }
  | { readonly type: 'taxed'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'science-bought'; readonly seat: Seat; readonly price: number }
  | {
      readonly type: 'card-played';
      readonly seat: Seat;
      readonly card: Named;
      readonly free: boolean;
      readonly land: Named | null;
    }
  | { readonly type: 'attack-begun'; readonly seat: Seat; readonly town: Named; readonly owner: Seat | null }
  | {
      readonly type: 'cards-laid';
      readonly seat: Seat;
      readonly cards: readonly Named[];
      readonly for: 'skills' | 'attack';
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly coins: number; readonly science: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly coins: number; readonly science: number }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly from: Seat; readonly coins: number }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly card: Named }
  | {
      readonly type: 'settled';
      readonly seat: Seat;
      readonly land: Named;
      readonly token: string;
      readonly capacity: number;
    }
  | {
      readonly type: 'expanded';
      readonly seat: Seat;
      readonly land: Named;
      readonly token: string;
      readonly capacity: number;
    }
  | { readonly type: 'town-conquered'; readonly seat: Seat; readonly town: Named; readonly from: Seat | null }
  | { readonly type: 'town-shown'; readonly town: Named }
  | {
      readonly type: 'building-moved';
      readonly seat: Seat;
      readonly building: Named;
      readonly land: Named;
      readonly coins: number;
      readonly science: number;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Named[] }
  | { readonly type: 'row-discarded'; readonly buildings: readonly Named[] }
  | { readonly type: 'row-filled'; readonly buildings: readonly Named[] }
  | { readonly type: 'score-card-shown'; readonly number: number; readonly last: boolean }
  | { readonly type: 'discards-shuffled' }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly number: number;
      readonly goods: number;
      readonly shields: number;
      readonly buildings: number;
    }
  | { readonly type: 'income'; readonly seat: Seat; readonly coins: number; readonly parts: IncomeParts }
  | { readonly type: 'science'; readonly seat: Seat; readonly science: number }
  | { readonly type: 'order-changed'; readonly seat: Seat }
  | { readonly type: 'buying-done'; readonly seat: Seat }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly cards: readonly Named[];
      readonly coins: number;
      readonly science: number;
    }
  | { readonly type: 'game-over' };
