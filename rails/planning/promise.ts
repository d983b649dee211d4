import { type Edge, EDGES, type Hex, NOWHERE } from '@roundhouse/hex';
import { laidOrientation } from '../laying.ts';
import { type Network, TOWN } from '../network.ts';
import type { Build, BuildsOnHex } from '../prospects.ts';
import type { Orientation, TileSet } from '../tiles.ts';
import { Recent } from '../recent.ts';
import { type FreeGround, freeGroundOf, type Reached } from './free-ground.ts';
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

/** From each side of a hex to each, and to a town. */
const PIECES = EDGES.length * (TOWN + 1);

/** A way to judge links, and what was found out by it: that holds for as long as what it stands on is the same. */
export interface Judged {
  readonly worth: LinkWorth;
  /** By two places of a survey: the square of what a link between them is worth. */
  readonly squares: number[];
  /** By the hex that a line would go on from, and the place that it comes from. */
  readonly outlooks: Map<number, { readonly reached: readonly Reached[]; readonly best: number }>;
  /** By hex; several where players with different means build in turn. */
  readonly onHexes: (PromisesOnHex[] | undefined)[];
}

export function judgedBy(worth: LinkWorth): Judged {
  return { worth, squares: [], outlooks: new Map(), onHexes: [] };
}

/** What all that may be built on a hex promises. */
interface PromisesOnHex {
  readonly found: BuildsOnHex;
  readonly promises: readonly number[];
  readonly sum: number;
  /** Hexes that lines would go on from, and where to: all that it hangs on besides the hex and its neighbours. */
  readonly firsts: readonly Hex[];
  readonly reached: readonly (readonly Reached[])[];
}

/**
 * What tiles promise the map of a position. What they share, such as where a line could lead, is worked out once, also for
 * positions to come that judge links alike.
 */
export class Promises {
  readonly #network: Network;
  readonly #survey: Survey;
  readonly #ground: FreeGround;
  readonly #judged: Judged;
  /** The hexes that lines were found to go on from since somebody began to listen. */
  #firsts: Hex[] = [];
  /** What pieces of track promise on the hex that was asked about last: tiles share them. */
  readonly #pieces = new Array<number>(PIECES).fill(Number.NaN);
  #piecesOn: Hex = NOWHERE;

  constructor(network: Network, survey: Survey, judged: Judged) {
    this.#network = network;
    this.#survey = survey;
    this.#ground = freeGroundOf(network, survey);
    this.#judged = judged;
  }

  /** What each of the builds on an empty hex that no track points at promises, and all of them together. */
  onEmptyLand(tiles: TileSet, found: BuildsOnHex): { readonly promises: readonly number[]; readonly sum: number } {
    const onHex = this.#judged.onHexes[found.hex] ?? [];
    this.#judged.onHexes[found.hex] = onHex;
    const index = onHex.findIndex((one) => one.found === found);
    const known = onHex[index];
    if (known !== undefined && this.#leadsWhereItDid(known)) return known;
    this.#firsts = [];
    this.#piecesOn = NOWHERE;
    const promises = found.builds.map(({ tile, rotation }) =>
      this.of({ hex: found.hex, town: false, before: null, after: tiles.get(tile, rotation) }),
    );
    const sum = promises.reduce((all, promise) => all + promise, 0);
    const firsts = this.#firsts;
    const here = { found, promises, sum, firsts, reached: firsts.map((first) => this.#ground.reachFrom(first)) };
    onHex[index === -1 ? onHex.length : index] = here;
    return here;
  }

  #leadsWhereItDid({ firsts, reached }: PromisesOnHex): boolean {
    let index = 0;
    for (const first of firsts) if (this.#ground.reachFrom(first) !== reached[index++]) return false;
    return true;
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
    if (hex !== this.#piecesOn) {
      this.#piecesOn = hex;
      this.#pieces.fill(Number.NaN);
    }
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

  #ofPiece(hex: Hex, a: Edge, b: Edge | typeof TOWN): number {
    const key = a * (TOWN + 1) + b;
    const known = this.#pieces[key];
    if (known !== undefined && !Number.isNaN(known)) return known;
    const promise = this.#findOutAboutPiece(hex, a, b);
    this.#pieces[key] = promise;
    return promise;
  }

  /** What a piece of track promises: the link that it completes, or the best one that it could still become. */
  #findOutAboutPiece(hex: Hex, a: Edge, b: Edge | typeof TOWN): number {
    const one = this.#network.meeting(hex, a);
    const other = b === TOWN ? null : this.#network.meeting(hex, b);
    const far = other === null ? hex : other.place;
    const continued = one.run === null && (other === null || other.run === null) ? 1 : 6;
    if (one.place !== NOWHERE && far !== NOWHERE) return 10 * continued * this.#judged.worth(one.place, far) ** 2;
    const [base, open] = one.place === NOWHERE ? [far, a] : [one.place, b];
    if (base === NOWHERE || open === TOWN) return 0;
    return continued * this.#outlook(base, this.#network.topology.across[hex * 6 + open] ?? NOWHERE);
  }

  /** The best that a line from this place could become which goes on from this hex. */
  #outlook(base: Hex, first: Hex): number {
    if (!this.#firsts.includes(first)) this.#firsts.push(first);
    const key = first * this.#network.layout.length + base;
    const reached = this.#ground.reachFrom(first);
    const known = this.#judged.outlooks.get(key);
    if (known !== undefined && known.reached === reached) return known.best;
    let best = 0;
    const from = this.#survey.placeOn[base] ?? NOWHERE;
    for (const { place, tiles } of reached) {
      const target = this.#survey.places[place] ?? NOWHERE;
      if (target === base) continue;
      const promise = this.#square(from, place, base, target) * (PROMISE_BY_TILES[tiles] ?? 0);
      if (promise > best) best = promise;
    }
    this.#judged.outlooks.set(key, { reached, best });
    return best;
  }

  #square(from: number, to: number, base: Hex, target: Hex): number {
    const { squares, worth } = this.#judged;
    const key = from * this.#survey.places.length + to;
    const known = squares[key];
    if (known !== undefined) return known;
    const between = worth(base, target);
    squares[key] = between * between;
    return between * between;
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

const trades = new Recent<
  Trade['cubes'],
  { readonly colorOf: Trade['colorOf']; readonly cities: readonly Hex[]; readonly judged: Judged }
>(4);

/** The same for the same cubes and cities: nobody moves cubes while track is built. `cityAt` is asked later, too. */
export function judgedByTrade({ laidCities }: Network, trade: Trade): Judged {
  const { colorOf, cubes } = trade;
  const known = trades.get(cubes, () => ({ colorOf, cities: laidCities, judged: judgedBy(tradeWorth(trade)) }));
  const isSame = known.colorOf === colorOf && known.cities === laidCities;
  return isSame ? known.judged : judgedBy(tradeWorth(trade));
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
