import type { Livery, Seat } from '@roundhouse/kernel';
import { badge, figure, type Palette, paletteOf, serif, sizeToFit, textWidth, type Theme } from '@roundhouse/style';
import { el, group, type SvgNode, title } from '@roundhouse/svg';

/** Somebody at the end of a game, in a few signs. */
export interface StandingLine {
  readonly seat: Seat;
  readonly rank: string;
  readonly name: string;
  readonly points: string;
}

interface ResultSheet {
  /** The last board, as a whole picture. */
  readonly board: SvgNode;
  readonly theme: Theme;
  readonly liveries: readonly Livery[] | undefined;
  readonly game: string;
  readonly headline: string;
  readonly foot: string;
  readonly lines: readonly StandingLine[];
}

const MARGIN = 36;
const HEAD = 128;
const ROW = 58;
const FOOT = 64;
const COLUMN_GAP = 28;
const LEAST_COLUMN = 250;

/** A picture to send: who won, how everybody ended, the last board, when and where it was. */
export function resultSheet({ board, theme, liveries, game, headline, foot, lines }: ResultSheet): SvgNode {
  const palette = paletteOf(theme, liveries);
  const { width, height } = sizeOf(board);
  const inner = width - 2 * MARGIN;
  const columns = Math.max(1, Math.min(lines.length, Math.floor(inner / LEAST_COLUMN)));
  const column = inner / columns;
  const rows = Math.ceil(lines.length / columns);
  const top = HEAD + rows * ROW + 12;
  const whole = top + height + FOOT;
  return el('svg', { viewBox: `0 0 ${width} ${whole}`, width, height: whole, role: 'img' }, [
    title(headline),
    el('rect', { width, height: whole, fill: palette.paper }),
    el('rect', { width, height: 8, fill: palette.brass }),
    serif(MARGIN, 46, sizeToFit(game.toUpperCase(), inner * 0.8, 19), game.toUpperCase(), {
      'letter-spacing': 3,
      fill: palette.faded,
    }),
    serif(MARGIN, 102, sizeToFit(headline, inner, 54), headline, { fill: palette.ink }),
    ...lines.map((line, index) =>
      group(
        { transform: `translate(${MARGIN + (index % columns) * column} ${HEAD + Math.floor(index / columns) * ROW})` },
        [standing(line, column - COLUMN_GAP, palette)],
      ),
    ),
    el('svg', { ...board.attributes, x: 0, y: top, width, height }, board.children),
    serif(MARGIN, whole - 26, 20, 'Roundhouse', { fill: palette.ink }),
    figure(width - MARGIN, whole - 26, sizeToFit(foot, inner - textWidth('Roundhouse', 24), 19), foot, {
      fill: palette.faded,
    }),
  ]);
}

function standing({ seat, rank, name, points }: StandingLine, width: number, palette: Palette): SvgNode {
  const room = width - 82 - textWidth(points, 26);
  return group({ 'data-seat': seat }, [
    serif(0, 34, 24, rank, { fill: palette.faded }),
    badge(seat, { x: 44, y: 26 }, 16, palette),
    serif(70, 34, sizeToFit(name, room, 25), name, { fill: palette.ink }),
    figure(width, 34, 26, points, { fill: palette.ink, 'font-weight': 700 }),
    el('path', { d: `M0 48H${width}`, stroke: palette.line }),
  ]);
}

/** Pictures of boards say how large they are. */
function sizeOf({ attributes }: SvgNode): { readonly width: number; readonly height: number } {
  const { width, height } = attributes;
  if (typeof width !== 'number' || typeof height !== 'number') throw new Error('a picture says its size');
  return { width, height };
}
