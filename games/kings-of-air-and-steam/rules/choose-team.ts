import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { findTeam, boxOf } from '../content/box.ts';
import type { Action } from './actions.ts';
import { changePlayer, type Chance, type Position } from './position.ts';
import { wrongPhase } from './wrong-phase.ts';
import type { Decision } from './section.ts';

function legal(p: Position): Action[] {
  return boxOf(p)
    .teams.filter(({ id }) => !isTaken(p, id))
    .map(({ id }) => ({ type: 'choose-team', team: id }));
}

function isTaken(p: Position, team: string): boolean {
  return p.players.some((player) => player.team === team);
}

function check(p: Position, _seat: Seat, action: Action): Violation | null {
  if (action.type !== 'choose-team') return wrongPhase(p, action);
  const team = findTeam(p, action.team);
  if (team === undefined) return refuse('setup.team', 'There is no team "{team}".', { team: action.team });
  return isTaken(p, action.team) ? refuse('setup.team', '{team} is taken.', { team: team.name }) : null;
}

function play(p: Position, seat: Seat, action: Action, { tell }: Chance): 'waiting' {
  if (action.type !== 'choose-team') return 'waiting';
  changePlayer(p, seat, { team: action.team });
  tell({ type: 'team-taken', seat, team: action.team, name: findTeam(p, action.team)?.name ?? action.team });
  p.phase = seat + 1 < p.players.length ? { name: 'choose-team', seat: seat + 1 } : { name: 'choose-character' };
  return 'waiting';
}

export const chooseTeam: Decision = { legal, check, play };
