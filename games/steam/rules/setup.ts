import { hexCount } from '@roundhouse/hex';
import { type ContentNames, firstOf, type Rng, type Seat, shuffled, type Tell } from '@roundhouse/kernel';
import { type Laid, SetUpBag } from '@roundhouse/rails';
import { GOODS } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Event } from './events.ts';
import { initialAuction } from './initial-auction.ts';
import type { Options } from './options.ts';
import { clockwiseFrom, type Player, type Position } from './position.ts';
import { advance } from './sequence.ts';

const STARTING_PLAYER: Player = {
  cash: 0,
  income: 0,
  points: 0,
  level: 1,
  tile: null,
  passedTile: false,
  hasBuilt: false,
  preference: 'ask',
  outInTurn: null,
};

export function setup(content: ContentNames, options: Options, seats: number, rng: Rng, tell: Tell<Event>): Position {
  const board = boardOf({ content });
  const bag = new SetUpBag(GOODS, board.goods, rng);
  const three = seats === 3;
  const fewer = three ? board.fewerCubesWithThree : 0;
  const cubes = Object.fromEntries(
    board.cities.map((city) => [city.id, bag.takeInOrder(Math.max(0, city.startingGoods - fewer))]),
  );
  const perSpace = three ? board.supply.cubesWithThree : board.supply.cubes;
  const supply = Array.from({ length: board.supply.spaces }, () => bag.takeInOrder(perSpace));
  const order = firstOrder(options, seats, rng);
  const givesCash = options.mode === 'base' && options.firstGame;
  const position: Position = {
    map: board.id,
    content,
    mode: options.mode,
    turn: 1,
    phase: { name: 'game-over' },
    order,
    players: order.map((_, seat) => ({ ...STARTING_PLAYER, cash: givesCash ? order.indexOf(seat) : 0 })),
    track: new Array<Laid>(hexCount(board.grid)).fill(null),
    cubes,
    grown: [],
    supply,
    bag: bag.left,
  };
  tell({ type: 'game-started', map: board.name, mode: options.mode, first: firstOf(order) });
  tell({ type: 'turn-started', turn: 1 });
  if (options.mode === 'base' && !options.firstGame) initialAuction.enter(position, { rng, tell });
  else advance(position, null, { rng, tell });
  return position;
}

/** Base game: clockwise from a seat by chance. Standard game: all by chance, as action tiles are dealt out. */
function firstOrder({ mode }: Options, seats: number, rng: Rng): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return mode === 'standard' ? shuffled(all, rng) : clockwiseFrom(all, rng.int(seats));
}
