import { fieldOf, firstOf, nextInRounds, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { goodsMoved, linksByOwner } from '@roundhouse/rails';
import { INCOME, MAX_LEVEL, MOVE_ROUNDS } from '../content/components.ts';
import type { Action } from './actions.ts';
import { cityHex, placeName } from './places.ts';
import {
  type Chance,
  changePlayer,
  type MoveGoodsPhase,
  orderWithFirst,
  type Player,
  type Position,
  playerAt,
  type Scoring,
} from './position.ts';
import { checkMove, legalMoves, type Move, pathOf } from './routes.ts';
import type { Anytime, Decision, DecisionSection } from './section.ts';

export const moveGoods: DecisionSection<'move-goods'> = {
  enter(p) {
    p.phase = { name: 'move-goods', seat: firstOf(orderWithFirst(p, 'first-move')), round: 1, improved: [] };
    return 'waiting';
  },

  legal(p, phase, seat) {
    const actions: Action[] = legalMoves(p, seat);
    if (checkImprove(p, phase, seat) === null) actions.push({ type: 'improve-locomotive' });
    actions.push({ type: 'decline-move' });
    return actions;
  },

  check(p, phase, seat, action) {
    switch (action.type) {
      case 'move-goods':
        return checkMove(p, seat, action);
      case 'improve-locomotive':
        return checkImprove(p, phase, seat);
      case 'decline-move':
        return null;
    }
  },

  play(p, phase, seat, action, chance) {
    if (action.type === 'move-goods') return deliver(p, phase, seat, action, chance);
    if (action.type === 'improve-locomotive') {
      const level = playerAt(p, seat).level + 1;
      changePlayer(p, seat, { level });
      chance.tell({ type: 'locomotive-improved', seat, level });
      return goOn(p, { ...phase, improved: [...phase.improved, seat] });
    }
    chance.tell({ type: 'move-declined', seat });
    return goOn(p, phase);
  },
};

function checkImprove(p: Position, phase: MoveGoodsPhase, seat: Seat): Violation | null {
  if (playerAt(p, seat).level >= MAX_LEVEL) {
    return refuse('move-goods.locomotive-maximum', 'Your locomotive is at level {most} already.', { most: MAX_LEVEL });
  }
  return phase.improved.includes(seat)
    ? refuse('move-goods.improve-once', 'Only one of your two activities in a turn may improve the locomotive.')
    : null;
}

function deliver(p: Position, phase: MoveGoodsPhase, seat: Seat, move: Move, chance: Chance): Progress {
  const path = pathOf(p, move);
  const cubes = fieldOf(p.cubes, move.city);
  p.cubes = { ...p.cubes, [move.city]: cubes.toSpliced(cubes.indexOf(move.good), 1) };
  p.bag = { ...p.bag, [move.good]: p.bag[move.good] + 1 };
  chance.tell(goodsMoved(seat, move.good, cityHex(p, move.city), path, (hex) => placeName(p, hex)));
  const counts = linksByOwner(path);
  const scoring = [seat, ...p.order.filter((other) => other !== seat)].flatMap((one): Scoring[] => {
    const points = counts.get(one) ?? 0;
    return points === 0 ? [] : [{ seat: one, points }];
  });
  return score(p, scoring, phase, chance);
}

/** Scores whoever need not be asked, up to the first who must be. */
function score(p: Position, scoring: readonly Scoring[], after: MoveGoodsPhase, chance: Chance): Progress {
  const [next, ...queue] = scoring;
  if (next === undefined) return goOn(p, after);
  const { preference } = playerAt(p, next.seat);
  if (preference === 'ask' || next.seat === after.seat) {
    p.phase = { name: 'choose-points', seat: next.seat, points: next.points, queue, after };
    return 'waiting';
  }
  take(p, next, preference, chance);
  return score(p, queue, after, chance);
}

/** Income stops at its highest; points beyond are lost. */
export function afterTaking(player: Player, points: number, as: 'income' | 'points'): Player {
  return as === 'income'
    ? { ...player, income: Math.min(INCOME.max, player.income + points) }
    : { ...player, points: player.points + points };
}

function take(p: Position, { seat, points }: Scoring, as: 'income' | 'points', { tell }: Chance): void {
  p.players = p.players.with(seat, afterTaking(playerAt(p, seat), points, as));
  tell({ type: 'points-taken', seat, points, as });
}

function goOn(p: Position, phase: MoveGoodsPhase): Progress {
  const next = nextInRounds(orderWithFirst(p, 'first-move'), phase, MOVE_ROUNDS);
  if (next === null) return 'finished';
  p.phase = { ...phase, ...next };
  return 'waiting';
}

/** A decision in the middle of moving goods; it belongs to the owner of links, whoever moved the cube. */
export const choosePoints: Decision<'choose-points'> = {
  legal: () => [
    { type: 'take-points', as: 'income' },
    { type: 'take-points', as: 'points' },
  ],

  check: () => null,

  play(p, { seat, points, queue, after }, _seat, { as }, chance) {
    take(p, { seat, points }, as, chance);
    return score(p, queue, after, chance);
  },
};

/** Everybody may say beforehand how track points are taken, so as not to be asked. */
export const preference: Anytime<'prefer'> = {
  action: 'prefer',
  mayAct: (p, seat) => p.order.includes(seat),
  play(p, seat, { as }, { tell }) {
    changePlayer(p, seat, { preference: as });
    tell({ type: 'preference-set', seat, as });
  },
};
