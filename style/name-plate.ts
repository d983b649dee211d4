import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Enamel, Palette } from './palette.ts';
import { label, SERIF, sizeToFit, textWidth } from './type/type.ts';

const HEIGHT = 18;
const WIDEST = 104;
const NARROWEST = 74;
const PADDING = 7;
/** What is left around a name that has grown: no more than it needs, for pieces lie above and below the plate. */
const TIGHT = { padding: 2.5, leading: 1.06 };

interface Plate {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** How wide and how high the plate must at least be for each unit that its name would make it. */
  readonly least: { readonly wide: number; readonly high: number };
}

/** How large a name is set on its plate, and the room that the plate takes. */
export function plateOf(name: string): Plate {
  const size = sizeToFit(name, WIDEST - 2 * PADDING, 13.5);
  const long = textWidth(name, size);
  const width = Math.max(NARROWEST, long + 2 * PADDING);
  const least = { wide: (long + 2 * TIGHT.padding) / width, high: (size * TIGHT.leading) / HEIGHT };
  return { size, width, height: HEIGHT, least };
}

/** The room of a plate whose name has grown: the plate gives up its own margin first. */
export function grownPlate(name: string, growth: number): { readonly width: number; readonly height: number } {
  const { width, height, least } = plateOf(name);
  return { width: width * Math.max(1, growth * least.wide), height: height * Math.max(1, growth * least.high) };
}

/** The name of a city on an enamel plate, centred on 0, 0. At this height no track comes near the corners of the hex. */
export function namePlate(name: string, { fill, on }: Enamel, palette: Palette): SvgNode {
  const { size, width, least } = plateOf(name);
  const kept = `--plate-wide:${least.wide.toFixed(3)};--plate-high:${least.high.toFixed(3)}`;
  const box = (inset: number): Readonly<Record<string, number>> => ({
    x: -width / 2 + inset,
    y: -HEIGHT / 2 + inset,
    width: width - 2 * inset,
    height: HEIGHT - 2 * inset,
    rx: 3 - inset,
  });
  return label(size, 3.2, [
    group({ class: 'board-plate', style: kept }, [
      el('rect', { ...box(-1.2), rx: 4, fill: palette.card }),
      el('rect', { ...box(0), fill, stroke: palette.ink, 'stroke-width': 1 }),
      el('rect', { ...box(1.7), fill: 'none', stroke: on, 'stroke-width': 0.6, 'stroke-opacity': 0.7 }),
    ]),
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
