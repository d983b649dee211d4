import type { Seat } from '@roundhouse/kernel';
import {
  badge,
  card,
  figure,
  PADDING,
  type Panel,
  PANEL_WIDTH,
  type PanelLook,
  serif,
  withMinus,
} from '@roundhouse/style';
import { el, group, type SvgNode, title } from '@roundhouse/svg';
import { INCOME, MAX_LEVEL } from '../../content/components.ts';
import { type Position, playerAt } from '../../rules/position.ts';

const HEAD = 32;
const RADIUS = 7.5;
const CELL_HEIGHT = 17;
const LABEL_WIDTH = 92;
const POINTS_STEP = 10;
const LEAST_POINTS = 40;
/** The width of a space with a number where the others are too narrow for one. */
const LABELLED = 20;

interface Track {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Every so many spaces have their number. */
  readonly step: number;
  valueOf(seat: Seat): number;
}

/** The tracks of the board: how far each player has come in income, in points and with the locomotive. */
export function tracks(p: Position, look: PanelLook): Panel {
  const most = Math.max(LEAST_POINTS, ...p.players.map(({ points }) => points));
  const shown: readonly Track[] = [
    { name: 'Income', from: INCOME.min, to: INCOME.max, step: 1, valueOf: (seat) => playerAt(p, seat).income },
    {
      name: 'Points',
      from: 0,
      to: Math.ceil(most / POINTS_STEP) * POINTS_STEP,
      step: POINTS_STEP,
      valueOf: (seat) => playerAt(p, seat).points,
    },
    { name: 'Locomotive', from: 1, to: MAX_LEVEL, step: 1, valueOf: (seat) => playerAt(p, seat).level },
  ];
  let y = HEAD;
  const rows = shown.map((track) => {
    const row = trackRow(p.order, track, look);
    const node = group({ transform: `translate(0 ${y})`, 'data-ruler': track.name.toLowerCase() }, [row.node]);
    y += row.height;
    return node;
  });
  return card('Tracks', y + 6, look.palette, rows);
}

/** A ruler with the badges of the players below it, those on one space on top of one another. */
function trackRow(seats: readonly Seat[], track: Track, look: PanelLook): Panel {
  const { palette } = look;
  const spaces = track.to - track.from + 1;
  const left = spaces > MAX_LEVEL ? PADDING : LABEL_WIDTH + PADDING;
  const width = (PANEL_WIDTH - PADDING - left) / spaces;
  const top = spaces > MAX_LEVEL ? 18 : 0;
  const stacks = new Map<number, Seat[]>();
  for (const seat of seats) {
    const value = track.valueOf(seat);
    stacks.set(value, [...(stacks.get(value) ?? []), seat]);
  }
  const { rows, badges } = placed(stacks, (value) => left + (value - track.from + 0.5) * width);
  const cells = Array.from({ length: spaces }, (_, index) => {
    const value = track.from + index;
    const wide = track.step === 1 ? width : LABELLED;
    const x = Math.min(left + (index + 0.5) * width - wide / 2, PANEL_WIDTH - PADDING - wide);
    return value % track.step === 0 ? space(value, Math.max(left, x), top, wide, look) : null;
  });
  const node = group({}, [
    serif(PADDING, spaces > MAX_LEVEL ? 12 : 13, 14, track.name, { fill: palette.ink }),
    ...cells.filter((cell) => cell !== null),
    ...badges.map(({ seat, x, row }) =>
      group({ 'data-seat': seat }, [
        title(`${look.seatName(seat)}: ${track.name.toLowerCase()} ${withMinus(track.valueOf(seat))}`),
        badge(seat, { x, y: top + CELL_HEIGHT + RADIUS + 2 + row * (2 * RADIUS + 1) }, RADIUS, palette),
      ]),
    ),
  ]);
  return { node, height: top + CELL_HEIGHT + 2 + rows * (2 * RADIUS + 1) + 7 };
}

interface PlacedBadge {
  readonly seat: Seat;
  readonly x: number;
  readonly row: number;
}

/** Badges from the left, each in the first row where it does not touch another. */
function placed(
  stacks: ReadonlyMap<number, readonly Seat[]>,
  at: (value: number) => number,
): { readonly rows: number; readonly badges: readonly PlacedBadge[] } {
  const ends: number[] = [];
  const badges = [...stacks]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([value, seats]) =>
      seats.map((seat) => {
        const x = Math.max(at(value), PADDING + RADIUS);
        const free = ends.findIndex((end) => end <= x - RADIUS);
        const row = free === -1 ? ends.length : free;
        ends[row] = x + RADIUS;
        return { seat, x, row };
      }),
    );
  return { rows: ends.length, badges };
}

function space(value: number, x: number, y: number, width: number, { palette }: PanelLook): SvgNode {
  const strong = value === 0;
  return group({ transform: `translate(${Math.round(x * 10) / 10} ${y})` }, [
    el('rect', {
      width: Math.round(width * 10) / 10,
      height: CELL_HEIGHT,
      fill: value < 0 ? palette.line : palette.card,
      stroke: palette.faded,
      'stroke-width': strong ? 1.4 : 0.6,
    }),
    figure(width / 2, 12.5, 10.5, withMinus(value), { 'text-anchor': 'middle', fill: palette.ink }),
  ]);
}
