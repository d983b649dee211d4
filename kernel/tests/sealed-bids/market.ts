import { type Phase, refuse, type Violation } from '@roundhouse/kernel';
import { type Action, type Event, known, type Position, replaced, without } from './position.ts';

function handOf(p: Position, seat: number): Position['hands'][number] {
  return p.hands[seat] ?? [];
}

function oncePerTurn(p: Position, what: 'draw' | 'roll' | 'aside'): Violation | null {
  if (!p.used.includes(what)) return null;
  return refuse('market.turn', 'You have already done that this turn: {what}.', { what: { term: what } });
}

export const market: Phase<Position, Action, Event> = {
  waiting: (p) => [p.turn],

  legal(p, seat) {
    const all: Action[] = [{ do: 'draw' }, { do: 'roll' }, { do: 'done' }];
    for (const card of handOf(p, seat)) if (card !== null) all.push({ do: 'aside', card });
    return all.filter((action) => market.check(p, seat, action) === null);
  },

  check(p, seat, action) {
    switch (action.do) {
      case 'draw':
        if (p.deck.length === 0) return refuse('market.deck-empty', 'The deck is empty.');
        return oncePerTurn(p, 'draw');
      case 'roll':
        return oncePerTurn(p, 'roll');
      case 'aside':
        if (!handOf(p, seat).includes(action.card)) {
          return refuse('market.aside', 'You do not hold the card {card}.', { card: action.card });
        }
        if (handOf(p, seat).length <= p.rounds - p.round) {
          return refuse('market.keep-cards', 'You need the {count} cards you hold for your bids.', {
            count: handOf(p, seat).length,
          });
        }
        return oncePerTurn(p, 'aside');
      case 'done':
        return null;
      default:
        return refuse('turn.phase', 'The market is open: draw, roll, put aside or be done.');
    }
  },

  play(p, seat, action, rng, tell) {
    switch (action.do) {
      case 'draw': {
        const card = known(p.deck[0]);
        p.deck = p.deck.slice(1);
        p.hands = replaced(p.hands, seat, [...handOf(p, seat), card]);
        p.used = [...p.used, 'draw'];
        tell({ type: 'drew', seat, card }, { only: [seat] });
        tell({ type: 'drew', seat, card: null }, { except: [seat] });
        return;
      }
      case 'roll': {
        const pips = 1 + rng.int(6);
        p.coins = replaced(p.coins, seat, (p.coins[seat] ?? 0) + pips);
        p.used = [...p.used, 'roll'];
        tell({ type: 'rolled', seat, pips });
        return;
      }
      case 'aside':
        p.hands = replaced(p.hands, seat, without(handOf(p, seat), action.card));
        p.aside = replaced(p.aside, seat, [...(p.aside[seat] ?? []), action.card]);
        p.used = [...p.used, 'aside'];
        tell({ type: 'put-aside', seat });
        return;
      case 'done':
        p.used = [];
        if (seat + 1 < p.hands.length) p.turn = seat + 1;
        else p.phase = 'seal';
        return;
      default:
        throw new Error(`not a market action: ${action.do}`);
    }
  },
};
