import { fieldOf, firstOf, nextInRounds, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { type Connection, goodsMoved, judgeRoute, legalRoutes, routeOf, type RouteRules } from '@roundhouse/rails';
import { GOODS, MAX_ENGINE, MOVE_ROUNDS } from '../content/components.ts';
import type { Action } from './actions.ts';
import { cityHex, placeName, places } from './places.ts';
import {
  type Chance,
  changePlayer,
  type MoveGoodsPhase,
  networkAt,
  orderWithFirst,
  type Position,
  playerAt,
} from './position.ts';
import type { DecisionSection } from './section.ts';

export type Move = Extract<Action, { type: 'move-goods' }>;

export const moveGoods: DecisionSection<'move-goods'> = {
  enter(p) {
    p.phase = { name: 'move-goods', seat: firstOf(orderWithFirst(p, 'first-move')), round: 1, stepped: [] };
    return 'waiting';
  },

  legal(p, phase, seat) {
    const actions: Action[] = legalMoves(p, playerAt(p, seat).engine);
    if (checkStep(p, phase, seat) === null) actions.push({ type: 'upgrade-engine' });
    actions.push({ type: 'decline-move' });
    return actions;
  },

  check(p, phase, seat, action) {
    switch (action.type) {
      case 'move-goods':
        return checkMove(p, seat, action);
      case 'upgrade-engine':
        return checkStep(p, phase, seat);
      case 'decline-move':
        return null;
    }
  },

  play(p, phase, seat, action, chance) {
    let { stepped } = phase;
    if (action.type === 'move-goods') {
      moveCube(p, seat, action, chance);
    } else if (action.type === 'upgrade-engine') {
      const engine = playerAt(p, seat).engine + 1;
      changePlayer(p, seat, { engine });
      stepped = [...stepped, seat];
      chance.tell({ type: 'engine-raised', seat, engine });
    } else {
      chance.tell({ type: 'move-declined', seat });
    }
    const next = nextInRounds(orderWithFirst(p, 'first-move'), phase, MOVE_ROUNDS);
    if (next === null) return 'finished';
    p.phase = { ...phase, ...next, stepped };
    return 'waiting';
  },
};

export function legalMoves(p: Position, maxLinks: number, toEveryEnd = false): Move[] {
  return legalRoutes(places, networkAt(p), p, GOODS, { maxLinks, toEveryEnd });
}

function checkStep(p: Position, phase: MoveGoodsPhase, seat: Seat): Violation | null {
  if (playerAt(p, seat).engine >= MAX_ENGINE) {
    return refuse(
      'move-goods.engine-maximum',
      'Your engine pulls {most, plural, one {# link} other {# links}} already, the most there is.',
      {
        most: MAX_ENGINE,
      },
    );
  }
  if (phase.stepped.includes(seat)) {
    return refuse('move-goods.engine-step', 'Only one of your two moves in a turn may become an engine step.');
  }
  return null;
}

function checkMove(p: Position, seat: Seat, move: Move): Violation | null {
  const { engine } = playerAt(p, seat);
  const rules: RouteRules = {
    maxLinks: engine,
    tooLong: (links) =>
      refuse(
        'move-goods.engine-limit',
        'That route has {links, plural, one {# link} other {# links}}; your engine pulls {engine}.',
        { links, engine },
      ),
    again: ({ to }, before, start) =>
      to === start || before.some((link) => link.to === to)
        ? refuse('move-goods.each-place-once', 'That route comes to {place} twice.', { place: placeName(p, to) })
        : null,
  };
  const route = judgeRoute(rules, places, networkAt(p), p, move);
  return 'rule' in route ? route : null;
}

export function pathOf(p: Position, { city, exits }: Move): readonly Connection[] {
  return routeOf(networkAt(p), cityHex(p, city), exits);
}

function moveCube(p: Position, seat: Seat, move: Move, { tell }: Chance): void {
  const path = pathOf(p, move);
  const cubes = fieldOf(p.cubes, move.city);
  p.cubes = { ...p.cubes, [move.city]: cubes.toSpliced(cubes.indexOf(move.good), 1) };
  p.bag = { ...p.bag, [move.good]: p.bag[move.good] + 1 };
  p.players = p.players.map((player, index) => {
    const earned = path.filter(({ owner }) => owner === index).length;
    return earned === 0 ? player : { ...player, income: player.income + earned };
  });
  tell(goodsMoved(seat, move.good, cityHex(p, move.city), path, (hex) => placeName(p, hex)));
}
