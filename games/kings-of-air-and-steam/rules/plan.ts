import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { type CardId, SPECIAL_CARD } from '../content/box.ts';
import { findCard } from '../content/boxes.ts';
import { SOCKETS } from '../content/components.ts';
import type { ActionOf } from './actions.ts';
import { cardSign, cardsLeft, copiesLeft, copiesOf } from './deck.ts';
import { startCycle } from './move-and-action/cycle.ts';
import { changePlayer, type Chance, type Position, playerAt } from './position.ts';
import type { Decision } from './section.ts';

/** Everybody plans at once and in secret; plans may be changed until all are ready. */
export const plan: Decision<'plan'> = {
  waiting({ players }) {
    const seats: Seat[] = [];
    for (const [seat, { ready }] of players.entries()) if (!ready) seats.push(seat);
    return seats;
  },

  legal(p, _phase, seat) {
    const socket = playerAt(p, seat).plan.indexOf(null);
    if (socket === -1) return [{ type: 'ready' }];
    return cardsLeft(p, seat).map((card) => ({ type: 'plan-card', socket, card }));
  },

  mayRevise: (p, _phase, seat) => playerAt(p, seat).ready,

  check(p, _phase, seat, action) {
    const player = playerAt(p, seat);
    switch (action.type) {
      case 'not-ready':
        return player.ready ? null : refuse('plan.ready', 'You have not said that you are ready.');
      case 'ready':
        if (player.ready) return refuse('plan.ready', 'You have said so already.');
        return player.plan.includes(null)
          ? refuse(
              'plan.four-cards',
              'Plan a card for each of the {sockets, plural, one {# socket} other {# sockets}} first.',
              { sockets: SOCKETS },
            )
          : null;
      case 'plan-card':
        return frozen(player.ready) ?? checkCard(p, seat, action);
      case 'take-card-back':
        return frozen(player.ready) ?? checkTakeBack(player.plan, action.socket);
    }
  },

  play(p, _phase, seat, action, chance) {
    const { tell } = chance;
    switch (action.type) {
      case 'plan-card':
        changePlayer(p, seat, { plan: playerAt(p, seat).plan.with(action.socket, action.card) });
        tell({ type: 'card-planned', seat, socket: action.socket, card: action.card }, { only: [seat] });
        break;
      case 'take-card-back':
        changePlayer(p, seat, { plan: playerAt(p, seat).plan.with(action.socket, null) });
        tell({ type: 'card-taken-back', seat, socket: action.socket }, { only: [seat] });
        break;
      case 'not-ready':
        changePlayer(p, seat, { ready: false });
        tell({ type: 'plan-reopened', seat });
        break;
      case 'ready':
        changePlayer(p, seat, { ready: true });
        tell({ type: 'plan-ready', seat });
        if (p.players.every(({ ready }) => ready)) reveal(p, chance);
    }
    return 'waiting';
  },
};

function frozen(ready: boolean): Violation | null {
  return ready
    ? refuse('plan.change', 'You said that you are ready: take that back before you change your plan.')
    : null;
}

function checkCard(p: Position, seat: Seat, { socket, card }: ActionOf<'plan-card'>): Violation | null {
  const { team, plan: planned } = playerAt(p, seat);
  if (socket >= SOCKETS)
    return refuse('plan.four-cards', 'There {sockets, plural, one {is # socket} other {are # sockets}}.', {
      sockets: SOCKETS,
    });
  if (copiesOf(p, seat, card) === 0) {
    return card === SPECIAL_CARD && findCard(p, team, card) === undefined
      ? refuse('plan.special-card', 'Special cards belong to the normal game.')
      : refuse('plan.own-deck', 'There is no such card in your deck.');
  }
  const freed = planned[socket] === card ? 1 : 0;
  return copiesLeft(p, seat, card) + freed > 0
    ? null
    : refuse('plan.own-deck', 'You have no {card} left in your deck.', { card: cardSign(card) });
}

function checkTakeBack(planned: readonly (CardId | null)[], socket: number): Violation | null {
  return planned[socket] === null || planned[socket] === undefined
    ? refuse('plan.change', 'No card lies there.')
    : null;
}

function reveal(p: Position, chance: Chance): void {
  p.players = p.players.map((player) => ({ ...player, ready: false }));
  startCycle(p, 1, chance);
}
