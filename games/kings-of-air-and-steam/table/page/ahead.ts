import { clone, type Seat, text } from '@roundhouse/kernel';
import { type Ahead, noChance, type Supposed } from '@roundhouse/table-kit';
import { ROUNDS } from '../../content/components.ts';
import { emptyPlan } from '../../rules/deck.ts';
import { keepsTurn, startTurn } from '../../rules/move-and-action/cycle.ts';
import type { Position } from '../../rules/position.ts';

/** One's turn of this cycle, if it is still to come: its card lies open. None when the diamonds would make one lose it. */
function supposedTurn(p: Position, seat: Seat): readonly Supposed<Position>[] {
  const turn = p.order.indexOf(seat);
  if (!isCycle(p) || turn <= p.turn || !keepsTurn(p, seat)) return [];
  const position = clone(p);
  startTurn(position, turn, { rng: noChance, tell: () => undefined });
  return [{ kind: kindOf(p), name: text('This turn'), position }];
}

/** The cards of the next round, from where the airship is now. */
function supposedPlan(p: Position): readonly Supposed<Position>[] {
  if (!isCycle(p) || p.round >= ROUNDS) return [];
  const players = p.players.map((player) => ({ ...player, plan: emptyPlan(), extraCards: [], ready: false }));
  const position: Position = { ...p, round: p.round + 1, cycle: 0, agenda: [], players, phase: { name: 'plan' } };
  return [{ kind: 'plan', name: text('Cards of the next round'), position }];
}

function isCycle({ cycle }: Position): boolean {
  return cycle > 0;
}

/** A turn is of its cycle alone: what was planned for it and not played is over with it. */
function kindOf({ phase, round, cycle }: Position): string {
  return cycle > 0 && phase.name !== 'plan' ? `turn ${round} ${cycle}` : phase.name;
}

export const ahead: Ahead<Position> = {
  supposed: (view, seat) => [...supposedTurn(view, seat), ...supposedPlan(view)],
  kindOf,
};
