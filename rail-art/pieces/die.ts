import { fieldOf } from '@roundhouse/kernel';
import type { Palette } from '@roundhouse/style';
import { el, group, shift, type SvgNode, title } from '@roundhouse/svg';
import type { Die } from '../scene.ts';

const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function die(
  { section, number }: Die,
  at: { readonly x: number; readonly y: number },
  size: number,
  palette: Palette,
): SvgNode {
  const { fill, on } = section === 'light' ? palette.lightDie : palette.darkDie;
  return group({ 'data-die': `${section}-${number}`, transform: shift(at) }, [
    title(`Goods arrive on a ${section} ${number}`),
    el('rect', {
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
      rx: size * 0.18,
      fill,
      stroke: section === 'light' ? palette.darkDie.fill : palette.lightDie.fill,
      'stroke-width': size * 0.07,
    }),
    ...fieldOf(PIPS, `${number}`).map(([x, y]) =>
      el('circle', { cx: x * size * 0.26, cy: y * size * 0.26, r: size * 0.1, fill: on }),
    ),
  ]);
}
