import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Palette } from '../palette.ts';
import { serif } from '../type/type.ts';

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
