import { EDGES, type Edge, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import { itemAt, type Seat } from '@roundhouse/kernel';
import { isCity, isTile, type Laid, type Layout, type Topology } from './layout.ts';
import { Recent } from './recent.ts';
import type { TileSet } from './tiles.ts';

/** In place of a side: the town in the middle of the hex. */
export const TOWN = 6;

/** One piece of track on one tile: from side to side, or from a side to the town. */
export interface Segment {
  readonly hex: Hex;
  readonly a: Edge;
  readonly b: Edge | typeof TOWN;
  /** Where its owner stands in the tile's list. */
  readonly index: number;
  readonly owner: Seat | null;
}

/** Where a run stops: at a city or town (`place`), or in the open (NOWHERE), leaving `hex` by `edge`. */
export interface RunEnd {
  readonly place: Hex;
  readonly hex: Hex;
  readonly edge: Edge | typeof TOWN;
}

/** A longest chain of segments. Between two places it is a completed link, otherwise it is unfinished. */
export interface Run {
  readonly segments: readonly Segment[];
  readonly owner: Seat | null;
  readonly from: RunEnd;
  readonly to: RunEnd;
  readonly complete: boolean;
}

/** What a new piece of track would meet across a side of its hex. */
export interface Meeting {
  readonly kind: 'barrier' | 'nothing' | 'city' | 'track';
  /** The place that the line beyond ends at, or NOWHERE. */
  readonly place: Hex;
  readonly run: Run | null;
}

/** A completed link as seen from one of its places. */
export interface Connection {
  readonly edge: Edge;
  readonly to: Hex;
  readonly owner: Seat | null;
  readonly run: Run;
}

const BARRIER: Meeting = { kind: 'barrier', place: NOWHERE, run: null };
const NOTHING: Meeting = { kind: 'nothing', place: NOWHERE, run: null };

const cityMeetings: (Meeting | undefined)[] = [];

function cityMeeting(city: Hex): Meeting {
  const known = cityMeetings[city] ?? { kind: 'city', place: city, run: null };
  cityMeetings[city] = known;
  return known;
}

/** A run with what only its network asks for. */
class TracedRun implements Run {
  readonly segments: readonly Segment[];
  readonly owner: Seat | null;
  readonly from: RunEnd;
  readonly to: RunEnd;
  readonly complete: boolean;
  /** Runs are listed by the first of their segments, hex by hex. */
  readonly rank: number;
  /** What track meets that comes to its `from`, and to anywhere else of it. */
  readonly metAtFrom: Meeting;
  readonly metElsewhere: Meeting;

  constructor(segments: readonly Segment[], first: Segment, from: RunEnd, to: RunEnd) {
    this.segments = segments;
    this.owner = first.owner;
    this.from = from;
    this.to = to;
    this.complete = from.place !== NOWHERE && to.place !== NOWHERE;
    this.rank = rankOf(first);
    this.metAtFrom = { kind: 'track', place: to.place, run: this };
    this.metElsewhere = { kind: 'track', place: from.place, run: this };
  }
}

/** The runs on a hex, by side. */
type RunsOn = (TracedRun | undefined)[];

function noRuns(): RunsOn {
  return [undefined, undefined, undefined, undefined, undefined, undefined];
}

const NO_SEGMENTS: readonly Segment[] = [];
const NO_CONNECTIONS: readonly Connection[] = [];
/** Where more hexes differ, little of a network before could be taken over. */
const MOST_CHANGES = 24;

/**
 * The runs of a layout, and what a new tile would join. A tile changes only the runs that it touches: all others are
 * taken over, as the same objects, from a network `before` it.
 */
export class Network {
  readonly topology: Topology;
  readonly layout: Layout;
  readonly runs: readonly Run[];
  /** Cities placed during the game, by hex. */
  readonly laidCities: readonly Hex[];
  readonly #tiles: TileSet;
  /** By hex, in the order of the tile's owners. */
  readonly #segments: (readonly Segment[] | undefined)[];
  readonly #runsOn: (RunsOn | undefined)[];
  readonly #traced: readonly TracedRun[];
  readonly #connections: (readonly Connection[] | undefined)[] = [];
  #tilesUsed: ReadonlyMap<string, number> | undefined;
  #markers: readonly number[] | undefined;

  /** `since`: the hexes on which the layout differs from the one before, where that is known. */
  constructor(topology: Topology, layout: Layout, tiles: TileSet, before?: Network, since?: readonly Hex[]) {
    this.topology = topology;
    this.layout = layout;
    this.#tiles = tiles;
    const isOfThisMap = before !== undefined && before.topology === topology && before.#tiles === tiles;
    const sinceBefore = isOfThisMap ? (since ?? changedHexes(before.layout, layout)) : null;
    const known = sinceBefore !== null && sinceBefore.length <= MOST_CHANGES ? before : undefined;
    const changed = known === undefined || sinceBefore === null ? laidHexes(layout) : sinceBefore;
    this.laidCities = known === undefined ? citiesAmong(layout, changed) : citiesAfter(known, layout, changed);
    this.#segments = known === undefined ? new Array<undefined>(layout.length) : known.#segments.slice();
    this.#runsOn = known === undefined ? new Array<undefined>(layout.length) : known.#runsOn.slice();
    const cut = known === undefined ? [] : known.#runsAround(changed);
    const loose = this.#loosen(cut, changed);
    const fresh: TracedRun[] = [];
    for (const segment of loose) {
      if (this.#runsOn[segment.hex]?.[segment.a] === undefined) fresh.push(this.#trace(segment));
    }
    this.#traced = known === undefined ? fresh : merged(known.#traced, cut, fresh);
    this.runs = this.#traced;
  }

  /** Every run that lies on one of these hexes or points at it, by rank. */
  #runsAround(hexes: readonly Hex[]): readonly TracedRun[] {
    const around: TracedRun[] = [];
    for (const hex of hexes) {
      const here = this.#runsOn[hex];
      for (const edge of EDGES) {
        const beyond = this.#across(hex, edge);
        const pointing = beyond === NOWHERE ? undefined : this.#runsOn[beyond]?.[opposite(edge)];
        const own = here?.[edge];
        if (pointing !== undefined && !around.includes(pointing)) around.push(pointing);
        if (own !== undefined && !around.includes(own)) around.push(own);
      }
    }
    return around.sort((one, other) => one.rank - other.rank);
  }

  /** The segments that are part of no run yet: those of the changed hexes, and what is left of the runs that were cut. */
  #loosen(cut: readonly TracedRun[], changed: readonly Hex[]): readonly Segment[] {
    const loose: Segment[] = [];
    for (const hex of changed) {
      const segments = this.#segmentsOf(hex);
      this.#segments[hex] = segments;
      this.#runsOn[hex] = undefined;
      for (const segment of segments) loose.push(segment);
    }
    for (const { segments } of cut) {
      for (const segment of segments) {
        const { hex, a, b, index } = segment;
        if (this.#segments[hex]?.[index] !== segment) continue;
        loose.push(segment);
        // The list is shared with the network before.
        const runs = this.#runsOn[hex]?.slice() ?? noRuns();
        runs[a] = undefined;
        if (b !== TOWN) runs[b] = undefined;
        this.#runsOn[hex] = runs;
      }
    }
    return loose.sort((one, other) => rankOf(one) - rankOf(other));
  }

  #segmentsOf(hex: Hex): readonly Segment[] {
    const laid = this.layout[hex];
    if (!isTile(laid)) return NO_SEGMENTS;
    const { owners } = laid;
    const { tracks, exits } = this.#tiles.get(laid.tile, laid.rotation);
    return this.topology.ground[hex] === 'town'
      ? exits.map((a, index) => ({ hex, a, b: TOWN, index, owner: owners[index] ?? null }))
      : tracks.map(([a, b], index) => ({ hex, a, b, index, owner: owners[index] ?? null }));
  }

  #trace(start: Segment): TracedRun {
    const forward: Segment[] = [start];
    const to = this.#walk(start, start.b, start, forward);
    const backward: Segment[] = [];
    const closed = to === null;
    const from = closed ? null : this.#walk(start, start.a, start, backward);
    const segments = backward.length === 0 ? forward : [...backward.reverse(), ...forward];
    const ring: RunEnd = { place: NOWHERE, hex: start.hex, edge: start.a };
    const run = new TracedRun(segments, start, from ?? ring, to ?? ring);
    for (const { hex, a, b } of segments) {
      const runs = this.#runsOn[hex] ?? noRuns();
      runs[a] = run;
      if (b !== TOWN) runs[b] = run;
      this.#runsOn[hex] = runs;
    }
    return run;
  }

  /** Follows the line out of a segment; null when it comes back to where it started. */
  #walk(first: Segment, out: Edge | typeof TOWN, start: Segment, passed: Segment[]): RunEnd | null {
    let segment = first;
    let edge = out;
    for (;;) {
      if (edge === TOWN) return { place: segment.hex, hex: segment.hex, edge };
      const next = this.#across(segment.hex, edge);
      if (next === NOWHERE) return { place: NOWHERE, hex: segment.hex, edge };
      if (isCity(this.topology, this.layout, next)) return { place: next, hex: segment.hex, edge };
      const entry = opposite(edge);
      const beyond = this.segmentAt(next, entry);
      if (beyond === undefined) return { place: NOWHERE, hex: segment.hex, edge };
      if (beyond === start) return null;
      passed.push(beyond);
      segment = beyond;
      edge = beyond.a === entry ? beyond.b : beyond.a;
    }
  }

  #across(hex: Hex, edge: Edge): Hex {
    return this.topology.across[hex * 6 + edge] ?? NOWHERE;
  }

  /** The runs that were in another network of the map and are not in this one, and those that are only in this one. */
  runsChangedSince(before: Network): { readonly gone: readonly Run[]; readonly come: readonly Run[] } {
    const gone: Run[] = [];
    const come: Run[] = [];
    let old = 0;
    let fresh = 0;
    for (;;) {
      const there = before.#traced[old];
      const here = this.#traced[fresh];
      if (there === undefined && here === undefined) return { gone, come };
      const order = there === here ? 0 : (there?.rank ?? Infinity) - (here?.rank ?? Infinity);
      if (there !== undefined && order <= 0) {
        if (there !== here) gone.push(there);
        old++;
      }
      if (here !== undefined && order >= 0) {
        if (there !== here) come.push(here);
        fresh++;
      }
    }
  }

  segmentAt(hex: Hex, edge: Edge): Segment | undefined {
    const here = this.#segments[hex] ?? NO_SEGMENTS;
    for (const segment of here) if (segment.a === edge || segment.b === edge) return segment;
    return undefined;
  }

  runAt(hex: Hex, edge: Edge): Run | undefined {
    return this.#runsOn[hex]?.[edge];
  }

  /** What track laid on this hex up to this side would meet. */
  meeting(hex: Hex, edge: Edge): Meeting {
    const next = this.#across(hex, edge);
    if (next === NOWHERE) return BARRIER;
    const entry = opposite(edge);
    const run = this.#runsOn[next]?.[entry];
    if (run === undefined) return isCity(this.topology, this.layout, next) ? cityMeeting(next) : NOTHING;
    return run.from.hex === next && run.from.edge === entry ? run.metAtFrom : run.metElsewhere;
  }

  /** Whether that seat owns a piece of track in that town. */
  ownsInTown(town: Hex, seat: Seat): boolean {
    if (this.topology.ground[town] !== 'town') return false;
    const laid = this.layout[town];
    return isTile(laid) && laid.owners.includes(seat);
  }

  /** How many tiles of a face are on the map. */
  tilesUsed(face: string): number {
    this.#tilesUsed ??= countedTiles(this.layout);
    return this.#tilesUsed.get(face) ?? 0;
  }

  /** How many runs that seat owns: each needs a marker on the map. */
  markers(seat: Seat): number {
    this.#markers ??= countedRuns(this.runs);
    return this.#markers[seat] ?? 0;
  }

  /** The completed links that leave a city or town, by side. */
  connections(place: Hex): readonly Connection[] {
    const known = this.#connections[place];
    if (known !== undefined) return known;
    const found: Connection[] = [];
    const city = isCity(this.topology, this.layout, place);
    for (const edge of EDGES) {
      const next = this.#across(place, edge);
      const run = city ? (next === NOWHERE ? undefined : this.runAt(next, opposite(edge))) : this.runAt(place, edge);
      if (run === undefined || !run.complete) continue;
      const leaving = city ? { hex: next, edge: opposite(edge) } : { hex: place, edge: TOWN };
      const starts = run.from.place === place && run.from.hex === leaving.hex && run.from.edge === leaving.edge;
      found.push({ edge, to: starts ? run.to.place : run.from.place, owner: run.owner, run });
    }
    const connections = found.length === 0 ? NO_CONNECTIONS : found;
    this.#connections[place] = connections;
    return connections;
  }
}

