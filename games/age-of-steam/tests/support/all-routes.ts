import { EDGES, type Hex, NOWHERE, neighbour } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isTile } from '@roundhouse/rails';
import { boardOf, type Position, TILES } from '../../index.ts';

/** A piece of line between two nodes: the border of two hexes, or a place. */
interface Stretch {
  readonly ends: readonly [string, string];
  readonly owner: Seat | null;
}

export interface Link {
  readonly exit: number;
  readonly to: Hex;
  readonly owner: Seat | null;
}

export interface Route {
  readonly exits: readonly number[];
  readonly places: readonly Hex[];
  readonly owners: readonly (Seat | null)[];
}

/**
 * The map as a graph of borders and places, read from the tiles alone. It shares nothing with the network of the
 * rules, so that the two can be held against each other.
 */
export function linksOf(p: Position): (place: Hex) => readonly Link[] {
  const { grid, topology } = boardOf(p);
  const border = (hex: Hex, edge: number): string => {
    const other = neighbour(grid, hex, edge);
    return `${Math.min(hex, other)}|${Math.max(hex, other)}`;
  };
  const at = new Map<string, Stretch[]>();
  const add = (one: string, other: string, owner: Seat | null): void => {
    const stretch: Stretch = { ends: [one, other], owner };
    for (const end of stretch.ends) at.set(end, [...(at.get(end) ?? []), stretch]);
  };
  const isCity = (hex: Hex): boolean => {
    const laid = p.track[hex];
    return topology.ground[hex] === 'city' || (laid !== null && laid !== undefined && 'city' in laid);
  };
  // Cities that touch have no track between them, so nothing leads across that border.
  const opensTo = (hex: Hex, edge: number): boolean => {
    const other = neighbour(grid, hex, edge);
    return other !== NOWHERE && !isCity(other);
  };
  for (const [hex, laid] of p.track.entries()) {
    if (isCity(hex)) {
      for (const edge of EDGES) if (opensTo(hex, edge)) add(border(hex, edge), `place ${hex}`, null);
    }
    if (!isTile(laid)) continue;
    const { tracks, exits } = TILES.get(laid.tile, laid.rotation);
    if (topology.ground[hex] === 'town') {
      for (const [index, exit] of exits.entries()) add(border(hex, exit), `place ${hex}`, laid.owners[index] ?? null);
    } else {
      for (const [index, [a, b]] of tracks.entries()) add(border(hex, a), border(hex, b), laid.owners[index] ?? null);
    }
  }
  return (place) =>
    EDGES.flatMap((exit): Link[] => {
      const home = `place ${place}`;
      let node = border(place, exit);
      let came = at.get(node)?.find(({ ends }) => ends.includes(home));
      let owner = came?.owner ?? null;
      while (came !== undefined) {
        const onward: Stretch | undefined = at.get(node)?.find((stretch) => stretch !== came);
        if (onward === undefined) return [];
        owner ??= onward.owner;
        node = onward.ends[0] === node ? onward.ends[1] : onward.ends[0];
        if (node.startsWith('place ')) return [{ exit, to: Number(node.slice('place '.length)), owner }];
        came = onward;
      }
      return [];
    });
}

/** Every way of up to so many links that comes to no place twice, wherever it leads. */
export function allRoutes(p: Position, from: Hex, maxLinks: number): readonly Route[] {
  const linksAt = linksOf(p);
  let tips: readonly Route[] = [{ exits: [], places: [from], owners: [] }];
  const found: Route[] = [];
  for (let length = 1; length <= maxLinks; length++) {
    tips = tips.flatMap((tip) =>
      linksAt(tip.places.at(-1) ?? from)
        .filter(({ to }) => !tip.places.includes(to))
        .map(({ exit, to, owner }) => ({
          exits: [...tip.exits, exit],
          places: [...tip.places, to],
          owners: [...tip.owners, owner],
        })),
    );
    found.push(...tips);
  }
  return found;
}
