import type { Livery, Seat } from '@roundhouse/kernel';
import { el, group, rounded, type SvgNode, title } from '@roundhouse/svg';
import type { Box } from './frame.ts';
import type { Palette, Theme } from './palette.ts';
import { type Panel, PANEL_WIDTH } from './panels/panel.ts';

/** How the board of a game is to be drawn. */
export interface BoardOptions {
  readonly theme?: Theme;
  /** By seat. */
  readonly seatNames?: readonly string[];
  /** By seat; left out where nobody chose anything. */
  readonly liveries?: readonly Livery[] | undefined;
  /** The names of hexes or squares, as far as the board has them. */
  readonly coordinates?: boolean;
  /** Everything that lies beside the map. */
  readonly panels?: boolean;
}

/** What to call a seat in the picture. */
export function seatNamer({ seatNames }: BoardOptions): (seat: Seat) => string {
  return (seat) => seatNames?.[seat] ?? `Player ${seat + 1}`;
}

const MARGIN = 24;
const LEAST_GAP = 8;
const MOST_GAP = 22;

export interface PrintedSheet {
  readonly title: string;
  readonly palette: Palette;
  readonly map: SvgNode;
  /** The room that the map takes, its frame included. */
  readonly box: Box;
  readonly panels: readonly Panel[];
}

/** A whole picture: a map on its paper, with the panels in a column beside it. */
export function printed({ title: words, palette, map, box, panels }: PrintedSheet): SvgNode {
  const left = box.x - MARGIN;
  const top = box.y - MARGIN;
  const mapWidth = box.width + 2 * MARGIN;
  const column = {
    x: left + mapWidth,
    y: box.y,
    width: PANEL_WIDTH,
    height: Math.max(box.height, leastHeight(panels)),
  };
  const height = column.height + 2 * MARGIN;
  const width = mapWidth + (panels.length > 0 ? PANEL_WIDTH + MARGIN : 0);
  return el('svg', { viewBox: [left, top, width, height].map(rounded).join(' '), width, height, role: 'img' }, [
    title(words),
    el('rect', { x: left, y: top, width, height, fill: palette.paper }),
    map,
    ...(panels.length > 0 ? [stacked(panels, column)] : []),
  ]);
}

function heightOf(panels: readonly Panel[]): number {
  return panels.reduce((sum, { height }) => sum + height, 0);
}

function leastHeight(panels: readonly Panel[]): number {
  return heightOf(panels) + LEAST_GAP * Math.max(0, panels.length - 1);
}

/** The side column, with the room left over shared out between its cards. */
function stacked(panels: readonly Panel[], box: Box): SvgNode {
  const room = (box.height - heightOf(panels)) / Math.max(1, panels.length - 1);
  const gap = Math.min(MOST_GAP, Math.max(LEAST_GAP, room));
  let y = box.y;
  const placed = panels.map(({ node, height }) => {
    const at = group({ transform: `translate(${box.x} ${Math.round(y)})` }, [node]);
    y += height + gap;
    return at;
  });
  return group({ 'data-layer': 'panels' }, placed);
}
