import { el, type SvgNode } from '@roundhouse/svg';
import type { Enamel, Palette } from './palette.ts';
import { label, SERIF, sizeToFit, textWidth } from './type/type.ts';

const HEIGHT = 18;
const WIDEST = 104;
const NARROWEST = 74;
const PADDING = 7;

/** How large a name is set on its plate, and the room that the plate takes. */
export function plateOf(name: string): { readonly size: number; readonly width: number; readonly height: number } {
  const size = sizeToFit(name, WIDEST - 2 * PADDING, 13.5);
  return { size, width: Math.max(NARROWEST, textWidth(name, size) + 2 * PADDING), height: HEIGHT };
}

/** The name of a city on an enamel plate, centred on 0, 0. At this height no track comes near the corners of the hex. */
export function namePlate(name: string, { fill, on }: Enamel, palette: Palette): SvgNode {
  const { size, width } = plateOf(name);
  const box = (inset: number): Readonly<Record<string, number>> => ({
    x: -width / 2 + inset,
    y: -HEIGHT / 2 + inset,
    width: width - 2 * inset,
    height: HEIGHT - 2 * inset,
    rx: 3 - inset,
  });
  return label(size, 3.2, [
    el('rect', { ...box(-1.2), rx: 4, fill: palette.card }),
    el('rect', { ...box(0), fill, stroke: palette.ink, 'stroke-width': 1 }),
    el('rect', { ...box(1.7), fill: 'none', stroke: on, 'stroke-width': 0.6, 'stroke-opacity': 0.7 }),
    el(
      'text',
      {
        y: size * 0.34,
        'text-anchor': 'middle',
        'font-family': SERIF,
        'font-size': size,
        'font-weight': 700,
        fill: on,
      },
      [name],
    ),
  ]);
}
