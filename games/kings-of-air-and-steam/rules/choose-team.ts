import { refuse } from '@roundhouse/kernel';
import { boxOf, findTeam } from '../content/boxes.ts';
import { changePlayer, type Position } from './position.ts';
import type { Decision } from './section.ts';

export const chooseTeam: Decision<'choose-team'> = {
  legal: (p) =>
    boxOf(p)
      .teams.filter(({ id }) => !isTaken(p, id))
      .map(({ id }) => ({ type: 'choose-team', team: id })),

  check(p, _phase, _seat, action) {
    const team = findTeam(p, action.team);
    if (team === undefined) return refuse('setup.team', 'There is no team "{team}".', { team: action.team });
    return isTaken(p, action.team) ? refuse('setup.team', '{team} is taken.', { team: team.name }) : null;
  },

  play(p, _phase, seat, action, { tell }) {
    changePlayer(p, seat, { team: action.team });
    tell({ type: 'team-taken', seat, team: action.team, name: findTeam(p, action.team)?.name ?? action.team });
    p.phase = seat + 1 < p.players.length ? { name: 'choose-team', seat: seat + 1 } : { name: 'choose-character' };
    return 'waiting';
  },
};

function isTaken(p: Position, team: string): boolean {
  return p.players.some((player) => player.team === team);
}
