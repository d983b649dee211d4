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
import { type ActionTile, type Good, TILES } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Event } from './events.ts';

export type Mode = 'base' | 'standard';

/** How a player takes track points when others' cubes run over their links. */
export type Preference = 'ask' | 'income' | 'points';

export interface Player {
  readonly cash: number;
  readonly income: number;
  readonly points: number;
  readonly level: number;
  /** The action tile taken this turn; in the standard game it stays until the next auction, for Turn Order. */
  readonly tile: ActionTile | null;
  /** Whether the tile was taken without its effect. */
  readonly passedTile: boolean;
  readonly hasBuilt: boolean;
  readonly preference: Preference;
  /** The turn in which the player went bankrupt. */
  readonly outInTurn: number | null;
}

/** The auction of places one by one, at the start of a base game. */
export interface PlaceAuctionPhase {
  readonly name: 'auction-places';
  readonly seat: Seat;
  /** The highest bid for this place, and whose it is. */
  readonly bid: number | null;
  readonly leader: Seat | null;
  /** Still bidding for this place. */
  readonly bidding: readonly Seat[];
  /** Places already won, the first one first. */
  readonly placed: readonly Seat[];
}

export interface BuyCapitalPhase {
  readonly name: 'buy-capital';
  readonly seat: Seat;
}

/** The one auction of every turn of a standard game. */
export interface OrderAuctionPhase {
  readonly name: 'auction-order';
  readonly seat: Seat;
  /** By seat; null before the first bid. */
  readonly bids: readonly (number | null)[];
  readonly bidding: readonly Seat[];
  /** Passed for good, the first one first. */
  readonly passed: readonly Seat[];
  /** May still pass once without leaving. */
  readonly freePasses: readonly Seat[];
}

export interface SelectTilesPhase {
  readonly name: 'select-action-tiles';
  readonly seat: Seat;
}

export interface BuildTrackPhase extends Building {
  readonly name: 'build-track';
  readonly seat: Seat;
  /** What City Growth or Urbanization still owes or allows this turn. */
  readonly special: 'none' | 'city-growth' | 'urbanization' | 'done';
  /** The New City just placed, which waits for its set of cubes. */
  readonly stocking: string | null;
}

export interface MoveGoodsPhase {
  readonly name: 'move-goods';
  readonly seat: Seat;
  readonly round: number;
  readonly improved: readonly Seat[];
}

export interface Scoring {
  readonly seat: Seat;
  readonly points: number;
}

/** Owners of the links of a delivery choose income or points, one after the other. */
export interface ChoosePointsPhase {
  readonly name: 'choose-points';
  readonly seat: Seat;
  readonly points: number;
  /** Who chooses after this seat. */
  readonly queue: readonly Scoring[];
  /** What goes on afterwards: the mover's place in the phase of moving goods. */
  readonly after: MoveGoodsPhase;
}

export interface GameOverPhase {
  readonly name: 'game-over';
}

export type Phase =
  | PlaceAuctionPhase
  | BuyCapitalPhase
  | OrderAuctionPhase
  | SelectTilesPhase
  | BuildTrackPhase
  | MoveGoodsPhase
  | ChoosePointsPhase
  | GameOverPhase;

/** Plain JSON; nothing below the top level is ever changed in place. */
export interface Position {
  map: string;
  /** The very map: two may have one id. */
  content: ContentNames;
  mode: Mode;
  turn: number;
  phase: Phase;
  /** Players still in the game, in turn order. */
  order: readonly Seat[];
  players: readonly Player[];
  track: Layout;
  /** Cubes on every city and placed New City, by id, in the order of GOODS. */
  cubes: Readonly<Record<string, readonly Good[]>>;
  /** Cities with a City Growth marker. */
  grown: readonly string[];
  /** The sets of cubes on the spaces of the goods supply; a taken one is empty. */
  supply: readonly (readonly Good[])[];
  bag: Readonly<Record<Good, number>>;
}

export type Chance = KernelChance<Event>;

export { changePlayer, playerAt } from '@roundhouse/kernel';

export function networkAt(p: Position): Network {
  return networkOf(boardOf(p).topology, p.track, TILES);
}

/** Turn order, with the holder of First Build or First Move in front. */
export function orderWithFirst(p: Position, tile: ActionTile): readonly Seat[] {
  return withFirst(
    p.order,
    p.order.find((seat) => isHolder(p, seat, tile)),
  );
}

function isHolder(p: Position, seat: Seat, tile: ActionTile): boolean {
  const player = playerAt(p, seat);
  return player.tile === tile && !player.passedTile;
}

/** The seats from this one on, around the table. */
export function clockwiseFrom(seats: readonly Seat[], start: Seat): readonly Seat[] {
  const sorted = seats.toSorted((a, b) => a - b);
  const index = sorted.findIndex((seat) => seat >= start);
  return index === -1 ? sorted : [...sorted.slice(index), ...sorted.slice(0, index)];
}

export function turnsInGame(p: Position, board: Board = boardOf(p)): number {
  return entryOf(board.turns, p.players.length);
}