function laidHexes(layout: Layout): Hex[] {
  const laid: Hex[] = [];
  for (let hex = 0; hex < layout.length; hex++) if (layout[hex] !== null) laid.push(hex);
  return laid;
}

function changedHexes(before: Layout, after: Layout): Hex[] {
  const changed: Hex[] = [];
  for (let hex = 0; hex < after.length; hex++) if (after[hex] !== before[hex]) changed.push(hex);
  return changed;
}

function isLaidCity(laid: Laid | undefined): boolean {
  return laid !== null && laid !== undefined && !isTile(laid);
}

function citiesAmong(layout: Layout, hexes: readonly Hex[]): readonly Hex[] {
  return hexes.filter((hex) => isLaidCity(layout[hex]));
}

function citiesAfter({ layout: before, laidCities }: Network, layout: Layout, changed: readonly Hex[]): readonly Hex[] {
  const isSame = changed.every((hex) => !isLaidCity(before[hex]) && !isLaidCity(layout[hex]));
  return isSame ? laidCities : citiesAmong(layout, laidHexes(layout));
}

function countedTiles(layout: Layout): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const laid of layout) if (isTile(laid)) used.set(laid.tile, (used.get(laid.tile) ?? 0) + 1);
  return used;
}

function countedRuns(runs: readonly Run[]): readonly number[] {
  const owned: number[] = [];
  for (const { owner } of runs) if (owner !== null) owned[owner] = (owned[owner] ?? 0) + 1;
  return owned;
}

