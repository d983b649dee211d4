import { railAhead } from '@roundhouse/rail-table';
import { MOVE_ROUNDS } from '../../content/components.ts';
import { startBuilding } from '../../rules/build-track/index.ts';
import { type MoveGoodsPhase, orderWithFirst, type Position, playerAt, turnsInGame } from '../../rules/position.ts';

/** Whose move it is, also while owners of links choose what they take for it. */
function moveIn({ phase }: Position): MoveGoodsPhase | null {
  if (phase.name === 'choose-points') return phase.after;
  return phase.name === 'move-goods' ? phase : null;
}

export const ahead = railAhead<Position>({
  moveRounds: MOVE_ROUNDS,
  isLastTurn: (p) => p.turn >= turnsInGame(p),
  buildOrder: (p) => orderWithFirst(p, 'first-build'),
  moveOrder: (p) => orderWithFirst(p, 'first-move'),
  stage(p) {
    if (p.phase.name === 'build-track') return { builds: p.phase.seat };
    const moves = moveIn(p);
    if (moves !== null) return { moves };
    return { at: p.phase.name === 'game-over' ? 'after' : 'before' };
  },
  building(p, seat, chosen) {
    const counts = chosen && (p.phase.name === 'select-action-tiles' || p.phase.name === 'build-track');
    const player = playerAt(p, seat);
    const players = counts ? p.players : p.players.with(seat, { ...player, tile: null, passedTile: false });
    const position = { ...p, players };
    return { ...position, phase: startBuilding(position, seat) };
  },
  moving(p, { seat, round }) {
    const now = moveIn(p);
    const improved = now !== null && now.round <= round ? now.improved : [];
    return { ...p, phase: { name: 'move-goods', seat, round, improved } };
  },
  kindOf(p) {
    const { phase } = p;
    // What the mover takes for a delivery belongs to the move.
    return phase.name === 'choose-points' && phase.seat === phase.after.seat ? phase.after.name : phase.name;
  },
});
