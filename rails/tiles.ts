import { type Edge, rotate } from '@roundhouse/hex';

/** A printed tile: independent tracks from side to side, or exits that meet at a town in its middle. */
export interface TileFace {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly count: number;
  readonly tracks: readonly (readonly [Edge, Edge])[];
  readonly townExits?: readonly Edge[];
}

export const ROTATIONS = 6;

/** A face turned clockwise. Turns that look the same share the lowest rotation. */
export interface Orientation {
  readonly face: TileFace;
  readonly rotation: number;
  /** Pairs of sides, in the order of the face's tracks. */
  readonly tracks: readonly (readonly [Edge, Edge])[];
  /** Every side that track leaves by, in the order in which a town hex keeps their owners. */
  readonly exits: readonly Edge[];
  /** The exits as bits. */
  readonly mask: number;
}

export function maskOf(edges: readonly Edge[]): number {
  return edges.reduce((mask, edge) => mask | (1 << edge), 0);
}

/** The same number for a track however its two sides are named. */
export function trackKey(a: Edge, b: Edge): number {
  return a < b ? a * 6 + b : b * 6 + a;
}

function orient(face: TileFace, rotation: number): Orientation {
  const tracks = face.tracks.map(([a, b]) => [rotate(a, rotation), rotate(b, rotation)] as const);
  const exits = face.townExits === undefined ? tracks.flat() : face.townExits.map((exit) => rotate(exit, rotation));
  return { face, rotation, tracks, exits, mask: maskOf(exits) };
}

function lookOf(orientation: Orientation): string {
  const tracks = orientation.tracks.map(([a, b]) => trackKey(a, b)).sort((x, y) => x - y);
  return `${orientation.mask}:${tracks.join(',')}`;
}

/** A set of faces with all their turns, looked up by name. */
export class TileSet {
  readonly faces: readonly TileFace[];
  /** Every face in every turn that looks different. */
  readonly orientations: readonly Orientation[];
  readonly #byName = new Map<string, readonly Orientation[]>();

  constructor(faces: readonly TileFace[]) {
    this.faces = faces;
    const distinct: Orientation[] = [];
    for (const face of faces) {
      const seen = new Map<string, Orientation>();
      const turns: Orientation[] = [];
      for (let rotation = 0; rotation < ROTATIONS; rotation++) {
        const orientation = orient(face, rotation);
        const look = lookOf(orientation);
        const same = seen.get(look);
        turns.push(same ?? orientation);
        if (same === undefined) {
          seen.set(look, orientation);
          distinct.push(orientation);
        }
      }
      this.#byName.set(face.id, turns);
    }
    this.orientations = distinct;
  }

  /** The orientation with the lowest rotation that looks like this one; undefined for an unknown face. */
  find(face: string, rotation: number): Orientation | undefined {
    return this.#byName.get(face)?.[rotation];
  }

  get(face: string, rotation: number): Orientation {
    const found = this.find(face, rotation);
    if (found === undefined) throw new RangeError(`there is no tile "${face}" turned by ${rotation}`);
    return found;
  }
}
