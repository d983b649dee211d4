import { itemAt } from '@roundhouse/kernel';
import { enamelOf, mix, type Palette } from '@roundhouse/style';
import { el, group, lineTo, moveTo, type PathPoint, shift, smooth, type SvgNode, title } from '@roundhouse/svg';
import { type Area, areaOf, type DeadEnd, type Link, type Space } from '../../content/area.ts';
import type { NewLink, Position } from '../../rules/position.ts';
import { plus, spaceMiddle, STEP, towards } from './points.ts';

const PLOT = 19;

/** The line of a railway, from the middle of one city to that of the other. */
function linkPoints(area: Area, { ends, spaces }: Pick<Link, 'ends' | 'spaces'>): readonly PathPoint[] {
  const [from, to] = ends;
  const spaceOf = (city: number): Space => itemAt(area.cities, city).space;
  return [spaceOf(from), ...spaces, spaceOf(to)].map((space) => spaceMiddle(area, space));
}

/** The railways that are printed on the boards. */
export function railLayer(area: Area, palette: Palette): SvgNode {
  return group({ 'data-layer': 'rails' }, [
    ...area.deadEnds.map((end) => deadEnd(area, end, palette)),
    ...area.links.flatMap((link) => railway(area, link, railColour(palette), palette)),
    ...area.links.flatMap(({ spaces }) => spaces.map((space) => plot(area, space, palette))),
  ]);
}

function railway(area: Area, link: Link, colour: string, palette: Palette): readonly SvgNode[] {
  const d = smooth(linkPoints(area, link));
  const line = (stroke: string, width: number): SvgNode =>
    el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return [
    group({}, [
      title(`Railway ${link.ends.map((city) => itemAt(area.cities, city).name).join(' – ')}`),
      line(palette.card, 9),
      line(colour, 5),
    ]),
  ];
}

/** Dark on paper, light on soot. */
function railColour(palette: Palette): string {
  return palette.theme === 'day' ? palette.rail : palette.faded;
}

/** An open plot on which a depot may be built. */
function plot(area: Area, space: Space, palette: Palette): SvgNode {
  return el('rect', {
    x: -PLOT / 2,
    y: -PLOT / 2,
    width: PLOT,
    height: PLOT,
    rx: 4,
    transform: shift(spaceMiddle(area, space)),
    fill: palette.card,
    stroke: railColour(palette),
    'stroke-width': 1.6,
    'stroke-dasharray': '4.2 2.6',
  });
}

/** Track to nowhere: grey, and closed by a buffer. */
function deadEnd(area: Area, { city, spaces, towards: out }: DeadEnd, palette: Palette): SvgNode {
  const points = [itemAt(area.cities, city).space, ...spaces].map((space) => spaceMiddle(area, space));
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const end = plus(last, towards(out, STEP * 0.42));
  const side = towards(out + 1.5, 8);
  const grey = mix(palette.unowned.fill, palette.paper, 0.3);
  return group({ fill: 'none', stroke: grey, 'stroke-width': 3.6, 'stroke-linecap': 'round' }, [
    title('A dead end'),
    el('path', { d: smooth([...points, end]), 'stroke-dasharray': '9 6' }),
    el('path', { d: moveTo(plus(end, side)) + lineTo(plus(end, { x: -side.x, y: -side.y })) }),
  ]);
}

/** Railways that were built during the game, in the enamel of their builder. */
export function newRailLayer(p: Position, palette: Palette): SvgNode {
  const area = areaOf(p);
  return group(
    { 'data-layer': 'new-rails' },
    p.newLinks.flatMap((link) => newRailway(area, link, palette)),
  );
}

function newRailway(area: Area, link: NewLink, palette: Palette): readonly SvgNode[] {
  return [
    ...railway(area, link, enamelOf(palette, link.seat).fill, palette),
    el('path', {
      d: smooth(linkPoints(area, link)),
      fill: 'none',
      stroke: palette.card,
      'stroke-width': 1.4,
      'stroke-dasharray': '1 7',
    }),
    ...link.spaces.map((space) => plot(area, space, palette)),
  ];
}
