import { type Enamel, label, mix, namePlate, type Palette, SANS } from '@roundhouse/style';
import { el, group, type PathPoint, shift, type SvgNode, title } from '@roundhouse/svg';
import { type Area, areaOf, type City } from '../../content/area.ts';
import { CITY_SLOTS, DEMAND_SLOTS, type Good } from '../../content/components.ts';
import { type CityState, type Position, slotsLeft } from '../../rules/position.ts';
import { enamelOfGood, GOOD_LETTERS, goodPiece, goodShape } from './goods.ts';
import { spaceMiddle } from './points.ts';

const RADIUS = 41;
const RIM = 7;
const SLOT = 12;
const SLOT_PITCH = 14;
const SLOTS_AT = 20.5;
const MARK_AT = -20.5;

export function cityLayer(p: Position, palette: Palette): SvgNode {
  const area = areaOf(p);
  return group(
    { 'data-layer': 'cities' },
    area.cities.map((city, index) => drawCity(area, city, p.cities[index], p.prices, palette)),
  );
}

function drawCity(
  area: Area,
  { id, name, space }: City,
  state: CityState | undefined,
  prices: Position['prices'],
  palette: Palette,
): SvgNode {
  const wants = state?.wants ?? null;
  const enamel = wants === null ? palette.idleCity : enamelOfGood(wants, palette);
  return group({ 'data-city': id, 'data-space': space, transform: shift(spaceMiddle(area, space)) }, [
    title(words(name, state)),
    ...roundel(enamel, state?.demand === 'closed', palette),
    ...(wants === null ? [] : demandMark(wants, prices[wants], palette)),
    ...(state === undefined ? [] : slots(state, palette)),
    namePlate(name, enamel, palette),
    ...(state?.demand === 'closed' ? [notice('CLOSED', palette)] : []),
    ...(state?.demand === 'awaited' ? [notice('WAITS', palette)] : []),
  ]);
}

function words(name: string, state: CityState | undefined): string {
  if (state === undefined) return name;
  if (state.demand === 'closed') return `${name} takes no more goods`;
  if (state.wants === null) return `${name} waits for a demand tile`;
  return `${name} wants ${slotsLeft(state)} more ${state.wants}`;
}

function roundel({ fill, on }: Enamel, closed: boolean, palette: Palette): readonly SvgNode[] {
  const disc = (r: number, attributes: Readonly<Record<string, string | number>>): SvgNode =>
    el('circle', { r, ...attributes });
  return [
    disc(RADIUS + 1.6, { fill: palette.card }),
    disc(RADIUS, { fill, stroke: palette.ink, 'stroke-width': 1.2, ...(closed ? { 'stroke-dasharray': '5 4' } : {}) }),
    disc(RADIUS - 1.9, { fill: 'none', stroke: on, 'stroke-width': 0.7, 'stroke-opacity': 0.7 }),
    disc(RADIUS - RIM, {
      fill: mix(palette.card, palette.line, closed ? 0.75 : 0.3),
      stroke: palette.ink,
      'stroke-width': 1,
    }),
  ];
}

/** What the city wants, and what it pays for one; on a small board it grows away from the name below it. */
function demandMark(good: Good, price: number, palette: Palette): readonly SvgNode[] {
  const { fill, on } = enamelOfGood(good, palette);
  return [
    group({ 'data-wants': good, transform: shift({ x: -12.5, y: MARK_AT }) }, [
      el('path', { d: goodShape(good, 19), fill, stroke: palette.ink, 'stroke-width': 1.1 }),
      bold(GOOD_LETTERS[good], { x: 0, y: 4.4 }, 12.5, on, 'up'),
    ]),
    // Where it grows beyond the paper it stands on, the rim would swallow it.
    bold(`$${price}`, { x: 12.5, y: MARK_AT + 5.6 }, 16, palette.ink, 'up', palette.card),
  ];
}

function bold(words_: string, at: PathPoint, size: number, fill: string, grows?: 'up', halo?: string): SvgNode {
  const around =
    halo === undefined ? {} : { stroke: halo, 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return label(
    size,
    1.7,
    [
      el(
        'text',
        {
          ...at,
          'text-anchor': 'middle',
          'font-family': SANS,
          'font-size': size,
          'font-weight': 700,
          fill,
          ...around,
        },
        [words_],
      ),
    ],
    grows,
  );
}

/** The slots of the city or of its demand tile, filled from the left. */
function slots({ demand, goods }: CityState, palette: Palette): readonly SvgNode[] {
  const count = demand === 'printed' ? CITY_SLOTS : demand === 'tile' ? DEMAND_SLOTS : 0;
  const width = (count - 1) * SLOT_PITCH + SLOT + 6;
  if (count === 0) return [];
  return [
    el('rect', {
      x: -width / 2,
      y: SLOTS_AT - SLOT / 2 - 2.5,
      width,
      height: SLOT + 5,
      rx: 3,
      fill: palette.card,
      stroke: palette.ink,
      'stroke-width': demand === 'tile' ? 1.5 : 0.8,
    }),
    ...Array.from({ length: count }, (_, index) => {
      const at = { x: (index - (count - 1) / 2) * SLOT_PITCH, y: SLOTS_AT };
      const good = goods[index];
      return good === undefined
        ? el('circle', {
            cx: at.x,
            cy: at.y,
            r: SLOT / 2 - 1.6,
            fill: mix(palette.card, palette.line, 0.45),
            stroke: palette.faded,
            'stroke-width': 0.8,
          })
        : goodPiece(good, 1, at, SLOT - 1, palette);
    }),
  ];
}

function notice(sign: string, palette: Palette): SvgNode {
  return bold(sign, { x: 0, y: SLOTS_AT + 3 }, 11, palette.ink);
}
