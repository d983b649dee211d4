import type { Edge } from '@roundhouse/hex';
import { TOWN } from './network.ts';
import { type Orientation, trackKey } from './tiles.ts';

/** A piece of track on a tile: from side to side, or from a side to the town. */
export type Piece = readonly [Edge, Edge | typeof TOWN];

/** What laying a tile does to the track that is on the hex already. */
export type Change =
  | { readonly kind: 'place' | 'replace'; readonly added: readonly Piece[] }
  /** The track from `kept` to `from` is turned to run from `kept` to `to`. */
  | { readonly kind: 'redirect'; readonly kept: Edge; readonly from: Edge; readonly to: Edge }
  | { readonly kind: 'same' | 'takes-track-away' | 'adds-and-turns' | 'turns-in-town' };

/** By the tile that is laid, and then by the one that was there. */
type Changes = WeakMap<Orientation, Map<Orientation | null, Change>>;

const openChanges: Changes = new WeakMap();
const townChanges: Changes = new WeakMap();

/** `town`: the tile lies on a town hex, where each exit counts alone. */
export function changeBetween(before: Orientation | null, after: Orientation, town: boolean): Change {
  // Tiles are few, so each comparison is made once; search asks for the same ones over and over.
  const changes = town ? townChanges : openChanges;
  const known = changes.get(after);
  const change = known?.get(before);
  if (change !== undefined) return change;
  const made = town ? changeInTown(before, after) : changeInOpen(before, after);
  changes.set(after, (known ?? new Map<Orientation | null, Change>()).set(before, made));
  return made;
}

function changeInTown(before: Orientation | null, after: Orientation): Change {
  const had = before === null ? 0 : before.mask;
  if ((had & ~after.mask) !== 0) return { kind: 'turns-in-town' };
  const added = after.exits.filter((exit) => (had & (1 << exit)) === 0).map((exit): Piece => [exit, TOWN]);
  if (added.length === 0) return { kind: 'same' };
  return { kind: before === null ? 'place' : 'replace', added };
}

function changeInOpen(before: Orientation | null, after: Orientation): Change {
  if (before === null) return { kind: 'place', added: after.tracks };
  const without = (tracks: readonly (readonly [Edge, Edge])[], others: readonly (readonly [Edge, Edge])[]) =>
    tracks.filter(([a, b]) => !others.some(([c, d]) => trackKey(a, b) === trackKey(c, d)));
  const lost = without(before.tracks, after.tracks);
  const added = without(after.tracks, before.tracks);
  const [gone] = lost;
  if (gone === undefined) return added.length === 0 ? { kind: 'same' } : { kind: 'replace', added };
  const turned = added.find((track) => track.some((edge) => gone.includes(edge)));
  const kept = gone.find((edge) => turned?.includes(edge) === true);
  if (turned === undefined || kept === undefined || lost.length > 1) return { kind: 'takes-track-away' };
  if (added.length > 1) return { kind: 'adds-and-turns' };
  return { kind: 'redirect', kept, from: otherEnd(gone, kept), to: otherEnd(turned, kept) };
}

function otherEnd([a, b]: readonly [Edge, Edge], end: Edge): Edge {
  return a === end ? b : a;
}
