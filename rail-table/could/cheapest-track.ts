import { EDGES, type Edge, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import { clone, type Seat, type Violation } from '@roundhouse/kernel';
import { isCity, isTile, isTown, type Orientation, type TileSet, trackKey } from '@roundhouse/rails';
import { noChance } from '@roundhouse/table-kit';
import type { Build } from '../actions.ts';
import type { RailDesk, RailPosition } from '../desk.ts';

/** Track between two places: its tiles in an order in which they can be laid, each with its price. */
export interface CheapestTrack<P> {
  readonly tiles: readonly { readonly build: Build; readonly price: number }[];
  readonly price: number;
  /** The map with it. */
  readonly after: P;
}

/** So often another way is looked for when the rules refuse the cheapest. */
const ATTEMPTS = 16;

/**
 * The cheapest track that would join two places for a seat with all the money and turns in the world; its own track is
 * used where it lies, that of others never. A search over the price list proposes, and the rules of the game, asked tile by
 * tile, have the last word: what they refuse is left out, and the search begins again.
 */
export function cheapestTrack<P extends RailPosition>(
  desk: RailDesk<P>,
  builder: P,
  seat: Seat,
  from: Hex,
  to: Hex,
): CheapestTrack<P> | Violation | null {
  const search = new TrackSearch(desk, builder, seat);
  let refusal: Violation | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tiles = search.find(from, to);
    if (tiles === null) return refusal;
    const laid = layAll(desk, desk.carefree(builder, seat), seat, tiles);
    if ('after' in laid) return laid;
    search.leaveOut(laid.refused);
    refusal ??= laid.refusal;
  }
  return refusal;
}

/** Lays tiles in whatever order the rules allow, as far as they do. */
function layAll<P extends RailPosition>(
  desk: RailDesk<P>,
  start: P,
  seat: Seat,
  tiles: readonly Build[],
): CheapestTrack<P> | { readonly refused: Build; readonly refusal: Violation } {
  const after = clone(start);
  const laid: CheapestTrack<P>['tiles'][number][] = [];
  let left = tiles;
  while (left.length > 0) {
    const next = left.find((build) => desk.rules.check(after, seat, build) === null);
    if (next === undefined) {
      // Track grows from one end, or from the other where nothing could be laid at the first.
      const refused = left[0] === tiles[0] && left.length < tiles.length ? left.at(-1) : left[0];
      const refusal = refused === undefined ? null : desk.rules.check(after, seat, refused);
      if (refused === undefined || refusal === null) throw new RangeError('what is left was refused');
      return { refused, refusal };
    }
    const price = desk.quoting(after, seat)?.(next).cost;
    if (price === undefined) throw new RangeError('whoever is carefree builds');
    desk.rules.play(after, seat, next, noChance, () => undefined);
    laid.push({ build: next, price });
    left = left.filter((build) => build !== next);
  }
  return { tiles: laid, price: laid.reduce((sum, { price }) => sum + price, 0), after };
}

/** A tile for a way through a hex, and its price; null in place of a tile where track lies already. */
interface Way {
  readonly build: Build | null;
  readonly price: number;
}

const FREE: Way = { build: null, price: 0 };

/** The best known way to a side of a hex by which track comes in. */
interface Step {
  readonly hex: Hex;
  readonly side: Edge;
  readonly cost: number;
  readonly build: Build | null;
  readonly before: Step | null;
}

/** Of two ways at the same price the one with fewer tiles is better. */
const TILE = 0.001;

class TrackSearch<P extends RailPosition> {
  readonly #desk: RailDesk<P>;
  readonly #p: P;
  readonly #seat: Seat;
  readonly #topology;
  readonly #leftOut = new Set<string>();
  /** By hex, then by the bits of the sides that are joined. */
  readonly #ways = new Map<Hex, Map<number, Way | null>>();

  constructor(desk: RailDesk<P>, p: P, seat: Seat) {
    this.#desk = desk;
    this.#p = p;
    this.#seat = seat;
    this.#topology = desk.chartOf(p).topology;
  }

  leaveOut(build: Build): void {
    this.#leftOut.add(nameOf(build));
    this.#ways.delete(build.hex);
  }

