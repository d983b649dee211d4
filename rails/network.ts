import { EDGES, type Edge, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isCity, isTile, type LaidTile, type Layout, type Topology } from './layout.ts';
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

/** The runs of a layout, and what a new tile would join. Computed whole (some ten microseconds), then only read. */
export class Network {
  readonly topology: Topology;
  readonly layout: Layout;
  readonly runs: readonly Run[];
  /** Cities placed during the game, by hex. */
  readonly laidCities: readonly Hex[];
  readonly #tilesUsed = new Map<string, number>();
  /** By `hex * 6 + edge`: 1 + the place of the segment in `#laid`, or 0. */
  readonly #segmentAt: Uint16Array;
  readonly #laid: Segment[] = [];
  /** By place in `#laid`. */
  readonly #runOf: Run[] = [];
  /** Two for each segment: met at its first and at its second side. */
  readonly #meetings: (Meeting | undefined)[];
  readonly #connections = new Map<Hex, readonly Connection[]>();
  readonly #townOwners = new Map<Hex, number>();
  readonly #markers = new Map<Seat, number>();

  constructor(topology: Topology, layout: Layout, tiles: TileSet) {
    this.topology = topology;
    this.layout = layout;
    this.#segmentAt = new Uint16Array(layout.length * 6);
    const cities: Hex[] = [];
    for (let hex = 0; hex < layout.length; hex++) {
      const laid = layout[hex];
      if (laid === null || laid === undefined) continue;
      if (isTile(laid)) this.#readTile(hex, laid, tiles);
      else cities.push(hex);
    }
    this.laidCities = cities;
    this.#meetings = new Array<Meeting | undefined>(this.#laid.length * 2);
    const runs: Run[] = [];
    for (const segment of this.#laid) {
      if (this.#runOf[this.#indexAt(segment.hex, segment.a)] !== undefined) continue;
      const run = this.#trace(segment);
      runs.push(run);
      if (run.owner !== null) this.#markers.set(run.owner, this.markers(run.owner) + 1);
    }
    this.runs = runs;
  }

  #readTile(hex: Hex, tile: LaidTile, tiles: TileSet): void {
    const { tracks, exits } = tiles.get(tile.tile, tile.rotation);
    this.#tilesUsed.set(tile.tile, this.tilesUsed(tile.tile) + 1);
    if (this.topology.ground[hex] === 'town') {
      exits.forEach((exit, index) => {
        const owner = tile.owners[index] ?? null;
        this.#laid.push({ hex, a: exit, b: TOWN, index, owner });
        this.#segmentAt[hex * 6 + exit] = this.#laid.length;
        if (owner !== null) this.#townOwners.set(hex, (this.#townOwners.get(hex) ?? 0) | (1 << owner));
      });
      return;
    }
    tracks.forEach(([a, b], index) => {
      this.#laid.push({ hex, a, b, index, owner: tile.owners[index] ?? null });
      this.#segmentAt[hex * 6 + a] = this.#laid.length;
      this.#segmentAt[hex * 6 + b] = this.#laid.length;
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
    for (const { hex, a } of segments) this.#runOf[this.#indexAt(hex, a)] = run;
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

  /** -1 where there is no track. */
  #indexAt(hex: Hex, edge: Edge): number {
    return (this.#segmentAt[hex * 6 + edge] ?? 0) - 1;
  }

  segmentAt(hex: Hex, edge: Edge): Segment | undefined {
    const index = this.#indexAt(hex, edge);
    return index < 0 ? undefined : this.#laid[index];
  }

  runAt(hex: Hex, edge: Edge): Run | undefined {
    const index = this.#indexAt(hex, edge);
    return index < 0 ? undefined : this.#runOf[index];
  }

  /** What track laid on this hex up to this side would meet. */
  meeting(hex: Hex, edge: Edge): Meeting {
    const next = this.#across(hex, edge);
    if (next === NOWHERE) return BARRIER;
    const entry = opposite(edge);
    const index = this.#indexAt(next, entry);
    if (index < 0) return isCity(this.topology, this.layout, next) ? cityMeeting(next) : NOTHING;
    const key = index * 2 + (this.#laid[index]?.a === entry ? 0 : 1);
    const met = this.#meetings[key] ?? this.#meetTrack(next, entry, index);
    this.#meetings[key] = met;
    return met;
  }

  #meetTrack(hex: Hex, entry: Edge, index: number): Meeting {
    const run = this.#runOf[index];
    if (run === undefined) throw new RangeError('every segment is part of a run');
    const near = run.from.hex === hex && run.from.edge === entry ? run.from : run.to;
    const far = near === run.from ? run.to : run.from;
    return { kind: 'track', place: far.place, run };
  }

  /** Whether that seat owns a piece of track in that town. */
  ownsInTown(town: Hex, seat: Seat): boolean {
    return ((this.#townOwners.get(town) ?? 0) & (1 << seat)) !== 0;
  }

  /** How many tiles of a face are on the map. */
  tilesUsed(face: string): number {
    return this.#tilesUsed.get(face) ?? 0;
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

const networks = new Recent<Layout, Network>(16);

/** The network of a layout; those asked for last are kept. */
export function networkOf(topology: Topology, layout: Layout, tiles: TileSet): Network {
  return networks.get(layout, () => new Network(topology, layout, tiles));
}
