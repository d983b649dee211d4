import { EDGES, type Hex, NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { startsWithin } from '../frontier.ts';
import { isCity, type Layout } from '../layout.ts';
import type { Network, Run } from '../network.ts';
import { LONGEST_WAY, type Survey, type Way } from './survey.ts';

/** A link as a planner sees it from one of its ends: it stands, or it lacks some tiles. */
export interface Line {
  readonly to: number;
  /** Whom it pays or would pay. */
  readonly owner: Seat | null;
  readonly missing: number;
  /** Whether a tile in the town at that end is among the missing: the next line from there shares it. */
  readonly tileHere: boolean;
  readonly tileThere: boolean;
}

/** Every line out of every place, for one seat that plans. */
export type Lines = readonly (readonly Line[])[];

export function linesFor(network: Network, survey: Survey, seat: Seat, planning: boolean): Lines {
  const lines: Line[][] = survey.places.map(() => []);
  for (const run of network.runs) {
    if (run.complete) addStanding(survey, lines, run);
    else if (planning) addStarted(network, survey, lines, run, seat);
  }
  if (planning) addPossible(network, survey, lines, seat);
  return lines;
}

function addStanding({ placeOn }: Survey, lines: Line[][], { from, to, owner }: Run): void {
  const a = placeOn[from.place] ?? NOWHERE;
  const b = placeOn[to.place] ?? NOWHERE;
  lines[a]?.push({ to: b, owner, missing: 0, tileHere: false, tileThere: false });
  lines[b]?.push({ to: a, owner, missing: 0, tileHere: false, tileThere: false });
}

function addStarted(network: Network, survey: Survey, lines: Line[][], run: Run, seat: Seat): void {
  const { placeOn, places } = survey;
  const { topology, layout } = network;
  const base = run.from.place === NOWHERE ? run.to : run.from;
  const open = base === run.from ? run.to : run.from;
  const mayExtend = run.owner === seat || (run.owner === null && startsWithin(network, base.place, seat));
  if (base.place === NOWHERE || open.place !== NOWHERE || !mayExtend) return;
  const a = placeOn[base.place] ?? NOWHERE;
  const first = topology.across[open.hex * 6 + open.edge] ?? NOWHERE;
  for (const [place, tiles] of reachFrom(network, survey, first)) {
    if (place === a) continue;
    const town = !isCity(topology, layout, places[place] ?? NOWHERE);
    lines[a]?.push({ to: place, owner: seat, missing: tiles, tileHere: false, tileThere: town });
    lines[place]?.push({ to: a, owner: seat, missing: tiles, tileHere: town, tileThere: false });
  }
}

/** How many tiles, from this hex on, would bring a line to each place nearby. */
export function reachFrom({ topology, layout }: Network, { placeOn }: Survey, first: Hex): Map<number, number> {
  const reached = new Map<number, number>();
  if (first === NOWHERE) return reached;
  if ((placeOn[first] ?? NOWHERE) !== NOWHERE) return reached.set(placeOn[first] ?? NOWHERE, 1);
  if (layout[first] !== null) return reached;
  const seen = new Set<Hex>([first]);
  let frontier = [first];
  for (let tiles = 1; tiles <= LONGEST_WAY; tiles++) {
    const next: Hex[] = [];
    for (const hex of frontier) {
      for (const edge of EDGES) {
        const beyond = topology.across[hex * 6 + edge] ?? NOWHERE;
        if (beyond === NOWHERE || seen.has(beyond)) continue;
        seen.add(beyond);
        const place = placeOn[beyond] ?? NOWHERE;
        if (place !== NOWHERE) reached.set(place, isCity(topology, layout, beyond) ? tiles : tiles + 1);
        else if (layout[beyond] === null) next.push(beyond);
      }
    }
    frontier = next;
  }
  return reached;
}

function addPossible({ topology, layout }: Network, { gaps, places }: Survey, lines: Line[][], seat: Seat): void {
  for (const { a, b, ways } of gaps) {
    const there = lines[a];
    if (there === undefined || there.some((line) => line.to === b && line.owner === seat)) continue;
    const open = ways.find((way) => isFree(layout, way));
    if (open === undefined) continue;
    const townA = !isCity(topology, layout, places[a] ?? NOWHERE);
    const townB = !isCity(topology, layout, places[b] ?? NOWHERE);
    const missing = open.length + (townA ? 1 : 0) + (townB ? 1 : 0);
    if (missing === 0) continue;
    there.push({ to: b, owner: seat, missing, tileHere: townA, tileThere: townB });
    lines[b]?.push({ to: a, owner: seat, missing, tileHere: townB, tileThere: townA });
  }
}

function isFree(layout: Layout, way: Way): boolean {
  return way.every((hex) => layout[hex] === null);
}
