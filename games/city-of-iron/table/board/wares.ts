import { itemAt } from '@roundhouse/kernel';
import { type Enamel, label, mix, SANS } from '@roundhouse/style';
import { el, group, polygon, type SvgNode, title } from '@roundhouse/svg';
import type { GameSet } from '../../content/set.ts';
import type { Look } from './look.ts';

type Point = readonly [number, number];

function ngon(corners: number, radius: number, turn = -90): readonly Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner / corners) * 360 + turn) * (Math.PI / 180);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** Between two rings, corner by corner: stars and cogs. */
function toothed(teeth: number, outer: number, inner: number, flat: number): readonly Point[] {
  return Array.from({ length: teeth }, (_, tooth) => {
    const at = (part: number, radius: number): Point => {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI - Math.PI / 2;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    };
    return [at(-flat, outer), at(flat, outer), at(0.5 - flat, inner), at(0.5 + flat, inner)];
  }).flat();
}

/** One outline for each good in the order of the set, all about as large. */
const OUTLINES: readonly (readonly Point[])[] = [
  turnip(),
  ngon(5, 0.58),
  ngon(24, 0.52, 0),
  ngon(6, 0.57),
  ngon(3, 0.7).map(([x, y]) => [x, -y - 0.08] as const),
  ngon(4, 0.66, 45),
  toothed(8, 0.6, 0.44, 0.16),
  [
    [-0.16, -0.6],
    [0.16, -0.6],
    [0.16, -0.32],
    [0.46, -0.02],
    [0.46, 0.54],
    [-0.46, 0.54],
    [-0.46, -0.02],
    [-0.16, -0.32],
  ],
  ngon(4, 0.64),
  [
    [0, -0.66],
    [0.4, -0.24],
    [0.3, 0.5],
    [-0.3, 0.5],
    [-0.4, -0.24],
  ],
];

/** Round above, with a root that ends in a point. */
function turnip(): readonly Point[] {
  const round = ngon(20, 0.48, 0).filter(([, y]) => y < 0.25);
  const root: readonly Point[] = [
    [0.2, 0.42],
    [0, 0.66],
    [-0.2, 0.42],
  ];
  return [...round, ...root].toSorted(([x, y], [x2, y2]) => Math.atan2(y, x) - Math.atan2(y2, x2));
}

function indexOf(set: GameSet, good: string): number {
  return Math.max(
    0,
    set.file.goods.findIndex(({ id }) => id === good),
  );
}

export function wareEnamel(look: Look, set: GameSet, good: string): Enamel {
  return look.wares[indexOf(set, good) % look.wares.length] ?? look.unowned;
}

/** Two letters that no other good of the set has. */
export function wareLetters(set: GameSet, good: string): string {
  const name = set.goods.get(good)?.name ?? good;
  const words = name.split(' ');
  const [first = '', second] = words;
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1).toLowerCase()}`;
}

/** A good: its colour, its shape and its letters. */
export function ware(
  set: GameSet,
  good: string,
  at: { readonly x: number; readonly y: number },
  size: number,
  look: Look,
): SvgNode {
  const { fill, on } = wareEnamel(look, set, good);
  const points = itemAt(OUTLINES, indexOf(set, good) % OUTLINES.length);
  const d = polygon(points.map(([x, y]) => ({ x: x * size, y: y * size })));
  const font = size * 0.52;
  return group({ 'data-good': good, transform: `translate(${at.x} ${at.y})` }, [
    title(set.goods.get(good)?.name ?? good),
    el('path', { d, fill: mix(fill, '#000000', 0.5), transform: `translate(0 ${size * 0.06})` }),
    el('path', { d, fill, stroke: look.ink, 'stroke-width': size * 0.045, 'stroke-linejoin': 'round' }),
    label(font, 2, [
      el(
        'text',
        {
          y: font * 0.4,
          'text-anchor': 'middle',
          'font-family': SANS,
          'font-size': font,
          'font-weight': 700,
          fill: on,
        },
        [wareLetters(set, good)],
      ),
    ]),
  ]);
}
