/** A spot of the board, and its middle. */
export interface PlacedSpot {
  readonly spot: number;
  readonly x: number;
  readonly y: number;
}

type Axis = 'x' | 'y';

/** Along which axis an arrow key leads, and which way. */
interface Way {
  readonly along: Axis;
  readonly across: Axis;
  readonly sign: 1 | -1;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { along: 'x', across: 'y', sign: -1 },
  ArrowRight: { along: 'x', across: 'y', sign: 1 },
  ArrowUp: { along: 'y', across: 'x', sign: -1 },
  ArrowDown: { along: 'y', across: 'x', sign: 1 },
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** Whoever goes on the same way keeps to a line, as a caret keeps its column: on hexes every other step is beside it. */
export interface Line {
  /** Where the last step led. */
  readonly spot: number;
  readonly across: Axis;
  readonly at: number;
}

/** Up to 60° beside the way: what a hex has as neighbours to its left and right. */
const ASIDE = 1.75;

/** Through all of them in turn: what lies awkwardly no arrow may lead to. */
const IN_TURN: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/**
 * Where a key leads from a spot that can be chosen: an arrow to the nearest that lies that way, and else to whatever is not
 * behind. Null where nothing is, or for another key.
 */
export function stepTo(
  key: string,
  from: PlacedSpot,
  spots: readonly PlacedSpot[],
  line: Line | null = null,
): Line | null {
  const turn = IN_TURN[key];
  if (turn !== undefined) {
    const next = spots.at((spots.findIndex(({ spot }) => spot === from.spot) + turn) % spots.length);
    return next === undefined ? null : { spot: next.spot, across: 'y', at: next.y };
  }
  const way = WAYS[key];
  if (way === undefined) return null;
  const { along, across, sign } = way;
  const kept = line !== null && line.spot === from.spot && line.across === across ? line.at : from[across];
  const ahead = spots
    .map((one) => ({ one, far: (one[along] - from[along]) * sign, aside: Math.abs(one[across] - from[across]) }))
    .filter(({ far }) => far > 0.5);
  const straight = ahead.filter(({ far, aside }) => aside <= far * ASIDE);
  let best: { readonly spot: number; readonly way: number } | null = null;
  for (const { one, far } of straight.length > 0 ? straight : ahead) {
    const length = far + Math.abs(one[across] - kept);
    if (best === null || length < best.way) best = { spot: one.spot, way: length };
  }
  return best === null ? null : { spot: best.spot, across, at: kept };
}

/** The one of these spots that the Tab key comes to: where somebody was, what is chosen, or whatever is nearest to that. */
export function tabStop(
  spots: readonly (PlacedSpot & { readonly chosen: boolean })[],
  last: PlacedSpot | null,
): number | null {
  const there = spots.find(({ spot }) => spot === last?.spot) ?? spots.find(({ chosen }) => chosen);
  if (there !== undefined) return there.spot;
  if (last === null) return spots[0]?.spot ?? null;
  const [nearest] = [...spots].sort(
    (one, other) => Math.hypot(one.x - last.x, one.y - last.y) - Math.hypot(other.x - last.x, other.y - last.y),
  );
  return nearest?.spot ?? null;
}
