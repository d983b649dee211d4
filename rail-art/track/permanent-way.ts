import type { SvgNode } from '@roundhouse/svg';
import { el } from '@roundhouse/svg';
import { type Enamel, mix, type Palette } from '@roundhouse/style';
import { type Curve, lengthOf, pathOf } from './curve.ts';

export const SLEEPER_LENGTH = 15;
const BED = 20;
const GAUGE = 8;
const RAIL = 1.9;
const SPACING = 6.6;

/** Ballast, sleepers and two rails along a curve: the sleepers carry the owner's colour. */
export function permanentWay(curve: Curve, enamel: Enamel, palette: Palette): readonly SvgNode[] {
  const d = pathOf(curve);
  const length = lengthOf(curve);
  // A whole number of sleepers, with half a gap at both ends: the rhythm goes on across the side of the hex.
  const pitch = length / Math.max(1, Math.round(length / SPACING));
  const sleeper = pitch * 0.64;
  const stroke = (attributes: Readonly<Record<string, string | number>>): SvgNode =>
    el('path', { d, fill: 'none', ...attributes });
  return [
    stroke({ stroke: palette.card, 'stroke-width': BED, 'stroke-opacity': 0.8 }),
    stroke({ stroke: mix(enamel.fill, palette.card, 0.6), 'stroke-width': SLEEPER_LENGTH - 2 }),
    stroke({
      stroke: enamel.fill,
      'stroke-width': SLEEPER_LENGTH,
      'stroke-dasharray': `${dash(sleeper)} ${dash(pitch - sleeper)}`,
      'stroke-dashoffset': -(pitch - sleeper) / 2,
    }),
    ...[-GAUGE / 2, GAUGE / 2].map((aside) =>
      el('path', { d: pathOf(curve, aside), fill: 'none', stroke: palette.rail, 'stroke-width': RAIL }),
    ),
  ];
}

/** Finer than the drawing's two decimals: the error would add up along the line. */
function dash(length: number): string {
  return length.toFixed(4);
}