  /** The tiles of the cheapest track that is not left out, from one end to the other; null where there is none. */
  find(from: Hex, to: Hex): readonly Build[] | null {
    const best = new Map<number, number>();
    const open: Step[] = [];
    const goOn = (at: Hex, side: Edge, cost: number, way: Way | null, before: Step | null): void => {
      const next = this.#topology.across[at * 6 + side];
      if (way === null || next === undefined || next === NOWHERE || next === from) return;
      if (this.#isCity(at) && this.#isCity(next)) return;
      const key = next * 6 + opposite(side);
      const total = cost + way.price + (way.build === null ? 0 : TILE);
      if (total >= (best.get(key) ?? Infinity)) return;
      best.set(key, total);
      open.push({ hex: next, side: opposite(side), cost: total, build: way.build, before });
    };
    for (const side of EDGES) goOn(from, side, 0, this.#wayOut(from, side), null);
    let cheapest: Step | null = null;
    while (open.length > 0) {
      const step = takeCheapest(open);
      if (cheapest !== null && step.cost >= cheapest.cost) break;
      if (step.cost > (best.get(step.hex * 6 + step.side) ?? Infinity)) continue;
      if (step.hex === to) {
        const way = this.#wayOut(to, step.side);
        const cost = way === null ? Infinity : step.cost + way.price;
        if (way !== null && cost < (cheapest?.cost ?? Infinity))
          cheapest = { ...step, cost, build: way.build, before: step };
        continue;
      }
      for (const side of EDGES) {
        if (side !== step.side) goOn(step.hex, side, step.cost, this.#through(step.hex, step.side, side), step);
      }
    }
    return cheapest === null ? null : tilesOf(cheapest);
  }

  #isCity(hex: Hex): boolean {
    return isCity(this.#topology, this.#p.track, hex);
  }

  /** Out of a place where track begins or ends. */
  #wayOut(place: Hex, side: Edge): Way | null {
    return this.#isCity(place) ? FREE : this.#joining(place, 1 << side, [side]);
  }

  #through(hex: Hex, side: Edge, other: Edge): Way | null {
    return this.#isCity(hex) ? FREE : this.#joining(hex, (1 << side) | (1 << other), [side, other]);
  }

  #joining(hex: Hex, bits: number, sides: readonly Edge[]): Way | null {
    const known = this.#ways.get(hex) ?? new Map<number, Way | null>();
    this.#ways.set(hex, known);
    const way = known.get(bits);
    if (way !== undefined) return way;
    const found = this.#wayBetween(hex, sides);
    known.set(bits, found);
    return found;
  }

  #wayBetween(hex: Hex, sides: readonly Edge[]): Way | null {
    const network = this.#desk.networkAt(this.#p);
    const owners = sides.map((side) => network.runAt(hex, side)?.owner ?? null);
    if (owners.some((owner) => owner !== null && owner !== this.#seat)) return null;
    return this.#lies(hex, sides) ? FREE : this.#cheapestTile(hex, sides);
  }

  /** Whether track joins these sides already. */
  #lies(hex: Hex, sides: readonly Edge[]): boolean {
    const network = this.#desk.networkAt(this.#p);
    return sides.every((side) => {
      const run = network.runAt(hex, side);
      if (run === undefined) return false;
      return this.#isTown(hex) || run.segments.some((piece) => piece.hex === hex && joins(piece, sides));
    });
  }

  #isTown(hex: Hex): boolean {
    return isTown(this.#topology, this.#p.track, hex);
  }

  /** Every tile that joins these sides; on an empty hex of open land without more track than that. */
  #tilesFor(hex: Hex, sides: readonly Edge[]): readonly Orientation[] {
    const { tiles } = this.#desk;
    if (this.#isTown(hex)) {
      return tiles.orientations.filter(({ exits }) => sides.every((side) => exits.includes(side)));
    }
    const [one, other] = sides;
    const joining =
      one === undefined || other === undefined ? [] : (tilesByTrack(tiles).get(trackKey(one, other)) ?? []);
    return isTile(this.#p.track[hex]) ? joining : joining.filter(({ tracks }) => tracks.length === 1);
  }

  #cheapestTile(hex: Hex, sides: readonly Edge[]): Way | null {
    let best: Way | null = null;
    for (const after of this.#tilesFor(hex, sides)) {
      const build: Build = { type: 'build', hex, tile: after.face.id, rotation: after.rotation };
      const price = this.#desk.tilePrice(this.#p, hex, after);
      if (price === null || price >= (best?.price ?? Infinity) || this.#leftOut.has(nameOf(build))) continue;
      best = { build, price };
    }
    return best;
  }
}

/** The tiles of a set that have a track outside of towns, by that track. */
const knownTiles = new WeakMap<TileSet, ReadonlyMap<number, readonly Orientation[]>>();

function tilesByTrack(tiles: TileSet): ReadonlyMap<number, readonly Orientation[]> {
  const known = knownTiles.get(tiles);
  if (known !== undefined) return known;
  const open = tiles.orientations.filter(({ face }) => face.townExits === undefined);
  const tracks = open.flatMap((after) => after.tracks.map(([a, b]) => ({ key: trackKey(a, b), after })));
  const found = new Map(
    tracks.map(({ key }) => [key, tracks.filter((one) => one.key === key).map((one) => one.after)]),
  );
  knownTiles.set(tiles, found);
  return found;
}

function joins({ a, b }: { readonly a: Edge; readonly b: number }, sides: readonly Edge[]): boolean {
  return sides.every((side) => side === a || side === b);
}

function nameOf({ hex, tile, rotation }: Build): string {
  return `${hex} ${tile} ${rotation}`;
}

function takeCheapest(open: Step[]): Step {
  let at = 0;
  for (let index = 1; index < open.length; index++) {
    if ((open[index]?.cost ?? Infinity) < (open[at]?.cost ?? Infinity)) at = index;
  }
  const [step] = open.splice(at, 1);
  if (step === undefined) throw new RangeError('one is left');
  return step;
}

function tilesOf(last: Step): readonly Build[] {
  const tiles: Build[] = [];
  for (let step: Step | null = last; step !== null; step = step.before)
    if (step.build !== null) tiles.unshift(step.build);
  return tiles;
}
