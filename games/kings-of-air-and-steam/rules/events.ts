import type { Seat } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import type { CardId } from '../content/box.ts';
import type { Good } from '../content/components.ts';
import type { Mode } from './position.ts';

export interface Toll {
  readonly seat: Seat;
  readonly amount: number;
}

/** What happened, as data; `describe` words it. */
export type Event =
  | { readonly type: 'game-started'; readonly mode: Mode; readonly layout: string; readonly first: Seat | null }
  | { readonly type: 'team-taken'; readonly seat: Seat; readonly team: string; readonly name: string }
  | { readonly type: 'character-chosen'; readonly seat: Seat }
  | { readonly type: 'character-revealed'; readonly seat: Seat; readonly character: string; readonly name: string }
  | { readonly type: 'depot-placed'; readonly seat: Seat; readonly space: Space; readonly near: string }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'market-drawn'; readonly goods: readonly Good[] }
  | { readonly type: 'price-raised'; readonly good: Good; readonly price: number }
  /** Heard only by the seat itself. */
  | { readonly type: 'card-planned'; readonly seat: Seat; readonly socket: number; readonly card: CardId }
  | { readonly type: 'card-taken-back'; readonly seat: Seat; readonly socket: number }
  | { readonly type: 'plan-ready'; readonly seat: Seat }
  | { readonly type: 'plan-reopened'; readonly seat: Seat }
  | {
      readonly type: 'cards-revealed';
      readonly cycle: number;
      readonly cards: readonly { readonly seat: Seat; readonly card: CardId; readonly letter: string }[];
      readonly order: readonly Seat[];
    }
  | {
      readonly type: 'turn-lost';
      readonly seat: Seat;
      readonly card: CardId;
      readonly diamonds: number;
      readonly rating: number;
    }
  | { readonly type: 'flown'; readonly seat: Seat; readonly from: Space; readonly path: readonly Space[] }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly victim: Seat; readonly amount: number }
  | {
      readonly type: 'unloaded';
      readonly seat: Seat;
      readonly space: Space;
      readonly good: Good;
      readonly count: number;
    }
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly space: Space;
      readonly good: Good;
      readonly from: 'factory' | 'depot';
      readonly jettison: Good | null;
    }
  | {
      readonly type: 'good-stolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly from: 'airship' | 'depot';
      readonly good: Good;
      readonly jettison: Good | null;
    }
  | {
      readonly type: 'depot-built';
      readonly seat: Seat;
      readonly space: Space;
      readonly near: string;
      readonly cost: number;
    }
  | { readonly type: 'airship-upgraded'; readonly seat: Seat; readonly level: number; readonly cost: number }
  | { readonly type: 'train-upgraded'; readonly seat: Seat; readonly level: number; readonly cost: number }
  | {
      readonly type: 'goods-shipped';
      readonly seat: Seat;
      readonly from: Space;
      readonly good: Good;
      readonly odd: Good | null;
      readonly count: number;
      /** The name of the city, or null for a depot of one's own. */
      readonly city: string | null;
      readonly to: Space;
      /** The spaces that the train runs over, from its depot to where it ends. */
      readonly way: readonly Space[];
      readonly income: number;
      readonly tolls: readonly Toll[];
    }
  | { readonly type: 'good-returned'; readonly seat: Seat; readonly good: Good }
  | {
      readonly type: 'gambled';
      readonly seat: Seat;
      readonly wager: number;
      readonly shown: readonly Good[];
      readonly bonus: number;
    }
  | { readonly type: 'bamboozled'; readonly seat: Seat; readonly good: Good; readonly odd: Good }
  | { readonly type: 'city-fulfilled'; readonly seat: Seat; readonly city: string; readonly space: Space }
  | { readonly type: 'city-closed'; readonly city: string }
  | { readonly type: 'demand-placed'; readonly city: string; readonly good: Good }
  | { readonly type: 'demand-awaited'; readonly city: string }
  /** The tiles themselves are heard only by the seat. */
  | { readonly type: 'demand-looked-at'; readonly seat: Seat; readonly goods: readonly Good[] | null }
  | { readonly type: 'route-adjusted'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | { readonly type: 'funds-solicited'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'transmogrified'; readonly seat: Seat; readonly good: Good; readonly into: Good }
  | { readonly type: 'second-action'; readonly seat: Seat; readonly tokens: number }
  | {
      readonly type: 'link-built';
      readonly seat: Seat;
      readonly cities: readonly [string, string];
      readonly spaces: readonly Space[];
      readonly cost: number;
    }
  | { readonly type: 'extra-card'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'upkeep-paid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'marker-passed'; readonly to: Seat }
  | { readonly type: 'produced'; readonly goods: readonly { readonly good: Good; readonly count: number }[] }
  | {
      readonly type: 'good-cleared';
      readonly seat: Seat;
      readonly good: Good;
      readonly income: number;
      readonly tolls: readonly Toll[];
    }
  | { readonly type: 'clearance-done'; readonly seat: Seat }
  | { readonly type: 'game-over' };
