import type { Hex } from '@roundhouse/hex';
import { fieldOf, firstOf, following, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { deliveries, follow, lastPlace } from '@roundhouse/rails';
import { type Good, GOODS, MAX_ENGINE, MOVE_ROUNDS } from '../content/components.ts';
import type { Action } from './actions.ts';
import { cityHex, placeName, takenAt } from './places.ts';
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

type Move = Extract<Action, { type: 'move-goods' }>;

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
    const order = orderWithFirst(p, 'first-move');
    const next = following(order, seat);
    if (next !== undefined) {
      p.phase = { ...phase, stepped, seat: next };
      return 'waiting';
    }
    if (phase.round === MOVE_ROUNDS) return 'finished';
    p.phase = { ...phase, stepped, seat: firstOf(order), round: phase.round + 1 };
    return 'waiting';
  },
};

/** One route for every cube and every way of sharing out the income, the first one found. */
export function legalMoves(p: Position, maxLinks: number): Action[] {
  const network = networkAt(p);
  return Object.entries(p.cubes).flatMap(([city, cubes]) =>
    deliveries(network, {
      from: cityHex(p, city),
      cubes,
      maxLinks,
      goods: GOODS,
      takenAt: (place) => takenAt(p, place),
    }).map(({ good, exits }): Action => ({ type: 'move-goods', city, good, exits })),
  );
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
  const good = { term: move.good };
  // Asked as the record's own: an id from outside may be the name of something every object has.
  const cubes = Object.hasOwn(p.cubes, move.city) ? p.cubes[move.city] : undefined;
  if (cubes === undefined || !cubes.includes(move.good)) {
    return refuse('move-goods.cube', 'There is no {good} cube at {city}.', { good, city: move.city });
  }
  if (move.exits.length === 0) return refuse('move-goods.at-least-one-link', 'A cube moves over at least one link.');
  const { engine } = playerAt(p, seat);
  if (move.exits.length > engine) {
    return refuse(
      'move-goods.engine-limit',
      'That route has {links, plural, one {# link} other {# links}}; your engine pulls {engine}.',
      {
        links: move.exits.length,
        engine,
      },
    );
  }
  const start = cityHex(p, move.city);
  const path = follow(networkAt(p), start, move.exits);
  if (typeof path === 'number') {
    return refuse('move-goods.completed-links', 'Step {step} of that route is not a completed link.', {
      step: path + 1,
    });
  }
  const visited = new Set<Hex>([start]);
  for (const [index, link] of path.entries()) {
    if (visited.has(link.to)) {
      return refuse('move-goods.each-place-once', 'That route comes to {place} twice.', {
        place: placeName(p, link.to),
      });
    }
    visited.add(link.to);
    const matches = takenAt(p, link.to) === move.good;
    if (matches && index < path.length - 1) {
      return refuse(
        'move-goods.first-matching-city',
        'A {good} cube stops at {place}, the first {good} city on its way.',
        {
          good,
          place: placeName(p, link.to),
        },
      );
    }
    if (!matches && index === path.length - 1) {
      return refuse('move-goods.matching-city', '{place} does not take {good} cubes.', {
        good,
        place: placeName(p, link.to),
      });
    }
  }
  return null;
}

function moveCube(p: Position, seat: Seat, move: Move, { tell }: Chance): void {
  const start = cityHex(p, move.city);
  const path = follow(networkAt(p), start, move.exits);
  if (typeof path === 'number') throw new RangeError('the route was checked before');
  p.cubes = { ...p.cubes, [move.city]: withoutOne(fieldOf(p.cubes, move.city), move.good) };
  p.bag = { ...p.bag, [move.good]: p.bag[move.good] + 1 };
  const owners = path.map((link) => link.owner);
  p.players = p.players.map((player, index) => {
    const earned = owners.filter((owner) => owner === index).length;
    return earned === 0 ? player : { ...player, income: player.income + earned };
  });
  const places = [start, ...path.map((link) => link.to)];
  tell({
    type: 'goods-moved',
    seat,
    good: move.good,
    from: placeName(p, start),
    to: placeName(p, lastPlace(path)),
    places,
    owners,
  });
}

function withoutOne(cubes: readonly Good[], good: Good): readonly Good[] {
  return cubes.toSpliced(cubes.indexOf(good), 1);
}
