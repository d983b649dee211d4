import { type Phase, refuse, type Tell } from '@roundhouse/kernel';
import { type Action, type Event, known, type Position, replaced, without } from './position.ts';

export const seal: Phase<Position, Action, Event> = {
  waiting: (p) => p.sealed.flatMap((bid, seat) => (bid === null ? [seat] : [])),

  mayRevise: (p, seat) => (p.sealed[seat] ?? null) !== null,

  legal: (p, seat) => (p.hands[seat] ?? []).flatMap((card): Action[] => (card === null ? [] : [{ do: 'seal', card }])),

  check(p, seat, action) {
    const bid = p.sealed[seat] ?? null;
    if (action.do === 'unseal') {
      return bid === null ? refuse('seal.take-back', 'You have not sealed a card.') : null;
    }
    if (action.do !== 'seal') return refuse('turn.phase', 'Now cards are sealed.');
    if (bid !== null) return refuse('seal.take-back', 'Take back the card you sealed first.');
    if (p.hands[seat]?.includes(action.card) !== true) {
      return refuse('seal.own-card', 'You do not hold the card {card}.', { card: action.card });
    }
    return null;
  },

  play(p, seat, action, _rng, tell) {
    if (action.do === 'unseal') {
      p.hands = replaced(p.hands, seat, [...(p.hands[seat] ?? []), known(p.sealed[seat]?.card)]);
      p.sealed = replaced(p.sealed, seat, null);
      tell({ type: 'unsealed', seat });
    } else if (action.do === 'seal') {
      p.hands = replaced(p.hands, seat, without(p.hands[seat] ?? [], action.card));
      p.sealed = replaced(p.sealed, seat, { card: action.card });
      tell({ type: 'sealed', seat });
      if (!p.sealed.includes(null)) showBids(p, tell);
    } else {
      throw new Error(`not an action with seals: ${action.do}`);
    }
  },
};

function showBids(p: Position, tell: Tell<Event>): void {
  const bids = p.sealed.map((bid) => known(bid?.card));
  for (const [seat, card] of bids.entries()) tell({ type: 'bid', seat, card });
  p.left = [...p.left, ...bids];
  p.sealed = bids.map(() => null);
  p.winner = bids.indexOf(Math.max(...bids));
  p.turn = bids.indexOf(Math.min(...bids));
  p.phase = 'spoils';
}
