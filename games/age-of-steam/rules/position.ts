import {
  type Chance as KernelChance,
  type ContentNames,
  entryOf,
  playerAt,
  type Seat,
  withFirst,
} from '@roundhouse/kernel';
import { type Building, type Layout, type Network, networkOf } from '@roundhouse/rails';
import type { Board } from '../content/board.ts';
import { type ActionName, type Good, TILES } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Event } from './events.ts';

export interface Player {
  readonly cash: number;
  readonly income: number;
  readonly shares: number;
  readonly engine: number;
  /** The action selected this turn; it stays until the next selection, so that Turn Order counts in the next auction. */
  readonly action: ActionName | null;
  /** Whether a first tile was ever built. */
  readonly hasBuilt: boolean;
  /** The turn in which the player was eliminated. */
  readonly outInTurn: number | null;
}

export interface IssueSharesPhase {
  readonly name: 'issue-shares';
  readonly seat: Seat;
}

export interface PlayerOrderPhase {
  readonly name: 'determine-player-order';
  readonly seat: Seat;
  /** By seat; 0 before the first bid. */
  readonly bids: readonly number[];
  /** Still in the auction, in the player order of the last turn. */
  readonly bidding: readonly Seat[];
  /** Dropped out, the first one first. */
  readonly dropped: readonly Seat[];
  /** May still say "pass" once. */
  readonly passes: readonly Seat[];
}

export interface SelectActionsPhase {
  readonly name: 'select-actions';
  readonly seat: Seat;
}

export interface BuildTrackPhase extends Building {
  readonly name: 'build-track';
  readonly seat: Seat;
  readonly urbanized: boolean;
}

export interface MoveGoodsPhase {
  readonly name: 'move-goods';
  readonly seat: Seat;
  readonly round: number;
  /** Seats that gave up a move for an engine step this turn. */
  readonly stepped: readonly Seat[];
}

export interface GoodsGrowthPhase {
  readonly name: 'goods-growth';
  readonly seat: Seat;
  /** Cubes drawn for Production and not yet placed; null before the draw. */
  readonly drawn: readonly Good[] | null;
}

export interface GameOverPhase {
  readonly name: 'game-over';
}

export type Phase =
  | IssueSharesPhase
  | PlayerOrderPhase
  | SelectActionsPhase
  | BuildTrackPhase
  | MoveGoodsPhase
  | GoodsGrowthPhase
  | GameOverPhase;

/** Plain JSON; nothing below the top level is ever changed in place. */
export interface Position {
  map: string;
  /** The very map: two may have one id. */
  content: ContentNames;
  turn: number;
  phase: Phase;
  /** Players still in the game, in player order. */
  order: readonly Seat[];
  players: readonly Player[];
  track: Layout;
  /** Cubes on every city and placed New City, by id, in the order of GOODS. */
  cubes: Readonly<Record<string, readonly Good[]>>;
  /** The goods display, by column of the map; null is an empty square. */
  display: readonly (readonly (Good | null)[])[];
  bag: Readonly<Record<Good, number>>;
}

export type Chance = KernelChance<Event>;

export { changePlayer, playerAt } from '@roundhouse/kernel';

export function networkAt(p: Position): Network {
  return networkOf(boardOf(p).topology, p.track, TILES);
}

/** Player order, with the holder of an action such as First Build in front. */
export function orderWithFirst(p: Position, action: ActionName): readonly Seat[] {
  return withFirst(
    p.order,
    p.order.find((seat) => playerAt(p, seat).action === action),
  );
}

export function turnsInGame(p: Position, board: Board = boardOf(p)): number {
  return entryOf(board.turns, p.players.length);
}