function rankOf({ hex, index }: Segment): number {
  return hex * 6 + index;
}

/** What was not cut and what is fresh, in the order of their ranks. */
function merged(
  known: readonly TracedRun[],
  cut: readonly TracedRun[],
  fresh: readonly TracedRun[],
): readonly TracedRun[] {
  const runs: TracedRun[] = [];
  let skipped = 0;
  let next = 0;
  for (const run of known) {
    if (run === cut[skipped]) {
      skipped++;
      continue;
    }
    for (let one = fresh[next]; one !== undefined && one.rank < run.rank; one = fresh[next]) {
      runs.push(one);
      next++;
    }
    runs.push(run);
  }
  for (; next < fresh.length; next++) runs.push(itemAt(fresh, next));
  return runs;
}

const networks = new Recent<Layout, Network>(16);
/** Whoever asks about a layout mostly asks next about one that differs by a tile. */
let latest: Network | undefined;

/** The network of a layout; those asked for last are kept. */
export function networkOf(topology: Topology, layout: Layout, tiles: TileSet): Network {
  // Rules ask at every step.
  if (latest?.layout === layout) return latest;
  const network = networks.get(layout, () => new Network(topology, layout, tiles, latest));
  latest = network;
  return network;
}

/** The network of a new layout that differs from the one of another on these hexes alone. */
export function networkAfter(before: Network, layout: Layout, tiles: TileSet, changed: readonly Hex[]): Network {
  const network = networks.get(layout, () => new Network(before.topology, layout, tiles, before, changed));
  latest = network;
  return network;
}
