import { card, figure, PADDING, type Panel, PANEL_WIDTH, type PanelLook, serif } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import { type Good, GOODS } from '../../content/components.ts';
import { boxOf } from '../../content/boxes.ts';
import type { Position } from '../../rules/position.ts';
import { goodPiece } from './goods.ts';

const HEAD = 36;
const ROW = 30;
const PRICES_AT = 132;
const PITCH = 44;

/** The price track, and which goods are in the bins and among the demand tiles. */
export function market(p: Position, look: PanelLook): Panel {
  const { palette } = look;
  const right = PANEL_WIDTH - PADDING;
  return card('Market', HEAD + GOODS.length * ROW + 8, palette, [
    figure(right - 56, 23, 11.5, 'Bins', { fill: palette.faded }),
    figure(right, 23, 11.5, 'Demand', { fill: palette.faded }),
    ...GOODS.map((good, index) => group({ transform: `translate(0 ${HEAD + index * ROW})` }, row(p, good, look))),
  ]);
}

function row(p: Position, good: Good, { palette }: PanelLook): readonly SvgNode[] {
  const right = PANEL_WIDTH - PADDING;
  const inBins = p.bins.filter((one) => one === good).length;
  return [
    el('path', { d: `M${PADDING} 0H${right}`, stroke: palette.line, 'stroke-width': 0.8 }),
    goodPiece(good, 1, { x: PADDING + 12, y: ROW / 2 }, 18, palette),
    serif(PADDING + 30, 20, 15, good, { fill: palette.ink }),
    ...boxOf(p).prices.map((price, index) => {
      const now = p.prices[good] === price;
      return group({ transform: `translate(${PRICES_AT + index * PITCH} ${ROW / 2})` }, [
        el('rect', {
          x: -17,
          y: -11,
          width: 38,
          height: 22,
          rx: 3,
          fill: now ? palette.ink : 'none',
          stroke: palette.line,
          'stroke-width': 1,
        }),
        figure(2, 5, 14, `$${price}`, {
          'text-anchor': 'middle',
          fill: now ? palette.paper : palette.faded,
          'font-weight': now ? 700 : 400,
        }),
      ]);
    }),
    figure(right - 62, 20, 15, inBins === 0 ? '–' : `${inBins}`, { fill: palette.ink }),
    figure(right - 12, 20, 15, `${p.demand[good]}`, { fill: palette.ink }),
  ];
}
