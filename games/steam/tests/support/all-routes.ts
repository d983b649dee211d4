import { EDGES, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isTile } from '@roundhouse/rails';
import { boardOf, type Position, TILES } from '../../index.ts';

interface Step {
  readonly exit: number;
  readonly to: Hex;
  readonly owner: Seat | null;
  /** The same from both ends. */
  readonly link: string;
}

export interface Route {
  readonly exits: readonly number[];
  readonly places: readonly Hex[];
  readonly owners: readonly (Seat | null)[];
  readonly links: readonly string[];
}

/**
 * Follows track from tile to tile by what is printed on them. It shares nothing with the network of the rules, so that
 * the two can be held against each other.
 */
class Walker {
  readonly #p: Position;
  readonly #across: readonly Hex[];
  readonly #known = new Map<Hex, readonly Step[]>();

  constructor(p: Position) {
    this.#p = p;
    this.#across = boardOf(p).topology.across;
  }

  isCity(hex: Hex): boolean {
    const laid = this.#p.track[hex];
    return boardOf(this.#p).cityAt.has(hex) || (laid !== null && laid !== undefined && 'city' in laid);
  }

  steps(place: Hex): readonly Step[] {
    const known = this.#known.get(place) ?? EDGES.flatMap((exit) => this.#step(place, exit));
    this.#known.set(place, known);
    return known;
  }

  /** The track that touches this side of a hex with a tile: where it goes on, or null for into the town. */
  #trackAt(hex: Hex, side: number): { readonly onward: number | null; readonly owner: Seat | null } | undefined {
    const laid = this.#p.track[hex];
    if (!isTile(laid)) return undefined;
    const { exits, tracks } = TILES.get(laid.tile, laid.rotation);
    if (boardOf(this.#p).townAt.has(hex)) {
      const index = exits.indexOf(side);
      return index === -1 ? undefined : { onward: null, owner: laid.owners[index] ?? null };
    }
    const index = tracks.findIndex((track) => track.includes(side));
    const [a, b] = tracks[index] ?? [];
    return a === undefined || b === undefined
      ? undefined
      : { onward: a === side ? b : a, owner: laid.owners[index] ?? null };
  }

  #step(place: Hex, exit: number): Step[] {
    const start = this.isCity(place) ? { onward: null, owner: null } : this.#trackAt(place, exit);
    if (start === undefined) return [];
    let owner = start.owner;
    let hex = place;
    let out = exit;
    for (let tiles = this.isCity(place) ? 0 : 1; ; tiles++) {
      const next = this.#across[hex * EDGES.length + out] ?? NOWHERE;
      if (next === NOWHERE) return [];
      const side = opposite(out);
      const arrived = (): Step[] => [
        { exit, to: next, owner, link: [`${place}/${exit}`, `${next}/${side}`].toSorted().join(' ') },
      ];
      if (this.isCity(next)) return tiles === 0 ? [] : arrived();
      const track = this.#trackAt(next, side);
      if (track === undefined) return [];
      owner = track.owner;
      if (track.onward === null) return arrived();
      hex = next;
      out = track.onward;
    }
  }
}

/** Every way of up to so many links that comes to no city twice and uses no link twice, wherever it leads. */
export function allRoutes(p: Position, from: Hex, maxLinks: number): readonly Route[] {
  const walker = new Walker(p);
  let tips: readonly Route[] = [{ exits: [], places: [from], owners: [], links: [] }];
  const found: Route[] = [];
  for (let length = 1; length <= maxLinks; length++) {
    tips = tips.flatMap((tip) =>
      walker
        .steps(tip.places.at(-1) ?? from)
        .filter(({ to, link }) => !tip.links.includes(link) && !(walker.isCity(to) && tip.places.includes(to)))
        .map(({ exit, to, owner, link }) => ({
          exits: [...tip.exits, exit],
          places: [...tip.places, to],
          owners: [...tip.owners, owner],
          links: [...tip.links, link],
        })),
    );
    found.push(...tips);
  }
  return found;
}
