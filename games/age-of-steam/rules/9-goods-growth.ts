import { itemAt, type Progress, refuse, type Rng, type Violation } from '@roundhouse/kernel';
import { bagSize, drawGood, inOrder } from '@roundhouse/rails';
import type { Section as DiceSection } from '../content/board.ts';
import { type Good, GOODS, PRODUCTION_CUBES } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Action } from './actions.ts';
import { cityHex, columnName, placeName } from './places.ts';
import { type Chance, type GoodsGrowthPhase, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

type Placing = Extract<Action, { type: 'place-good' }>;

export const goodsGrowth: DecisionSection<'goods-growth'> = {
  enter(p, chance) {
    const producer = p.order.find((seat) => playerAt(p, seat).action === 'production');
    if (producer === undefined || emptySquares(p) === 0 || bagSize(GOODS, p.bag) === 0) return grow(p, chance);
    p.phase = { name: 'goods-growth', seat: producer, drawn: null };
    return 'waiting';
  },

  legal(p, phase) {
    const { drawn } = phase;
    if (drawn === null) return [{ type: 'draw-goods' }, { type: 'decline-production' }];
    return [...new Set(drawn)].flatMap((good) =>
      p.display.flatMap((squares, column) =>
        squares.flatMap((square, index): Action[] =>
          square === null ? [{ type: 'place-good', good, column, square: index }] : [],
        ),
      ),
    );
  },

  check(p, phase, _seat, action) {
    const { drawn } = phase;
    switch (action.type) {
      case 'draw-goods':
      case 'decline-production':
        return drawn === null
          ? null
          : refuse('goods-growth.production', 'The cubes are drawn: place them on empty squares.');
      case 'place-good':
        return checkPlacing(p, drawn, action);
    }
  },

  play(p, phase, seat, action, chance) {
    if (action.type === 'draw-goods') return draw(p, phase, chance);
    if (action.type === 'place-good') return place(p, phase, action, chance);
    chance.tell({ type: 'production-declined', seat });
    return grow(p, chance);
  },
};

function emptySquares(p: Position): number {
  return p.display.flat().filter((square) => square === null).length;
}

function checkPlacing(p: Position, drawn: readonly Good[] | null, { good, column, square }: Placing): Violation | null {
  if (drawn === null) return refuse('goods-growth.production', 'Draw the cubes first.');
  if (!drawn.includes(good)) {
    return refuse('goods-growth.production', 'You did not draw a {good} cube.', { good: { term: good } });
  }
  const there = p.display[column]?.[square];
  if (there === undefined) return refuse('goods-growth.empty-square', 'There is no such square on the goods display.');
  return there === null ? null : refuse('goods-growth.empty-square', 'That square has a cube already.');
}

function draw(p: Position, phase: GoodsGrowthPhase, { rng, tell }: Chance): Progress {
  const drawn: Good[] = [];
  for (let cubes = Math.min(PRODUCTION_CUBES, emptySquares(p)); cubes > 0; cubes--) {
    const next = drawGood(GOODS, p.bag, rng);
    if (next === null) break;
    drawn.push(next.good);
    p.bag = next.bag;
  }
  p.phase = { ...phase, drawn };
  tell({ type: 'goods-drawn', seat: phase.seat, goods: drawn });
  return 'waiting';
}

function place(p: Position, phase: GoodsGrowthPhase, { good, column, square }: Placing, chance: Chance): Progress {
  const { drawn } = phase;
  if (drawn === null) throw new RangeError('cubes are drawn before they are placed');
  const squares = itemAt(p.display, column);
  p.display = p.display.with(column, squares.with(square, good));
  const { city } = itemAt(boardOf(p).columns, column);
  chance.tell({ type: 'good-placed', seat: phase.seat, good, column, square, city: columnName(p, city) });
  const left = drawn.toSpliced(drawn.indexOf(good), 1);
  if (left.length === 0) return grow(p, chance);
  p.phase = { ...phase, drawn: left };
  return 'waiting';
}

function grow(p: Position, chance: Chance): Progress {
  for (const section of ['light', 'dark'] as const) {
    const dice = rollDice(p.players.length, chance.rng);
    chance.tell({ type: 'growth-rolled', section, dice });
    for (const die of dice) feed(p, section, die, chance);
  }
  return 'finished';
}

export function rollDice(count: number, rng: Rng): number[] {
  return Array.from({ length: count }, () => 1 + rng.int(6));
}

/** One die: the topmost cube of each of its columns goes to that column's city, if the city is on the map. */
function feed(p: Position, section: DiceSection, die: number, { tell }: Chance): void {
  boardOf(p).columns.forEach((column, index) => {
    if (column.section !== section || column.die !== die) return;
    const cubes = p.cubes[column.city];
    const squares = itemAt(p.display, index);
    const top = squares.findIndex((square) => square !== null);
    const good = squares[top];
    if (cubes === undefined || good === undefined || good === null) return;
    p.display = p.display.with(index, squares.with(top, null));
    p.cubes = { ...p.cubes, [column.city]: inOrder(GOODS, [...cubes, good]) };
    tell({ type: 'goods-grown', city: column.city, name: placeName(p, cityHex(p, column.city)), good });
  });
}
