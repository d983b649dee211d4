import { type Edge, type Hex, NOWHERE } from '@roundhouse/hex';
import { laidOrientation } from '../laying.ts';
import { type Network, TOWN } from '../network.ts';
import type { Build } from '../prospects.ts';
import type { Orientation, TileSet } from '../tiles.ts';
import { type FreeGround, freeGroundOf } from './free-ground.ts';
import type { Survey } from './survey.ts';

/** How good a link between the places on two hexes would be. */
export type LinkWorth = (a: Hex, b: Hex) => number;

/** A tile that could be laid, over what lies there. */
export interface Prospect {
  readonly hex: Hex;
  readonly town: boolean;
  readonly before: Orientation | null;
  readonly after: Orientation;
}

/** New lines can start at every city, so they are many: each weighs little beside a tile that leads somewhere. */
const ANY_TILE = 0.005;

/** How much less a line promises for each tile that it still lacks. */
const PROMISE_BY_TILES = [0, 1, 2, 3, 4].map((tiles) => 0.2 ** tiles);

/** What tiles promise the map of a position. What they share, such as where a line could lead, is worked out once. */
export class Promises {
  readonly #network: Network;
  readonly #survey: Survey;
  readonly #ground: FreeGround;
  readonly #worth: LinkWorth;
  /** By the hex that a line would go on from, and the place that it comes from. */
  readonly #outlooks = new Map<number, number>();

  constructor(network: Network, survey: Survey, worth: LinkWorth) {
    this.#network = network;
    this.#survey = survey;
    this.#ground = freeGroundOf(network, survey);
    this.#worth = worth;
  }

  /** What laying this tile promises, and the tile over what lies there. */
  ofBuild(tiles: TileSet, { hex, tile, rotation }: Build): { readonly promise: number; readonly prospect: Prospect } {
    const { topology, layout } = this.#network;
    const town = topology.ground[hex] === 'town';
    const before = laidOrientation(tiles, layout, hex);
    const prospect = { hex, town, before, after: tiles.get(tile, rotation) };
    return { promise: this.of(prospect), prospect };
  }

  /** What the new pieces of track of a tile promise together. */
  of({ hex, town, before, after }: Prospect): number {
    let promise = ANY_TILE;
    if (town) {
      for (const exit of after.exits) {
        if (!isLaid(before, exit)) promise += this.#ofPiece(hex, exit, TOWN);
      }
      return promise;
    }
    for (const [a, b] of after.tracks) {
      if (!isLaid(before, a) || !isLaid(before, b)) promise += this.#ofPiece(hex, a, b);
    }
    return promise;
  }

  /** What a piece of track promises: the link that it completes, or the best one that it could still become. */
  #ofPiece(hex: Hex, a: Edge, b: Edge | typeof TOWN): number {
    const one = this.#network.meeting(hex, a);
    const other = b === TOWN ? null : this.#network.meeting(hex, b);
    const far = other === null ? hex : other.place;
    const continued = one.run === null && (other === null || other.run === null) ? 1 : 6;
    if (one.place !== NOWHERE && far !== NOWHERE) return 10 * continued * this.#worth(one.place, far) ** 2;
    const [base, open] = one.place === NOWHERE ? [far, a] : [one.place, b];
    if (base === NOWHERE || open === TOWN) return 0;
    return continued * this.#outlook(base, this.#network.topology.across[hex * 6 + open] ?? NOWHERE);
  }

  /** The best that a line from this place could become which goes on from this hex. */
  #outlook(base: Hex, first: Hex): number {
    const key = first * this.#network.layout.length + base;
    const known = this.#outlooks.get(key);
    if (known !== undefined) return known;
    let best = 0;
    for (const { place, tiles } of this.#ground.reachFrom(first)) {
      const target = this.#survey.places[place] ?? NOWHERE;
      if (target === base) continue;
      const worth = this.#worth(base, target);
      const promise = worth * worth * (PROMISE_BY_TILES[tiles] ?? 0);
      if (promise > best) best = promise;
    }
    this.#outlooks.set(key, best);
    return best;
  }
}

function isLaid(before: Orientation | null, edge: Edge): boolean {
  return before !== null && (before.mask & (1 << edge)) !== 0;
}

/** Cities on hexes, what they take, and what lies on them. */
export interface Trade {
  readonly cityAt: (hex: Hex) => string | undefined;
  readonly colorOf: ReadonlyMap<string, string>;
  readonly cubes: Readonly<Record<string, readonly string[]>>;
}

/** More for a link between cities that want each other's cubes. */
export function tradeWorth({ cityAt, colorOf, cubes }: Trade): LinkWorth {
  const markets: (Market | null | undefined)[] = [];
  const marketAt = (hex: Hex): Market | null => {
    const known = markets[hex];
    if (known !== undefined) return known;
    const city = cityAt(hex);
    const market = city === undefined ? null : { color: colorOf.get(city), cubes: cubes[city] ?? [] };
    markets[hex] = market;
    return market;
  };
  return (a, b) => {
    const one = marketAt(a);
    const other = marketAt(b);
    return one === null || other === null ? 0.6 : 0.2 + 2 * (wanted(one, other) + wanted(other, one));
  };
}

/** A city as a link sees it. */
interface Market {
  readonly color: string | undefined;
  readonly cubes: readonly string[];
}

function wanted(from: Market, to: Market): number {
  let count = 0;
  for (const good of from.cubes) if (good === to.color) count++;
  return count;
}
