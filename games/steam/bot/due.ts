import type { Seat } from '@roundhouse/kernel';
import { BUILDS, MOVE_ROUNDS } from '../content/components.ts';
import { type MoveGoodsPhase, orderWithFirst, type Position, playerAt } from '../rules/position.ts';

/** What a seat still has before it in the current turn. Positions before and after a phase are comparable by it. */
export interface Due {
  /** Whether money may still be borrowed for this turn. */
  readonly capital: boolean;
  readonly moves: number;
  readonly builds: number;
  /** Whether the seat's build phase has not begun. */
  readonly beforeBuilding: boolean;
}

export function dueOf(p: Position, seat: Seat): Due {
  const { phase } = p;
  const capital = p.mode === 'base';
  switch (phase.name) {
    case 'game-over':
      return { capital: false, moves: 0, builds: 0, beforeBuilding: false };
    case 'move-goods':
      return { capital, moves: movesLeft(p, phase, seat, 0), builds: 0, beforeBuilding: false };
    case 'choose-points':
      return { capital, moves: movesLeft(p, phase.after, seat, 1), builds: 0, beforeBuilding: false };
    case 'build-track': {
      const order = orderWithFirst(p, 'first-build');
      const laid = phase.seat === seat ? phase.builds : 0;
      const finished = order.indexOf(seat) < order.indexOf(phase.seat);
      const builds = finished ? 0 : allowance(p, seat) - laid;
      return { capital, moves: MOVE_ROUNDS, builds, beforeBuilding: !finished && phase.seat !== seat };
    }
    default: {
      const buying = phase.name === 'buy-capital' && p.order.indexOf(seat) >= p.order.indexOf(phase.seat);
      return { capital: capital || buying, moves: MOVE_ROUNDS, builds: allowance(p, seat), beforeBuilding: true };
    }
  }
}

/** `moved`: 1 when the seat of the phase has already moved in this round. */
function movesLeft(p: Position, phase: MoveGoodsPhase, seat: Seat, moved: 0 | 1): number {
  const order = orderWithFirst(p, 'first-move');
  const acted = order.indexOf(seat) < order.indexOf(phase.seat) + moved ? 1 : 0;
  return MOVE_ROUNDS - phase.round + 1 - acted;
}

function allowance(p: Position, seat: Seat): number {
  const { tile, passedTile } = playerAt(p, seat);
  return tile === 'engineer' && !passedTile ? BUILDS.engineer : BUILDS.normal;
}
