import type { Box } from '@roundhouse/style';
import type { PathPoint } from '@roundhouse/svg';
import { type Area, NO_SPACE, type Space } from '../../content/area.ts';
import { type Cell, DIRECTIONS, type Direction } from '../../content/geometry.ts';

/** The length of a hex's side in the drawing; everything else is measured against it. */
const SIDE = 50;
/** From one space to the next. */
export const STEP = SIDE * Math.sqrt(3);

const MARGIN = 26;
const FOOT = 34;

export function middleOf({ q, r }: Cell): PathPoint {
  return { x: STEP * (q + r / 2), y: SIDE * 1.5 * r };
}

export function spaceMiddle(area: Area, space: Space): PathPoint {
  return middleOf(area.spaces[space]?.cell ?? { q: 0, r: 0 });
}

/** Seen from a middle, towards a direction: 0 is east, then clockwise. */
export function towards(direction: Direction, distance: number): PathPoint {
  const angle = (direction * Math.PI) / 3;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

/** Seen from the middle of the space; corner `d` lies clockwise of the side in direction `d`. */
export const CORNERS: readonly PathPoint[] = [0, 1, 2, 3, 4, 5].map((corner) => towards(corner + 0.5, SIDE));

export function plus(one: PathPoint, other: PathPoint): PathPoint {
  return { x: one.x + other.x, y: one.y + other.y };
}

/** Where the name of the play area stands. */
export function footOf({ x, y, width, height }: Box): PathPoint {
  return { x: x + width / 2, y: y + height - FOOT + 2 };
}

/** The corners of what is seen of a space: a partial one is cut through its middle. */
export function cornersOf(area: Area, space: Space): readonly PathPoint[] {
  const middle = spaceMiddle(area, space);
  const inward = area.spaces[space]?.partial === true ? inwardOf(area, space) : null;
  const corners =
    inward === null ? CORNERS : [-2, -1, 0, 1].map((turn) => CORNERS[(inward + turn + 6) % 6] ?? { x: 0, y: 0 });
  return corners.map((corner) => plus(middle, corner));
}

/** Where the play area lies, seen from a space on its edge. */
function inwardOf(area: Area, space: Space): Direction {
  const sum = DIRECTIONS.filter((direction) => area.neighbours[space]?.[direction] !== NO_SPACE)
    .map((direction) => towards(direction, 1))
    .reduce(plus, { x: 0, y: 0 });
  return (Math.round((Math.atan2(sum.y, sum.x) * 3) / Math.PI) + 6) % 6;
}

/** The room that the boards take in the drawing. */
export function landBox(area: Area): Box {
  const corners = [...area.spaces.keys()].flatMap((space) => cornersOf(area, space));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The room that a printed sheet takes, its frame included. */
export function sheetBox(area: Area): Box {
  const { x, y, width, height } = landBox(area);
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN + FOOT };
}
