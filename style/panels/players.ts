import { itemAt, type Seat } from '@roundhouse/kernel';
import { el, group, type SvgNode, title } from '@roundhouse/svg';
import { enamelOf } from '../palette.ts';
import { badge } from '../emblem.ts';
import { figure, serif, sizeToFit, textWidth } from '../type/type.ts';
import { card, PADDING, type Panel, PANEL_WIDTH, type PanelLook } from './panel.ts';

const HEAD = 34;
const ROW = 44;

export interface NumberColumn {
  readonly name: string;
  /** Where its figures end. */
  readonly right: number;
}

export interface PlayerRow {
  readonly seat: Seat;
  /** The turn in which the player left the game. */
  readonly outInTurn: number | null;
  readonly acting: boolean;
  /** What there is to say besides the numbers. */
  readonly status: string;
  /** One for each column. */
  readonly numbers: readonly string[];
}

/** Seats in the order of play, and below them whoever has left the game. */
export function withGone(
  order: readonly Seat[],
  players: readonly { readonly outInTurn: number | null }[],
): readonly Seat[] {
  return [...order, ...players.flatMap(({ outInTurn }, seat) => (outInTurn === null ? [] : [seat]))];
}

/** Players with their public numbers, in the order that is given. */
export function playersPanel(columns: readonly NumberColumn[], players: readonly PlayerRow[], look: PanelLook): Panel {
  const { palette } = look;
  const heads = columns.map(({ name, right }) => figure(right, 23, 11.5, name, { fill: palette.faded }));
  const rows = players.map((player, index) =>
    group({ transform: `translate(0 ${HEAD + index * ROW})`, 'data-seat': player.seat }, row(columns, player, look)),
  );
  return card('Players', HEAD + players.length * ROW + 6, palette, [...heads, ...rows]);
}

function row(columns: readonly NumberColumn[], player: PlayerRow, { palette, seatName }: PanelLook): SvgNode[] {
  const { seat, outInTurn, numbers } = player;
  const isOut = outInTurn !== null;
  const name = seatName(seat);
  const size = sizeToFit(name, 108, 17);
  const spoken = columns.map((column, index) => `${column.name.toLowerCase()} ${itemAt(numbers, index)}`).join(', ');
  return [
    title(`${name}: ${isOut ? `out of the game since turn ${outInTurn}` : spoken}`),
    el('path', { d: `M${PADDING} 0H${PANEL_WIDTH - PADDING}`, stroke: palette.line, 'stroke-width': 0.8 }),
    ...(player.acting ? [lamp(palette.brass, 52 + textWidth(name, size) + 12)] : []),
    el('rect', { x: 0, y: 6, width: 5, height: ROW - 12, fill: enamelOf(palette, seat).fill }),
    badge(seat, { x: 31, y: ROW / 2 }, 14, palette),
    serif(52, 20, size, name, { fill: isOut ? palette.faded : palette.ink, 'font-weight': 700 }),
    serif(52, 36, 13, isOut ? `left the game in turn ${outInTurn}` : player.status, {
      fill: palette.faded,
      'font-style': 'italic',
    }),
    ...(isOut
      ? []
      : columns.map(({ right }, index) =>
          figure(right, 28, 17, itemAt(numbers, index), {
            fill: palette.ink,
            ...(index === 0 ? { 'font-weight': 700 } : {}),
          }),
        )),
  ];
}

/** A number with a real minus sign. */
export function withMinus(value: number): string {
  return String(value).replace('-', '−');
}

/** The same, with a plus before what is above 0. */
export function withSign(value: number): string {
  return value > 0 ? `+${value}` : withMinus(value);
}

/** Lit beside the name of whoever must decide. */
function lamp(colour: string, x: number): SvgNode {
  return group({ 'data-lamp': 'lit' }, [
    el('rect', { x: 5, y: 1, width: PANEL_WIDTH - 10, height: ROW - 2, fill: colour, 'fill-opacity': 0.16 }),
    el('circle', { cx: x, cy: 15, r: 5.5, fill: colour }),
  ]);
}
