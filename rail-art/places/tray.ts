import { itemAt } from '@roundhouse/kernel';
import { group, type SvgNode } from '@roundhouse/svg';
import { GOOD_COLOURS, type GoodColour, type Palette } from '@roundhouse/style';
import { type CubeStack, cube } from '../pieces/cube.ts';

const PER_ROW = 3;
const MOST_SINGLE = 2 * PER_ROW;
const PITCH = 17.5;
const SIZE = 15;
/** As far from the plate as the rim lets them be: on a small screen the plate grows towards them. */
const ROWS = [-21, 20.5] as const;

/** Cubes one by one while they can be counted at a glance; more of them as one stack a colour. */
function stacksOf(cubes: readonly GoodColour[]): readonly CubeStack[] {
  if (cubes.length <= MOST_SINGLE) return cubes.map((good) => ({ good, count: 1 }));
  return GOOD_COLOURS.flatMap((good) => {
    const count = cubes.filter((one) => one === good).length;
    return count === 0 ? [] : [{ good, count }];
  });
}

/** The goods of a city, above and below its name plate. */
export function tray(cubes: readonly GoodColour[], palette: Palette): SvgNode {
  const stacks = stacksOf(cubes);
  const rows = [stacks.slice(0, PER_ROW), stacks.slice(PER_ROW)];
  const pieces = rows.flatMap((row, index) =>
    row.map((stack, place) => {
      const x = (place - (row.length - 1) / 2) * PITCH;
      return cube(stack, { x, y: itemAt(ROWS, index) }, SIZE, palette);
    }),
  );
  return group({ 'data-tray': cubes.length }, pieces);
}
