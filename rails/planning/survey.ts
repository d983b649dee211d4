import { EDGES, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import type { Topology } from '../layout.ts';

/** Open hexes that a line between two places could run over. */
export type Way = readonly Hex[];

/** Two places near enough to be linked, and the cheapest ways to do it. Places are counted, cities first. */
export interface Gap {
  readonly a: number;
  readonly b: number;
  readonly ways: readonly Way[];
}

/** A map as a planner sees it. */
export interface Survey {
  readonly places: readonly Hex[];
  /** The number of the place on each hex, or NOWHERE. */
  readonly placeOn: readonly number[];
  readonly gaps: readonly Gap[];
  /** By place: the gaps between it and another. */
  readonly gapsOf: readonly (readonly number[])[];
  /** By hex: the gaps of which a way runs over it or an end lies on it. */
  readonly gapsAt: readonly (readonly number[])[];
  /** By hex: those that are no more than the longest way from it, itself among them. */
  readonly nearby: readonly (readonly Hex[])[];
}

/** What a planner needs to know of a map. */
export interface Land {
  readonly topology: Topology;
  readonly cities: readonly { readonly hex: Hex }[];
  readonly towns: readonly { readonly hex: Hex }[];
}

export const LONGEST_WAY = 3;
const WAYS_KEPT = 5;

/** Surveys maps for a game that lays an ordinary tile at these prices. Each map is surveyed once. */
export function surveyor<L extends Land>(tilePrice: (land: L, hex: Hex) => number): (land: L) => Survey {
  const surveys = new WeakMap<L, Survey>();
  return (land) => {
    const known = surveys.get(land);
    if (known !== undefined) return known;
    const places = [...land.cities, ...land.towns].map(({ hex }) => hex);
    const placeOn = land.topology.ground.map((_, hex) => places.indexOf(hex));
    const priceOf = (way: Way): number => way.reduce((sum, hex) => sum + tilePrice(land, hex), 0);
    const gaps = places.flatMap((_, a) => gapsFrom(land, places, placeOn, a, priceOf));
    const nearby = placeOn.map((_, hex) => nearbyOf(land.topology, hex));
    const gapsOf = places.map((_, place) => [...gaps.keys()].filter((gap) => endsAt(gaps[gap], place)));
    const survey = { places, placeOn, gaps, gapsOf, gapsAt: gapsByHex(places, gaps, placeOn.length), nearby };
    surveys.set(land, survey);
    return survey;
  };
}

function gapsFrom(
  { topology, cities }: Land,
  places: readonly Hex[],
  placeOn: readonly number[],
  a: number,
  priceOf: (way: Way) => number,
): Gap[] {
  const waysTo = new Map<number, Way[]>();
  const walk = (hex: Hex, entry: number | null, way: Way): void => {
    for (const edge of EDGES) {
      // Acute curves are few, so no plan counts on one.
      if (entry !== null && turnBetween(entry, edge) < 2) continue;
      const next = topology.across[hex * 6 + edge] ?? NOWHERE;
      if (next === NOWHERE || way.includes(next)) continue;
      const place = placeOn[next] ?? NOWHERE;
      if (place > a) waysTo.set(place, [...(waysTo.get(place) ?? []), way]);
      if (place === NOWHERE && way.length < LONGEST_WAY) walk(next, opposite(edge), [...way, next]);
    }
  };
  const start = places[a];
  if (start !== undefined) walk(start, null, []);
  return [...waysTo].flatMap(([b, ways]) => {
    const cheapest = ways.toSorted((one, other) => priceOf(one) - priceOf(other)).slice(0, WAYS_KEPT);
    const bothCities = b < cities.length;
    // Cities that touch cannot be linked without a tile between them.
    const usable = bothCities ? cheapest.filter((way) => way.length > 0) : cheapest;
    return usable.length === 0 ? [] : [{ a, b, ways: usable }];
  });
}

function endsAt(gap: Gap | undefined, place: number): boolean {
  return gap?.a === place || gap?.b === place;
}

function gapsByHex(places: readonly Hex[], gaps: readonly Gap[], hexes: number): readonly (readonly number[])[] {
  const gapsAt = Array.from({ length: hexes }, () => new Set<number>());
  gaps.forEach(({ a, b, ways }, number) => {
    for (const hex of [places[a], places[b], ...ways.flat()]) gapsAt[hex ?? NOWHERE]?.add(number);
  });
  return gapsAt.map((numbers) => [...numbers]);
}

function nearbyOf({ across }: Topology, hex: Hex): readonly Hex[] {
  const near = new Set<Hex>([hex]);
  for (let step = 0; step < LONGEST_WAY; step++) {
    const reached = [...near];
    for (const one of reached) {
      for (const edge of EDGES) near.add(across[one * 6 + edge] ?? NOWHERE);
      near.delete(NOWHERE);
    }
  }
  return [...near];
}

function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other);
  return Math.min(turn, 6 - turn);
}
