import { el, type PathPoint, type SvgNode } from '@roundhouse/svg';
import { noise } from './noise.ts';
import type { Palette } from './palette.ts';

/** How much grass grows on a hex: the share of its places that have some, and how far from its middle they lie. */
interface Growth {
  readonly share: number;
  readonly near: number;
  readonly spread: number;
}

/** Tufts of grass on open ground: a plain that is only paper looks unfinished. `bare` has a number for each hex. */
export function meadowLayer(
  bare: readonly { readonly hex: number; readonly middle: PathPoint }[],
  { share, near, spread }: Growth,
  palette: Palette,
): SvgNode {
  const tufts = bare.flatMap(({ hex, middle }) =>
    [0, 1, 2]
      .filter((tuft) => noise(hex, 20 + tuft) < share)
      .map((tuft) => {
        const angle = noise(hex, 30 + tuft) * 2 * Math.PI;
        const reach = near + noise(hex, 40 + tuft) * spread;
        const x = Math.round(middle.x + reach * Math.cos(angle));
        const y = Math.round(middle.y + reach * Math.sin(angle));
        return `M${x - 4} ${y}h8M${x - 2.4} ${y - 0.6}l-1.2 -3M${x} ${y - 0.6}v-4M${x + 2.4} ${y - 0.6}l1.2 -3`;
      }),
  );
  return el('path', {
    'data-layer': 'meadows',
    d: tufts.join(''),
    fill: 'none',
    stroke: palette.hachure,
    'stroke-width': 0.7,
    'stroke-opacity': 0.4,
  });
}
