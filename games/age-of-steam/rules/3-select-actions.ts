import { firstOf, following, refuse } from '@roundhouse/kernel';
import { ACTIONS, MAX_ENGINE } from '../content/components.ts';
import { changePlayer, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

export const selectActions: DecisionSection<'select-actions'> = {
  enter(p) {
    p.players = p.players.map((player) => ({ ...player, action: null }));
    p.phase = { name: 'select-actions', seat: firstOf(p.order) };
    return 'waiting';
  },

  legal(p) {
    const taken = p.players.map((player) => player.action);
    return ACTIONS.filter((action) => !taken.includes(action)).map((action) => ({ type: 'select-action', action }));
  },

  check(p, _phase, _seat, action) {
    const holder = p.players.findIndex((player) => player.action === action.action);
    if (holder === -1) return null;
    return refuse('select-actions.once', '{action} has been selected by {holder} this turn.', {
      action: { term: action.action },
      holder: { seat: holder },
    });
  },

  play(p, _phase, seat, action, { tell }) {
    changePlayer(p, seat, { action: action.action });
    tell({ type: 'action-selected', seat, action: action.action });
    const { engine } = playerAt(p, seat);
    if (action.action === 'locomotive' && engine < MAX_ENGINE) {
      changePlayer(p, seat, { engine: engine + 1 });
      tell({ type: 'engine-raised', seat, engine: engine + 1 });
    }
    const next = following(p.order, seat);
    if (next === undefined) return 'finished';
    p.phase = { name: 'select-actions', seat: next };
    return 'waiting';
  },
};
