import type { Grid, Hex } from '@roundhouse/hex';
import type { Eye, Rng, Seat, Text, Violation } from '@roundhouse/kernel';
import type { RailScene } from '@roundhouse/rail-art';
import type { GoodColour } from '@roundhouse/style';
import type { BuildPlan, Layout, Network, Orientation, Place, TileSet, Topology } from '@roundhouse/rails';
import type { Pointing, SeatedPlayer } from '@roundhouse/table-kit';
import type { AnyAction, Build, Move, RailAction } from './actions.ts';
import type { RailPointed } from './pointing.ts';

/** What the table reads of a position itself; for the rest it asks the desk. */
export interface RailPosition {
  readonly map: string;
  readonly track: Layout;
  readonly order: readonly Seat[];
  readonly cubes: Readonly<Record<string, readonly GoodColour[]>>;
  /** `builds`: while track is built, how many tiles were laid. */
  readonly phase: { readonly name: string; readonly builds?: number };
}

/** The goods of the game whose position this is. */
export type GoodOf<P extends RailPosition> = P['cubes'][string][number];

export interface Chart {
  readonly name: string;
  readonly grid: Grid;
  readonly topology: Topology;
  readonly cities: readonly Place[];
  readonly towns: readonly Place[];
  readonly townAt: ReadonlyMap<Hex, Place>;
  /** The colour that each city and New City takes, by id. */
  readonly colorOf: ReadonlyMap<string, GoodColour>;
}

/** The rules as far as the shared table asks them. Methods, so that every game's own types fit. */
export interface RailRules<P extends RailPosition> {
  waiting(p: P): readonly Seat[];
  mayRevise?(p: P, seat: Seat): boolean;
  legal(p: P, seat: Seat): readonly AnyAction[];
  check(p: P, seat: Seat, action: RailAction<GoodOf<P>> | AnyAction): Violation | null;
  play(p: P, seat: Seat, action: AnyAction, rng: Rng, tell: (event: unknown) => void): void;
}

/** What the shared table wants to know of a rail game; each game has one. */
export interface RailDesk<P extends RailPosition> {
  readonly rules: RailRules<P>;
  readonly tiles: TileSet;
  chartOf(p: P): Chart;
  networkAt(p: P): Network;
  cityAt(p: P, hex: Hex): string | undefined;
  cityHex(p: P, city: string): Hex;
  placeName(p: P, hex: Hex): string;
  sceneOf(p: P, seatName: (seat: Seat) => string): RailScene;
  /** What builds would cost and do; null when it is not a time for building. */
  quoting(p: P, seat: Seat): ((build: Build) => BuildPlan) | null;
  /** What tiles cost, from the cheapest ground on. */
  readonly buildPrices: readonly { readonly where: Text; readonly price: Text }[];
  /** How many tiles of each face are left. */
  tilesLeft(p: P): ReadonlyMap<string, number>;
  /** The game's word for the ground of a hex. */
  groundAt(p: P, hex: Hex): string;
  /** What stands on the tile of a New City. */
  newCitySign(p: P, city: string): string;
  newCityName(p: P, city: string): Text;
  /** What else changes hands when what is planned is paid; null when nothing does. */
  paymentNote(before: P, after: P, seat: Seat): Text | null;
  /** The reasons why a tile does not fit that a person is nearest to changing, the nearest first. */
  readonly nearestReasons: readonly string[];
  /** The moves of a seat whose locomotive were the strongest there is. */
  farthestMoves(p: P, seat: Seat): readonly Move<GoodOf<P>>[];
  deliveryWords(own: number): Text;
  /** Every delivery that a seat could make if it moved goods now, to each city that takes the cube. */
  possibleMoves(p: P, seat: Seat): readonly Move<GoodOf<P>>[];
  /** What deliveries pay, in a sentence. */
  readonly payWords: Text;
  /** What laying a tile over what lies on a hex costs; null where it could not follow that at all. */
  tilePrice(p: P, hex: Hex, after: Orientation): number | null;
  /** The next time that a seat builds, as far as it can be supposed now; null when it will build no more. */
  nextBuilding(p: P, seat: Seat): P | null;
  /** As if a seat built with all the money and all the turns in the world. */
  carefree(p: P, seat: Seat): P;
  /** How many tiles a seat that builds now lays in a turn. */
  buildLimit(p: P, seat: Seat): number;
  /**
   * Why a seat would have to leave the game at the end of this turn, and what would help; null when it would not. `before`:
   * without what is chosen, for whoever is ruined there is not helped by choosing less.
   */
  ruin(p: P, seat: Seat, before: P): Text | null;
}

interface PlannedRailStep<P> {
  readonly action: AnyAction;
  readonly before: P;
}

/** What the shared table uses of the view that a game's table is given. */
export interface RailView<P extends RailPosition> {
  readonly position: P;
  readonly eye: Eye;
  readonly seat: Seat | null;
  readonly legal: readonly AnyAction[];
  readonly players: readonly SeatedPlayer[];
  /** The steps of a plan that the position has behind it. */
  readonly planned: { readonly seat: Seat; readonly steps: readonly PlannedRailStep<P>[] } | null;
  readonly motion: boolean;
  act(this: void, ...actions: readonly RailAction<GoodOf<P>>[]): void;
  explain(this: void, violation: Violation | null): void;
}

/** A table that is looked at, whether somebody decides at it or not. */
export interface WatchedRail<P extends RailPosition> {
  readonly desk: RailDesk<P>;
  readonly table: RailView<P>;
  /** Null: nobody here decides. */
  readonly seat: Seat | null;
  readonly pointing: Pointing<RailPointed<GoodOf<P>>>;
}

export interface RailProps<P extends RailPosition> extends WatchedRail<P> {
  /** The seat that decides. */
  readonly seat: Seat;
}

/** A number of a player who has not left the game; null for one who has. */
export function whilePlaying<Q extends { readonly outInTurn: number | null }>(
  of: (player: Q) => number,
): (p: { readonly players: readonly Q[] }, seat: Seat) => number | null {
  return ({ players }, seat) => {
    const player = players[seat];
    return player === undefined || player.outInTurn !== null ? null : of(player);
  };
}
