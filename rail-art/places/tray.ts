import { itemAt } from '@roundhouse/kernel';
import { group, shift, type SvgNode } from '@roundhouse/svg';
import { GOOD_COLOURS, type GoodColour, type Palette } from '@roundhouse/style';
import { type CubeStack, cube } from '../pieces/cube.ts';

const PER_ROW = 3;
const MOST_SINGLE = 2 * PER_ROW;
const PITCH = 17.5;
const SIZE = 15;
/** The middles of the rows: as far from the plate as the rim lets them be. */
const ROWS = [-21, 20.5] as const;
/** How far from the plate's middle the line lies from which a row grows: on a small screen the plate grows up to there. */
const GROWS_FROM = 10;

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
  const rows = [stacks.slice(0, PER_ROW), stacks.slice(PER_ROW)].filter((row) => row.length > 0);
  const drawn = rows.map((row, index) => {
    const middle = itemAt(ROWS, index);
    const line = Math.sign(middle) * GROWS_FROM;
    const pieces = row.map((stack, place) => {
      const x = (place - (row.length - 1) / 2) * PITCH;
      return cube(stack, { x, y: middle - line }, SIZE, palette);
    });
    return group({ transform: shift({ x: 0, y: line }) }, [group({ class: 'board-goods' }, pieces)]);
  });
  return group({ 'data-tray': cubes.length }, drawn);
}
