import { label, SERIF, sizeToFit } from '@roundhouse/style';
import { el, type SvgNode } from '@roundhouse/svg';
import type { Look } from '../look.ts';

export const CARD = { width: 120, height: 150 } as const;
const HOLE = 5;

/** The outline of a ticket: a hole is punched into each side. */
export function ticketShape(width: number, height: number): string {
  const middle = height * 0.29;
  return [
    `M5 1H${width - 5}A4 4 0 0 1 ${width - 1} 5V${middle - HOLE}`,
    `A${HOLE} ${HOLE} 0 0 0 ${width - 1} ${middle + HOLE}V${height - 5}A4 4 0 0 1 ${width - 5} ${height - 1}H5`,
    `A4 4 0 0 1 1 ${height - 5}V${middle + HOLE}A${HOLE} ${HOLE} 0 0 0 1 ${middle - HOLE}V5A4 4 0 0 1 5 1Z`,
  ].join('');
}

/** Paper, a tinted head, and the perforation below it. */
export function ticket(
  { width, height }: { readonly width: number; readonly height: number },
  tint: string,
  look: Look,
): readonly SvgNode[] {
  const head = height * 0.29;
  return [
    el('path', { d: ticketShape(width, height), fill: look.card }),
    el('path', {
      d: `M5 1H${width - 5}A4 4 0 0 1 ${width - 1} 5V${head - HOLE}A${HOLE} ${HOLE} 0 0 0 ${width - HOLE - 1} ${head}H${HOLE + 1}A${HOLE} ${HOLE} 0 0 0 1 ${head - HOLE}V5A4 4 0 0 1 5 1Z`,
      fill: tint,
    }),
    el('path', {
      d: `M${HOLE + 4} ${head}H${width - HOLE - 4}`,
      stroke: look.ink,
      'stroke-width': 1,
      'stroke-dasharray': '2.5 2.5',
      'stroke-opacity': 0.7,
    }),
    el('path', { d: ticketShape(width, height), fill: 'none', stroke: look.ink, 'stroke-width': 1.4 }),
  ];
}

/** A name in the letters of the titles, as large as the room allows. */
export function nameLine(name: string, width: number, y: number, most: number, look: Look): SvgNode {
  const size = Math.round(sizeToFit(name, width - 10, most) * 10) / 10;
  return label(size, 2, [
    el(
      'text',
      {
        x: width / 2,
        y,
        'text-anchor': 'middle',
        'font-family': SERIF,
        'font-weight': 700,
        'font-size': size,
        fill: look.ink,
      },
      [name],
    ),
  ]);
}
