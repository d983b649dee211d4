import type { Grid, Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { Network } from '@roundhouse/rails';
import type { GoodColour } from '@roundhouse/style';

export type TerrainKind = 'plain' | 'river' | 'mountain';

/** The land, before anything is built on it. */
export interface RailMap {
  /** Names the parts of the drawing that refer to one another, so it must be unique on a page. */
  readonly id: string;
  readonly name: string;
  readonly grid: Grid;
  /** By hex; null for a lake or no hex. */
  readonly terrain: readonly (TerrainKind | null)[];
  /** What the game calls the ground of a hex, where it has words of its own. */
  readonly terrainName?: (hex: Hex) => string;
  readonly lakes: readonly Hex[];
  /** The course of a river through a hex: the sides that it flows through. */
  readonly rivers: readonly { readonly hex: Hex; readonly edges: readonly number[] }[];
}

export interface Die {
  readonly section: 'light' | 'dark';
  readonly number: number;
}

export interface CityOnMap {
  readonly id: string;
  readonly name: string;
  readonly hex: Hex;
  /** The goods that it takes; null for a city that takes none. */
  readonly colour: GoodColour | null;
  readonly cubes: readonly GoodColour[];
  /** The letter of a city that was placed during the game; null for one of the map. */
  readonly letter: string | null;
  /** The throws that bring it goods. */
  readonly dice: readonly Die[];
  /** Placed during the game, in a game whose New Cities have no letters. */
  readonly isNew?: boolean;
  /** Has the marker of a city that has grown. */
  readonly hasGrown?: boolean;
}

export interface TownOnMap {
  readonly id: string;
  readonly name: string;
  readonly hex: Hex;
  /** A disk lies on a tile that has no town printed on it. */
  readonly disk: boolean;
}

/** All that a rail map shows, whichever game is played on it. */
export interface RailScene {
  readonly map: RailMap;
  readonly network: Network;
  readonly cities: readonly CityOnMap[];
  readonly towns: readonly TownOnMap[];
  readonly seatName: (seat: Seat) => string;
}
