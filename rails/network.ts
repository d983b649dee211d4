import { EDGES, type Edge, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isCity, isTile, type Layout, type Topology } from './layout.ts';
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

/** The runs of a layout, and what a new tile would join. Computed whole (some ten microseconds), then only read. */
export class Network {
  readonly topology: Topology;
  readonly layout: Layout;
  readonly runs: readonly Run[];
  readonly #segments: (Segment | undefined)[];
  readonly #runs: (Run | undefined)[];
  readonly #meetings: (Meeting | undefined)[] = [];
  readonly #connections = new Map<Hex, readonly Connection[]>();
  readonly #townOwners = new Map<Hex, number>();
  readonly #markers = new Map<Seat, number>();

  constructor(topology: Topology, layout: Layout, tiles: TileSet) {
    this.topology = topology;
    this.layout = layout;
    this.#segments = new Array<Segment | undefined>(layout.length * 6);
    this.#runs = new Array<Run | undefined>(layout.length * 6);
    const laid: Segment[] = [];
    for (let hex = 0; hex < layout.length; hex++) this.#readTile(hex, tiles, laid);
    const runs: Run[] = [];
    for (const segment of laid) {
      if (this.#runs[segment.hex * 6 + segment.a] !== undefined) continue;
      const run = this.#trace(segment);
      runs.push(run);
      if (run.owner !== null) this.#markers.set(run.owner, this.markers(run.owner) + 1);
    }
    this.runs = runs;
  }

  #readTile(hex: Hex, tiles: TileSet, into: Segment[]): void {
    const tile = this.layout[hex];
    if (!isTile(tile)) return;
    const { tracks, exits } = tiles.get(tile.tile, tile.rotation);
    if (this.topology.ground[hex] === 'town') {
      exits.forEach((exit, index) => {
        const segment: Segment = { hex, a: exit, b: TOWN, index, owner: tile.owners[index] ?? null };
        this.#segments[hex * 6 + exit] = segment;
        into.push(segment);
        if (segment.owner !== null) this.#townOwners.set(hex, (this.#townOwners.get(hex) ?? 0) | (1 << segment.owner));
      });
      return;
    }
    tracks.forEach(([a, b], index) => {
      const segment: Segment = { hex, a, b, index, owner: tile.owners[index] ?? null };
      this.#segments[hex * 6 + a] = segment;
      this.#segments[hex * 6 + b] = segment;
      into.push(segment);
    });
  }

  #trace(start: Segment): Run {
    const forward: Segment[] = [start];
    const to = this.#walk(start, start.b, start, forward);
    const backward: Segment[] = [];
    const closed = to === null;
    const from = closed ? null : this.#walk(start, start.a, start, backward);
    const segments = backward.length === 0 ? forward : [...backward.reverse(), ...forward];
    const ring: RunEnd = { place: NOWHERE, hex: start.hex, edge: start.a };
    const run: Run = {
      segments,
      owner: start.owner,
      from: from ?? ring,
      to: to ?? ring,
      complete: from !== null && to !== null && from.place !== NOWHERE && to.place !== NOWHERE,
    };
    for (const segment of segments) {
      this.#runs[segment.hex * 6 + segment.a] = run;
      if (segment.b !== TOWN) this.#runs[segment.hex * 6 + segment.b] = run;
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
      const beyond = this.#segments[next * 6 + entry];
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

  segmentAt(hex: Hex, edge: Edge): Segment | undefined {
    return this.#segments[hex * 6 + edge];
  }

  runAt(hex: Hex, edge: Edge): Run | undefined {
    return this.#runs[hex * 6 + edge];
  }

  /** What track laid on this hex up to this side would meet. */
  meeting(hex: Hex, edge: Edge): Meeting {
    const key = hex * 6 + edge;
    const known = this.#meetings[key];
    if (known !== undefined) return known;
    const met = this.#meet(hex, edge);
    this.#meetings[key] = met;
    return met;
  }

  #meet(hex: Hex, edge: Edge): Meeting {
    const next = this.#across(hex, edge);
    if (next === NOWHERE) return BARRIER;
    if (isCity(this.topology, this.layout, next)) return { kind: 'city', place: next, run: null };
    const entry = opposite(edge);
    const run = this.#runs[next * 6 + entry];
    if (run === undefined) return NOTHING;
    const near = run.from.hex === next && run.from.edge === entry ? run.from : run.to;
    const far = near === run.from ? run.to : run.from;
    return { kind: 'track', place: far.place, run };
  }

  /** Whether that seat owns a piece of track in that town. */
  ownsInTown(town: Hex, seat: Seat): boolean {
    return ((this.#townOwners.get(town) ?? 0) & (1 << seat)) !== 0;
  }

  /** How many runs that seat owns: each needs a marker on the map. */
  markers(seat: Seat): number {
    return this.#markers.get(seat) ?? 0;
  }

  /** The completed links that leave a city or town, by side. */
  connections(place: Hex): readonly Connection[] {
    const known = this.#connections.get(place);
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
    this.#connections.set(place, found);
    return found;
  }
}

const networks = new WeakMap<Layout, Network>();

/** The network of a layout, computed once for as long as that layout lives. */
export function networkOf(topology: Topology, layout: Layout, tiles: TileSet): Network {
  const known = networks.get(layout);
  if (known !== undefined) return known;
  const network = new Network(topology, layout, tiles);
  networks.set(layout, network);
  return network;
}
