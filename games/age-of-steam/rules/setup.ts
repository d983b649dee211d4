import { hexCount } from '@roundhouse/hex';
import type { ContentNames, Rng, Seat, Tell } from '@roundhouse/kernel';
import { type Laid, SetUpBag } from '@roundhouse/rails';
import { GOODS, START, START_DICE } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { rollDice } from './9-goods-growth.ts';
import type { Event } from './events.ts';
import type { Player, Position } from './position.ts';
import { advance } from './sequence.ts';

const STARTING_PLAYER: Player = { ...START, action: null, hasBuilt: false, outInTurn: null };

export function setup(content: ContentNames, seats: number, rng: Rng, tell: Tell<Event>): Position {
  const board = boardOf({ content });
  const bag = new SetUpBag(GOODS, board.goods, rng);
  const display = board.columns.map((column) => bag.take(column.squares));
  const cubes = Object.fromEntries(board.cities.map((city) => [city.id, bag.takeInOrder(city.startingGoods)]));
  const order = rollForOrder(
    Array.from({ length: seats }, (_, seat) => seat),
    rng,
    tell,
  );
  const position: Position = {
    map: board.id,
    content,
    turn: 1,
    phase: { name: 'game-over' },
    order,
    players: order.map(() => STARTING_PLAYER),
    track: new Array<Laid>(hexCount(board.grid)).fill(null),
    cubes,
    display,
    bag: bag.left,
  };
  tell({ type: 'game-started', map: board.name, order });
  tell({ type: 'turn-started', turn: 1 });
  advance(position, null, { rng, tell });
  return position;
}

/** Three dice each, the highest first; those who tie roll again among themselves. */
export function rollForOrder(seats: readonly Seat[], rng: Rng, tell: Tell<Event>): Seat[] {
  if (seats.length < 2) return [...seats];
  const totals = new Map<number, Seat[]>();
  for (const seat of seats) {
    const dice = rollDice(START_DICE, rng);
    tell({ type: 'order-rolled', seat, dice });
    const total = dice.reduce((sum, die) => sum + die, 0);
    totals.set(total, [...(totals.get(total) ?? []), seat]);
  }
  return [...totals].sort(([one], [other]) => other - one).flatMap(([, tied]) => rollForOrder(tied, rng, tell));
}
