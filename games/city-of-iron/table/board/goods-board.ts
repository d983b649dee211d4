import type { Seat } from '@roundhouse/kernel';
import { badge, SERIF } from '@roundhouse/style';
import { el, group, type SvgNode, title } from '@roundhouse/svg';
import type { GameSet } from '../../content/set.ts';
import type { Good } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import { type Ranking, rankings } from '../../rules/goods.ts';
import type { Position } from '../../rules/position.ts';
import type { Look } from './look.ts';
import { coin, shield, words } from './signs.ts';
import { ware } from './wares.ts';

const ROW = 27;
const HEAD = 16;
const NAME = 32;
const COIN = 142;
const TRACK = 160;
const STEP = 20;
const LEAST_STEPS = 10;
const PLACE = 62;
const OVERLAP = 9;
const BADGE = 8.5;

function stepsOf(held: ReadonlyMap<string, Ranking>): number {
  return Math.max(LEAST_STEPS, ...[...held.values()].flatMap(({ amounts }) => amounts));
}

export function goodsBoardSize(p: Position): { readonly width: number; readonly height: number } {
  const set = setOf(p);
  const width = TRACK + stepsOf(rankings(p)) * STEP + 2 * PLACE + 12;
  return { width, height: HEAD + set.file.goods.length * ROW + 4 };
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
        ...line(set, good, ranking, steps, look),
      ]);
    }),
  ]);
}

function line(set: GameSet, good: Good, ranking: Ranking, steps: number, look: Look): readonly SvgNode[] {
  const y = ROW / 2;
  const ends = TRACK + steps * STEP;
  return [
    title(good.name),
    ware(set, good.id, { x: 16, y }, 21, look),
    el('text', { x: NAME, y: y + 4.5, 'font-family': SERIF, 'font-size': 13, 'font-weight': 700, fill: look.ink }, [
      good.name,
    ]),
    coin(good.coins, { x: COIN, y }, 9, look),
    ...Array.from({ length: steps }, (_, step) => space(step + 1, good.threshold, look)),
    ...ranking.amounts.flatMap((amount, seat) =>
      amount === 0 ? [] : [cube(ranking, seat, { x: TRACK + (amount - 0.5) * STEP, y }, look)],
    ),
    ...place(good.first, ranking, 1, ends + 16, look),
    ...place(good.second, ranking, 2, ends + 16 + PLACE, look),
  ];
}

function space(amount: number, threshold: number, look: Look): SvgNode {
  const x = TRACK + (amount - 0.5) * STEP;
  const y = ROW / 2;
  return group({}, [
    el('rect', {
      x: x - STEP / 2 + 1,
      y: 4,
      width: STEP - 2,
      height: ROW - 8,
      rx: 3,
      fill: amount >= threshold ? look.line : 'none',
      stroke: look.line,
    }),
    amount === threshold
      ? el('path', {
          d: 'M-5 -6H5V0C5 3.4 2.8 5.4 0 6.6C-2.8 5.4 -5 3.4 -5 0Z',
          transform: `translate(${x} ${y})`,
          fill: 'none',
          stroke: look.signal,
          'stroke-width': 1.6,
        })
      : words(amount, { x, y: y + 3.9 }, 11, look.faded),
  ]);
}

/** Who stand on the same space lie over each other, each a little to the right. */
function cube({ amounts }: Ranking, seat: Seat, at: { readonly x: number; readonly y: number }, look: Look): SvgNode {
  const sharing = amounts.flatMap((amount, other) => (amount === amounts[seat] ? [other] : []));
  const shift = (sharing.indexOf(seat) - (sharing.length - 1) / 2) * OVERLAP;
  return badge(seat, { x: at.x + shift, y: at.y }, BADGE, look);
}

function place(points: number, { ranks }: Ranking, rank: number, x: number, look: Look): readonly SvgNode[] {
  const seats = ranks.flatMap((one, seat) => (one === rank ? [seat] : []));
  return [
    shield(points, { x, y: ROW / 2 }, 10, look, seats.length > 0),
    ...seats.map((seat, index) => badge(seat, { x: x + 19 + index * OVERLAP, y: ROW / 2 }, BADGE, look)),
  ];
}
