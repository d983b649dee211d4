import { itemAt, type Seat } from '@roundhouse/kernel';
import { badge, SERIF } from '@roundhouse/style';
import { el, group, type SvgNode, title } from '@roundhouse/svg';
import type { GameSet } from '../../content/set.ts';
import type { Good } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import { type Ranking, rankings } from '../../rules/goods.ts';
import type { Position } from '../../rules/position.ts';
import type { Look } from './look.ts';
import { type At, coin, shield, words } from './signs.ts';
import { ware } from './wares.ts';

const ROW = 27;
const HEAD = 16;
const NAME = 32;
const COIN = 142;
const TRACK = 160;
const STEP = 20;
const LEAST_STEPS = 10;
const PLACE = 62;

interface Gathering {
  /** How large each disc is. */
  readonly radius: number;
  /** Where they lie, around their common middle. */
  readonly spots: readonly At[];
}

const ALONE: Gathering = { radius: 8.5, spots: [{ x: 0, y: 0 }] };

/** As many discs as there are players on one space of a track: none over another, and none over the next space. */
const ON_SPACE: readonly Gathering[] = [
  ALONE,
  {
    radius: 6.3,
    spots: [
      { x: -3.6, y: -5.3 },
      { x: 3.6, y: 5.3 },
    ],
  },
  {
    radius: 5.6,
    spots: [
      { x: -4.3, y: -7.6 },
      { x: 4.3, y: 0 },
      { x: -4.3, y: 7.6 },
    ],
  },
  {
    radius: 4.9,
    spots: [
      { x: -5, y: -5.2 },
      { x: 5, y: -5.2 },
      { x: -5, y: 5.2 },
      { x: 5, y: 5.2 },
    ],
  },
];

/** The same beside the points of a rank, where two lie abreast. */
const BESIDE: readonly Gathering[] = [
  ALONE,
  {
    radius: 8.5,
    spots: [
      { x: 0, y: 0 },
      { x: 17.4, y: 0 },
    ],
  },
  {
    radius: 6.3,
    spots: [
      { x: -1, y: -6.5 },
      { x: 12, y: -6.5 },
      { x: 5.5, y: 6.5 },
    ],
  },
  {
    radius: 6.3,
    spots: [
      { x: -1, y: -6.5 },
      { x: 12, y: -6.5 },
      { x: -1, y: 6.5 },
      { x: 12, y: 6.5 },
    ],
  },
];

function stepsOf(held: ReadonlyMap<string, Ranking>): number {
  return Math.max(LEAST_STEPS, ...[...held.values()].flatMap(({ amounts }) => amounts));
}

export function goodsBoardSize(p: Position): { readonly width: number; readonly height: number } {
  const set = setOf(p);
  return {
    width: TRACK + stepsOf(rankings(p)) * STEP + 2 * PLACE + 12,
    height: HEAD + set.file.goods.length * ROW + 4,
  };
}

/** The ten tracks: how much of each good everybody has, what leading pays, and who scores what now. */
export function goodsBoard(p: Position, look: Look): SvgNode {
  const set = setOf(p);
  const held = rankings(p);
  const steps = stepsOf(held);
  const { width } = goodsBoardSize(p);
  const ends = TRACK + steps * STEP + 16;
  return group({ 'data-layer': 'goods' }, [
    ...[1, 2].map((rank) =>
      words(`${rank}.`, { x: ends + (rank - 1) * PLACE, y: HEAD - 4 }, 13, look.ink, { 'font-weight': 700 }),
    ),
    ...set.file.goods.map((good, row) => {
      const ranking = held.get(good.id) ?? { amounts: [], ranks: [] };
      return group({ transform: `translate(0 ${HEAD + row * ROW + 2})`, 'data-good-row': good.id }, [
        el('rect', { width, height: ROW, fill: row % 2 === 0 ? look.card : look.paper, rx: 3 }),
        title(good.name),
        ...track(set, good, ranking, steps, look),
        ...places(good, ranking, steps, look),
      ]);
    }),
  ]);
}

function track(set: GameSet, good: Good, ranking: Ranking, steps: number, look: Look): readonly SvgNode[] {
  const y = ROW / 2;
  return [
    ware(set, good.id, { x: 16, y }, 21, look),
    el('text', { x: NAME, y: y + 4.5, 'font-family': SERIF, 'font-size': 13, 'font-weight': 700, fill: look.ink }, [
      good.name,
    ]),
    coin(good.coins, { x: COIN, y }, 9, look),
    ...Array.from({ length: steps }, (_, step) => space(step + 1, good.threshold, ranking, look)),
  ];
}

function places(good: Good, ranking: Ranking, steps: number, look: Look): readonly SvgNode[] {
  const x = TRACK + steps * STEP + 16;
  return [...place(good.first, ranking, 1, x, look), ...place(good.second, ranking, 2, x + PLACE, look)];
}

/** A space with whoever stands on it: then its number is not needed. */
function space(amount: number, threshold: number, { amounts }: Ranking, look: Look): SvgNode {
  const x = TRACK + (amount - 0.5) * STEP;
  const y = ROW / 2;
  const seats = amounts.flatMap((one, seat) => (one === amount ? [seat] : []));
  // Discs and a number are different things: none is made of the other when somebody comes or goes.
  return group({ 'data-key': `${seats.length > 0 ? 'taken' : 'free'}-${amount}` }, [
    el('rect', {
      x: x - STEP / 2 + 1,
      y: 4,
      width: STEP - 2,
      height: ROW - 8,
      rx: 3,
      fill: amount >= threshold ? look.line : 'none',
      stroke: look.line,
    }),
    ...(seats.length > 0
      ? gathered(seats, ON_SPACE, { x, y }, look)
      : [amount === threshold ? goal({ x, y }, look) : words(amount, { x, y: y + 3.9 }, 11, look.faded)]),
  ]);
}

/** From here on a good brings a shield. */
function goal({ x, y }: At, look: Look): SvgNode {
  return el('path', {
    d: 'M-5 -6H5V0C5 3.4 2.8 5.4 0 6.6C-2.8 5.4 -5 3.4 -5 0Z',
    transform: `translate(${x} ${y})`,
    fill: 'none',
    stroke: look.signal,
    'stroke-width': 1.6,
  });
}

function gathered(
  seats: readonly Seat[],
  gatherings: readonly Gathering[],
  { x, y }: At,
  look: Look,
): readonly SvgNode[] {
  if (seats.length === 0) return [];
  const { radius, spots } = itemAt(gatherings, seats.length - 1);
  return seats.map((seat, index) => {
    const spot = itemAt(spots, index);
    return badge(seat, { x: x + spot.x, y: y + spot.y }, radius, look);
  });
}

function place(points: number, { ranks }: Ranking, rank: number, x: number, look: Look): readonly SvgNode[] {
  const seats = ranks.flatMap((one, seat) => (one === rank ? [seat] : []));
  return [
    shield(points, { x, y: ROW / 2 }, 10, look, seats.length > 0),
    ...gathered(seats, BESIDE, { x: x + 19, y: ROW / 2 }, look),
  ];
}
