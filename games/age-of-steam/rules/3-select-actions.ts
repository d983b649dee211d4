import { firstOf, following, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { ACTIONS, MAX_ENGINE } from '../content/components.ts';
import type { Action } from './actions.ts';
import { type Chance, changePlayer, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';
import { wrongPhase } from './wrong-phase.ts';

function enter(p: Position): Progress {
  p.players = p.players.map((player) => ({ ...player, action: null }));
  p.phase = { name: 'select-actions', seat: firstOf(p.order) };
  return 'waiting';
}

function legal(p: Position): Action[] {
  const taken = p.players.map((player) => player.action);
  return ACTIONS.filter((action) => !taken.includes(action)).map((action) => ({ type: 'select-action', action }));
}

function check(p: Position, _seat: Seat, action: Action): Violation | null {
  if (action.type !== 'select-action') return wrongPhase(p, action);
  const holder = p.players.findIndex((player) => player.action === action.action);
  if (holder === -1) return null;
  return refuse('select-actions.once', '{action} has been selected by {holder} this turn.', {
    action: { term: action.action },
    holder: { seat: holder },
  });
}

function play(p: Position, seat: Seat, action: Action, { tell }: Chance): Progress {
  if (action.type !== 'select-action') return 'waiting';
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
}

export const selectActions: DecisionSection = { name: 'select-actions', enter, legal, check, play };
