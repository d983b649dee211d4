import { EDGES, type Edge, type Hex, NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { Change } from './change.ts';
import { isTile, type Laid, type LaidTile, type Layout, type Side } from './layout.ts';
import type { Network, Run, RunEnd } from './network.ts';
import { type Orientation, type TileSet, trackKey } from './tiles.ts';

export type Redirect = Extract<Change, { kind: 'redirect' }>;

/** The tile that lies on a hex, or null. */
export function laidOrientation(tiles: TileSet, layout: Layout, hex: Hex): Orientation | null {
  const laid = layout[hex];
  return isTile(laid) ? tiles.get(laid.tile, laid.rotation) : null;
}

/**
 * The new tile, over what lies there once claims are made: a claimed section may run through this very hex. Track that
 * was there keeps its owner.
 */
export function laidOver(
  tiles: TileSet,
  laid: Laid | undefined,
  after: Orientation,
  town: boolean,
  builder: Seat | null,
): LaidTile {
  const { face, rotation, exits, tracks } = after;
  if (!isTile(laid)) return { tile: face.id, rotation, owners: (town ? exits : tracks).map(() => builder) };
  const before = tiles.get(laid.tile, laid.rotation);
  const ownerFrom = (index: number): Seat | null => (index === -1 ? builder : (laid.owners[index] ?? null));
  const owners = town
    ? exits.map((exit) => ownerFrom(before.exits.indexOf(exit)))
    : tracks.map(([a, b]) => ownerFrom(before.tracks.findIndex(([c, d]) => trackKey(a, b) === trackKey(c, d))));
  return { tile: face.id, rotation, owners };
}

/** A copy of the layout in which every piece of these runs has that owner. */
export function reowned(layout: Layout, runs: readonly Run[], owner: Seat | null): Laid[] {
  const changed = layout.slice();
  for (const run of runs) {
    for (const { hex, index } of run.segments) {
      const laid = changed[hex];
      if (isTile(laid)) changed[hex] = { ...laid, owners: laid.owners.with(index, owner) };
    }
  }
  return changed;
}

/** The unowned runs that track laid up to these sides would meet. */
export function unownedMet(network: Network, hex: Hex, edges: readonly Edge[]): Run[] {
  const unowned: Run[] = [];
  for (const edge of edges) {
    const { run } = network.meeting(hex, edge);
    if (run !== null && run.owner === null && !unowned.includes(run)) unowned.push(run);
  }
  return unowned;
}

/** The unowned runs whose open end points at a hex from a side where it has no track itself. */
export function unownedPointingAt(network: Network, hex: Hex): Run[] {
  return unownedMet(
    network,
    hex,
    EDGES.filter((edge) => network.runAt(hex, edge) === undefined),
  );
}

/** Whether a line that leaves a town has its open end pointing back at it. */
export function comesBackTo(network: Network, town: Hex): boolean {
  return EDGES.some((edge) => {
    const run = network.runAt(town, edge);
    if (run === undefined || run.complete) return false;
    const open = run.from.place === town ? run.to : run.from;
    return network.topology.across[open.hex * 6 + open.edge] === town && open.hex !== town;
  });
}

/** The run that a redirect turns: where it starts, and whether what is turned is its open end. */
export function turnedRun(
  network: Network,
  hex: Hex,
  { kept, from }: Redirect,
): { readonly run: Run; readonly base: RunEnd; readonly atOpenEnd: boolean } {
  const run = network.runAt(hex, kept);
  if (run === undefined) throw new RangeError('a redirect turns track that is there');
  const base = run.from.hex === hex && run.from.edge === from ? run.to : run.from;
  const end = base === run.from ? run.to : run.from;
  return { run, base, atOpenEnd: end.place === NOWHERE && end.hex === hex && end.edge === from };
}

/** The pairs of places that are linked through these pieces of track. */
export function linksThrough(network: Network, pieces: readonly Side[]): [Hex, Hex][] {
  const runs: Run[] = [];
  for (const { hex, edge } of pieces) {
    const run = network.runAt(hex, edge);
    if (run?.complete === true && !runs.includes(run)) runs.push(run);
  }
  return runs.map(({ from, to }) => [from.place, to.place]);
}

/** The unfinished runs of a seat to which none of these pieces was added. */
export function neglected(network: Network, seat: Seat, fresh: readonly Side[]): Run[] {
  const isFresh = (hex: Hex, a: Edge, b: Edge): boolean =>
    fresh.some((piece) => piece.hex === hex && (piece.edge === a || piece.edge === b));
  return network.runs.filter(
    (run) => run.owner === seat && !run.complete && !run.segments.some(({ hex, a, b }) => isFresh(hex, a, b)),
  );
}
