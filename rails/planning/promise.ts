import { type Hex, NOWHERE } from '@roundhouse/hex';
import { laidOrientation } from '../laying.ts';
import { type Network, TOWN } from '../network.ts';
import type { Build } from '../prospects.ts';
import type { Orientation, TileSet } from '../tiles.ts';
import { reachFrom } from './lines.ts';
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

/** What the new pieces of track of a tile promise together. */
export function promiseOf(network: Network, survey: Survey, prospect: Prospect, worth: LinkWorth): number {
  const { hex, town, before, after } = prospect;
  const pieces = town ? after.exits.map((exit) => [exit, TOWN] as const) : after.tracks;
  let promise = ANY_TILE;
  for (const [a, b] of pieces) {
    const laidAlready =
      before !== null && (before.mask & (1 << a)) !== 0 && (b === TOWN || (before.mask & (1 << b)) !== 0);
    if (!laidAlready) promise += promiseOfPiece(network, survey, hex, a, b, worth);
  }
  return promise;
}

/** What a piece of track promises: the link that it completes, or the best one that it could still become. */
function promiseOfPiece(network: Network, survey: Survey, hex: Hex, a: number, b: number, worth: LinkWorth): number {
  const one = network.meeting(hex, a);
  const other = b === TOWN ? { place: hex, run: null } : network.meeting(hex, b);
  const continued = one.run === null && other.run === null ? 1 : 6;
  if (one.place !== NOWHERE && other.place !== NOWHERE) return 10 * continued * worth(one.place, other.place) ** 2;
  const [base, open] = one.place === NOWHERE ? [other.place, a] : [one.place, b];
  if (base === NOWHERE || open === TOWN) return 0;
  let best = 0;
  for (const [place, tiles] of reachFrom(network, survey, network.topology.across[hex * 6 + open] ?? NOWHERE)) {
    const target = survey.places[place] ?? NOWHERE;
    if (target !== base) best = Math.max(best, worth(base, target) ** 2 * 0.2 ** tiles);
  }
  return continued * best;
}

/** Cities on hexes, what they take, and what lies on them. */
export interface Trade {
  readonly cityAt: (hex: Hex) => string | undefined;
  readonly colorOf: ReadonlyMap<string, string>;
  readonly cubes: Readonly<Record<string, readonly string[]>>;
}

/** More for a link between cities that want each other's cubes. */
export function tradeWorth({ cityAt, colorOf, cubes }: Trade): LinkWorth {
  const wanted = (from: string, to: string): number =>
    (cubes[from] ?? []).filter((good) => good === colorOf.get(to)).length;
  return (a, b) => {
    const one = cityAt(a);
    const other = cityAt(b);
    if (one === undefined || other === undefined) return 0.6;
    return 0.2 + 2 * (wanted(one, other) + wanted(other, one));
  };
}

/** What laying this tile promises the map of a position. */
export function promiseOfBuild(
  network: Network,
  survey: Survey,
  tiles: TileSet,
  { hex, tile, rotation }: Build,
  trade: Trade,
): { readonly promise: number; readonly prospect: Prospect } {
  const prospect = {
    hex,
    town: network.topology.ground[hex] === 'town',
    before: laidOrientation(tiles, network.layout, hex),
    after: tiles.get(tile, rotation),
  };
  return { promise: promiseOf(network, survey, prospect, tradeWorth(trade)), prospect };
}
