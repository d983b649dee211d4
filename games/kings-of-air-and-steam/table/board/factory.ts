import { itemAt } from '@roundhouse/kernel';
import { label, mix, type Palette, SANS } from '@roundhouse/style';
import { el, group, shift, type SvgNode, title } from '@roundhouse/svg';
import { areaOf, type Factory } from '../../content/area.ts';
import type { Position } from '../../rules/position.ts';
import { enamelOfGood, GOOD_LETTERS, goodPiece } from './goods.ts';
import { spaceMiddle } from './points.ts';

const GOODS_AT = 29;
const GOOD_SIZE = 15;
const PITCH = 16.5;
/** As many as can be counted at a glance; more lie in one stack. */
const MOST_SINGLE = 4;

export function factoryLayer(p: Position, palette: Palette): SvgNode {
  const area = areaOf(p);
  return group(
    { 'data-layer': 'factories' },
    area.factories.map((factory, index) => {
      const at = spaceMiddle(area, factory.space);
      return group(
        { 'data-factory': factory.space, transform: shift(at) },
        drawFactory(factory, itemAt(p.factories, index), palette),
      );
    }),
  );
}

function drawFactory({ good }: Factory, count: number, palette: Palette): readonly SvgNode[] {
  return [title(`A factory of ${good}, ${count} there`), ...works(good, palette), ...stock(good, count, palette)];
}

/** A hall with a saw-tooth roof and two chimneys, the sign of its good on the wall; the longest name of a city beside it leaves it room. */
function works(good: Factory['good'], palette: Palette): readonly SvgNode[] {
  const { fill, on } = enamelOfGood(good, palette);
  const ink = palette.theme === 'day' ? palette.ink : mix(palette.ink, palette.paper, 0.25);
  const brick = mix(fill, palette.card, 0.18);
  const outline = { stroke: ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' };
  return [
    el('path', { d: 'M-23 20H25L21 23H-19Z', fill: palette.ink, 'fill-opacity': 0.16 }),
    el('path', {
      d: 'M-15 -34c-4 -5 3 -7 0 -12M-4.5 -31c-4 -5 3 -7 0 -12',
      fill: 'none',
      stroke: palette.faded,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.75,
    }),
    el('path', {
      d: 'M-18.5 -4L-17.5 -31H-12.5L-11.5 -4ZM-8 -4L-7 -28H-2L-1 -4Z',
      fill: mix(brick, ink, 0.25),
      ...outline,
    }),
    el('path', { d: 'M-22 19V-2L-8.5 -13V-2L5 -13V-2L18.5 -13V-2H22V19Z', fill: brick, ...outline }),
    el('rect', { x: -11.5, y: 0, width: 23, height: 17, rx: 2, fill, ...outline }),
    // On a small board it grows away from the goods below it.
    label(
      14,
      1.6,
      [
        el(
          'text',
          {
            y: 13.4,
            'text-anchor': 'middle',
            'font-family': SANS,
            'font-size': 14,
            'font-weight': 700,
            fill: on,
          },
          [GOOD_LETTERS[good]],
        ),
      ],
      'up',
    ),
  ];
}

function stock(good: Factory['good'], count: number, palette: Palette): readonly SvgNode[] {
  if (count === 0) return [];
  if (count > MOST_SINGLE) return [goodPiece(good, count, { x: 0, y: GOODS_AT + 1 }, GOOD_SIZE + 2, palette)];
  return Array.from({ length: count }, (_, index) =>
    goodPiece(good, 1, { x: (index - (count - 1) / 2) * PITCH, y: GOODS_AT }, GOOD_SIZE, palette),
  );
}
