import { type Phase, refuse } from '@roundhouse/kernel';
import { type Action, type Event, type Position, replaced } from './position.ts';

export const spoils: Phase<Position, Action, Event> = {
  waiting: (p) => [p.turn],

  legal: () => [
    { do: 'give', what: 'prize' },
    { do: 'give', what: 'coins' },
  ],

  check: (_p, _seat, action) =>
    action.do === 'give' ? null : refuse('turn.phase', 'Say first what the winner takes.'),

  play(p, seat, action, _rng, tell) {
    if (action.do !== 'give' || p.winner === null) throw new Error('there are no spoils to give');
    const { winner } = p;
    if (action.what === 'prize') p.prizes = replaced(p.prizes, winner, (p.prizes[winner] ?? 0) + 1);
    else p.coins = replaced(p.coins, winner, (p.coins[winner] ?? 0) + 5);
    tell({ type: 'gave', seat, winner, what: action.what });
    p.winner = null;
    p.turn = 0;
    p.round++;
    p.phase = p.round < p.rounds ? 'market' : 'over';
  },
};

export const over: Phase<Position, Action, Event> = {
  waiting: () => [],
  legal: () => [],
  check: () => refuse('match.over', 'The game is over.'),
  play() {
    throw new Error('the game is over');
  },
};
