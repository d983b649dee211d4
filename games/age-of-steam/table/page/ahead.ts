import { railAhead } from '@roundhouse/rail-table';
import { MOVE_ROUNDS } from '../../content/components.ts';
import { startBuilding } from '../../rules/4-build-track/index.ts';
import { orderWithFirst, type Phase, type Position, playerAt, turnsInGame } from '../../rules/position.ts';

/** The phases in which an action still belongs to the turn before. */
const UNCHOSEN: ReadonlySet<Phase['name']> = new Set(['issue-shares', 'determine-player-order']);

export const ahead = railAhead<Position>({
  moveRounds: MOVE_ROUNDS,
  isLastTurn: (p) => p.turn >= turnsInGame(p),
  buildOrder: (p) => orderWithFirst(p, 'first-build'),
  moveOrder: (p) => orderWithFirst(p, 'first-move'),
  stage({ phase }) {
    if (phase.name === 'build-track') return { builds: phase.seat };
    if (phase.name === 'move-goods') return { moves: phase };
    return { at: phase.name === 'goods-growth' || phase.name === 'game-over' ? 'after' : 'before' };
  },
  building(p, seat, chosen) {
    const counts = chosen && !UNCHOSEN.has(p.phase.name);
    const players = counts ? p.players : p.players.with(seat, { ...playerAt(p, seat), action: null });
    return { ...p, players, phase: startBuilding(seat) };
  },
  moving(p, { seat, round }) {
    const stepped = p.phase.name === 'move-goods' && p.phase.round <= round ? p.phase.stepped : [];
    return { ...p, phase: { name: 'move-goods', seat, round, stepped } };
  },
  kindOf: ({ phase }) => phase.name,
});
