export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** In this order, where several are as good. */
const SIDES = ['top', 'bottom', 'right', 'left'] as const;

/** Where something stands that is about something else. */
export interface Spot {
  readonly side: (typeof SIDES)[number];
  /** How far it stands off. */
  readonly gap: number;
}

const LEAST_GAP = 8;
const STEP = 16;
/** Further away nobody sees what it is about. */
const MOST_GAP = LEAST_GAP + 20 * STEP;
const GAPS = Array.from({ length: (MOST_GAP - LEAST_GAP) / STEP + 1 }, (_, step) => LEAST_GAP + step * STEP);
/** As much as is covered for standing this much nearer: a strip of the width of a small card. */
const COVERED_FOR_NEARNESS = 60;
/** How far it stays from the edge of the screen, and if it can from whatever is needed. */
export const EDGE = 8;

/** As near as can be, on any side: for what fits nowhere, whoever places it finds the best. */
export const NEAREST: Spot = { side: SIDES[0], gap: LEAST_GAP };

/**
 * The spot beside `about` on which something of this size covers least of what is needed, where nearer is better: a little
 * further away lies less in the way than over the next row of cards. What is `vital` counts once more: it is better to
 * lie over anything else.
 */
export function spotOutOfTheWay(
  about: Box,
  size: Extent,
  screen: Extent,
  needed: readonly Box[],
  vital: readonly Box[] = [],
): Spot {
  const [best] = SIDES.flatMap((side) => GAPS.map((gap): Spot => ({ side, gap })))
    .map((spot) => ({ spot, box: boxAt(spot, about, size, screen) }))
    .filter(({ box }) => isInside(box, screen))
    .map(({ spot, box }) => ({
      spot,
      cost: [...needed, ...vital].reduce((sum, one) => sum + coveredBy(box, one), COVERED_FOR_NEARNESS * spot.gap),
    }))
    .toSorted((one, other) => one.cost - other.cost);
  return best?.spot ?? NEAREST;
}

/** Beside the middle of what it is about, but along that side never over the edge of the screen. */
function boxAt({ side, gap }: Spot, about: Box, { width, height }: Extent, screen: Extent): Box {
  const alongX = within((about.left + about.right - width) / 2, screen.width - width);
  const alongY = within((about.top + about.bottom - height) / 2, screen.height - height);
  const [left, top] = {
    top: [alongX, about.top - gap - height] as const,
    bottom: [alongX, about.bottom + gap] as const,
    left: [about.left - gap - width, alongY] as const,
    right: [about.right + gap, alongY] as const,
  }[side];
  return { left, top, right: left + width, bottom: top + height };
}

function within(start: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - EDGE));
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Extent): boolean {
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

function coveredBy(box: Box, needed: Box): number {
  const width = Math.min(box.right, needed.right + EDGE) - Math.max(box.left, needed.left - EDGE);
  const height = Math.min(box.bottom, needed.bottom + EDGE) - Math.max(box.top, needed.top - EDGE);
  return Math.max(0, width) * Math.max(0, height);
}
