import { type Seat, text } from '@roundhouse/kernel';
import { type Ahead, nextTurnOf, type Supposed } from '@roundhouse/table-kit';
import { setOf } from '../../content/sets.ts';
import type { Position } from '../../rules/position.ts';
import { turnIn } from '../../rules/three-actions/turn.ts';

function supposedBid(p: Position, seat: Seat): readonly Supposed<Position>[] {
  const { phase, bidOrder } = p;
  if (phase.name !== 'bid' || bidOrder.indexOf(seat) < bidOrder.indexOf(phase.seat)) return [];
  return [{ kind: 'bid', name: text('Bid'), position: { ...p, phase: { ...phase, seat } } }];
}

/** The next action of this round; from the bids on, the first. What a new round brings cannot be known. */
function supposedAction(p: Position, seat: Seat): readonly Supposed<Position>[] {
  const now = turnIn(p);
  const bids = p.phase.name === 'bid' || p.phase.name === 'second-bid';
  const rounds = setOf(p).file.actions;
  const next =
    now === null ? (bids ? { seat, round: 1 } : null) : nextTurnOf(p.order, { ...now, round: now.turn }, rounds, seat);
  if (next === null) return [];
  const position: Position = { ...p, phase: { name: 'action', seat, turn: next.round } };
  return [{ kind: 'action', name: text('Action'), position }];
}

export const ahead: Ahead<Position> = {
  supposed: (view, seat) => [...supposedBid(view, seat), ...supposedAction(view, seat)],
  kindOf: (view) => (turnIn(view) === null ? view.phase.name : 'action'),
};
