import { itemAt, say, text } from '@roundhouse/kernel';
import { drawnAt, EMBLEM_SHAPES, emblemOf, enamelOf, mix, type Palette } from '@roundhouse/style';
import { el, group, type PathPoint, shift, type SvgNode, title } from '@roundhouse/svg';
import { areaOf } from '../../content/area.ts';
import type { Position } from '../../rules/position.ts';
import { kindsIn, sizeOf } from '../../rules/stock.ts';
import { goodsRow } from './goods.ts';
import { plus, spaceMiddle } from './points.ts';

interface Berth {
  readonly at: PathPoint;
  readonly scale: number;
}

/** Where several airships hover in one space: two above it, the others at its sides, so that its sign is never hidden. */
const TOGETHER: readonly PathPoint[] = [
  { x: -18, y: -34 },
  { x: 18, y: -34 },
  { x: -34, y: -13 },
  { x: 34, y: -13 },
  { x: -34, y: 9 },
  { x: 34, y: 9 },
  { x: -34, y: 31 },
];

/** One airship hovers with its cargo above whatever stands in the space, and below a city beside it; a pair does too. */
function berth(index: number, count: number): Berth {
  if (count === 1) return { at: { x: 0, y: -29 }, scale: 0.9 };
  if (count === 2) return { at: { x: index === 0 ? -20 : 20, y: -27 }, scale: 0.78 };
  return { at: itemAt(TOGETHER, index), scale: 0.62 };
}

/** The point in the drawing at which the airship of a seat hovers. */
export function airshipPoint(p: Position, seat: number): PathPoint | null {
  const space = p.players[seat]?.airship ?? null;
  if (space === null) return null;
  const together = p.players.flatMap(({ airship }, other) => (airship === space ? [other] : []));
  return plus(spaceMiddle(areaOf(p), space), berth(together.indexOf(seat), together.length).at);
}

export function airshipLayer(p: Position, seatName: (seat: number) => string, palette: Palette): SvgNode {
  return group(
    { 'data-layer': 'airships' },
    p.players.flatMap(({ airship, hold }, seat) => {
      const at = airshipPoint(p, seat);
      if (at === null) return [];
      const count = p.players.filter((other) => other.airship === airship).length;
      const { scale } = berth(0, count);
      return [
        drawnAt(scale, { 'data-airship': seat, transform: `${shift(at)} scale(${scale})` }, [
          title(
            say(
              text('The airship of {who}, {count, plural, one {# good} other {# goods}} on board', {
                who: seatName(seat),
                count: sizeOf(hold),
              }),
            ),
          ),
          ...zeppelin(seat, palette),
          ...net(kindsIn(hold).length, palette),
          ...goodsRow(hold, { x: 3, y: 19 }, 12.5, palette),
        ]),
      ];
    }),
  );
}

/** What hangs below the airship in place of its gondola, so that the cargo is not taken for what stands in the space. */
function net(kinds: number, palette: Palette): readonly SvgNode[] {
  if (kinds === 0) return [];
  const width = kinds * 15.3 + 7;
  return [
    el('rect', {
      x: 3 - width / 2,
      y: 11,
      width,
      height: 16,
      rx: 4,
      fill: palette.card,
      stroke: palette.ink,
      'stroke-width': 1,
    }),
  ];
}

/** Nose to the east, around 0, 0. */
function zeppelin(seat: number, palette: Palette): readonly SvgNode[] {
  const { fill, on } = enamelOf(palette, seat);
  const ink = palette.theme === 'day' ? palette.ink : palette.paper;
  const outline = { stroke: ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' };
  const dark = mix(fill, '#000000', 0.32);
  const envelope = 'M-25 0C-21 -8 -9 -12 3 -12C16 -12 25 -6 27 0C25 6 16 12 3 12C-9 12 -21 8 -25 0Z';
  return [
    el('ellipse', { cx: 5, cy: 31, rx: 21, ry: 4.5, fill: palette.ink, 'fill-opacity': 0.16 }),
    el('path', { d: envelope, fill: palette.card, stroke: palette.card, 'stroke-width': 4 }),
    el('path', { d: 'M-18 -4L-29 -11L-27 0L-29 11L-18 4Z', fill: dark, ...outline }),
    el('path', { d: 'M-5 10.5L-3 16.5H9L11 10.5Z', fill: dark, ...outline }),
    el('path', { d: envelope, fill, ...outline }),
    el('path', {
      d: 'M-24 0C-8 -3.6 14 -3.6 26 0M-24 0C-8 3.6 14 3.6 26 0M-13 -8.6V8.6M17 -9V9',
      fill: 'none',
      stroke: on,
      'stroke-width': 0.7,
      'stroke-opacity': 0.6,
    }),
    el('circle', { cx: 2, r: 9.4, fill, stroke: on, 'stroke-width': 0.9 }),
    el('path', {
      d: EMBLEM_SHAPES[emblemOf(palette, seat)],
      fill: on,
      'fill-rule': 'evenodd',
      transform: 'translate(2 0) scale(0.95)',
    }),
  ];
}
