import { EDGES, type Edge, type Grid, type Hex, NOWHERE, neighbour, opposite } from '@roundhouse/hex';

interface Watered {
  readonly grid: Grid;
  readonly terrain: readonly unknown[];
  readonly water: ReadonlySet<Hex>;
  readonly cityAt: ReadonlyMap<Hex, unknown>;
}

interface Course {
  readonly hex: Hex;
  readonly edges: readonly Edge[];
}

interface Reach {
  readonly hex: Hex;
  readonly edge: Edge;
  readonly other: Hex;
}

/**
 * How rivers flow: a map says only which hexes hold water, so neighbours are joined, without closing rings; where a
 * river ends at the rim of the land it runs out.
 */
export function coursesOf(map: Watered): readonly Course[] {
  const sides = new Map<Hex, Edge[]>([...map.water].map((hex) => [hex, []]));
  for (const { hex, edge, other } of joined(map)) {
    sides.get(hex)?.push(edge);
    sides.get(other)?.push(opposite(edge));
  }
  return [...sides].map(([hex, edges]) => ({ hex, edges: withMouth(map, hex, edges) }));
}

/** Joins that are part of no triangle first, so that a ring is opened where water lies broadest. */
function joined(map: Watered): readonly Reach[] {
  const reaches = [...map.water].flatMap((hex) =>
    EDGES.flatMap((edge): Reach[] => {
      const other = neighbour(map.grid, hex, edge);
      return other > hex && map.water.has(other) ? [{ hex, edge, other }] : [];
    }),
  );
  const group = new Map<Hex, Hex>();
  const rootOf = (hex: Hex): Hex => {
    const next = group.get(hex) ?? hex;
    return next === hex ? hex : rootOf(next);
  };
  return reaches
    .toSorted((one, other) => shared(map, one) - shared(map, other))
    .filter(({ hex, other }) => {
      const [one, two] = [rootOf(hex), rootOf(other)];
      group.set(one, two);
      return one !== two;
    });
}

/** Water hexes beside both ends. */
function shared(map: Watered, { hex, other }: Reach): number {
  const around = new Set(EDGES.map((edge) => neighbour(map.grid, hex, edge)));
  return EDGES.filter((edge) => {
    const next = neighbour(map.grid, other, edge);
    return around.has(next) && map.water.has(next);
  }).length;
}

/** A river that ends here runs out over the rim of the land or into a city, as straight on as it can. */
function withMouth(map: Watered, hex: Hex, edges: readonly Edge[]): readonly Edge[] {
  if (edges.length > 1) return edges;
  const [from] = edges;
  const mouths = EDGES.filter((edge) => {
    const next = neighbour(map.grid, hex, edge);
    return next === NOWHERE || (map.terrain[next] ?? null) === null || map.cityAt.has(next);
  });
  if (from === undefined) return mouths.length > 0 ? mouths.slice(0, 2) : [0, 3];
  const bend = (edge: Edge): number => Math.abs(((edge - from + 6) % 6) - 3);
  const mouth = mouths.filter((edge) => edge !== from).toSorted((one, other) => bend(one) - bend(other))[0];
  return mouth === undefined || bend(mouth) > 1 ? edges : [from, mouth];
}
