import type { Palette } from '../palette.ts';
import { SANS, SERIF } from '../type.ts';
import { type Attributes, el, group, type SvgNode } from '@roundhouse/svg';

/** What every part of the side column needs to know. */
export interface PanelLook {
  readonly palette: Palette;
  readonly seatName: (seat: number) => string;
}

/** A part of the side column, drawn from 0, 0 downwards. */
export interface Panel {
  readonly node: SvgNode;
  readonly height: number;
}

export const PANEL_WIDTH = 420;
export const PADDING = 16;

function words(x: number, y: number, size: number, content: string, attributes: Attributes = {}): SvgNode {
  return el('text', { x, y, 'font-size': size, ...attributes }, [content]);
}

export function serif(x: number, y: number, size: number, content: string, attributes: Attributes = {}): SvgNode {
  return words(x, y, size, content, { 'font-family': SERIF, ...attributes });
}

/** Figures stand in columns, so all of them are equally wide. */
export function figure(x: number, y: number, size: number, content: string, attributes: Attributes = {}): SvgNode {
  return words(x, y, size, content, {
    'font-family': SANS,
    'text-anchor': 'end',
    'font-variant-numeric': 'tabular-nums',
    ...attributes,
  });
}

/** A card with a heading on its upper rule, as on a printed form. */
export function card(heading: string, height: number, palette: Palette, children: readonly SvgNode[]): Panel {
  return {
    height,
    node: group({}, [
      el('rect', { width: PANEL_WIDTH, height, rx: 3, fill: palette.card, stroke: palette.line, 'stroke-width': 1.2 }),
      el('rect', {
        x: 3,
        y: 3,
        width: PANEL_WIDTH - 6,
        height: height - 6,
        rx: 2,
        fill: 'none',
        stroke: palette.line,
        'stroke-width': 0.6,
      }),
      serif(PADDING, 23, 14, heading.toUpperCase(), { 'letter-spacing': 2.4, fill: palette.faded }),
      ...children,
    ]),
  };
}
