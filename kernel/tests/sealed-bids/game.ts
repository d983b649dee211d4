import { type Game, phased, shuffled, type Text, text } from '@roundhouse/kernel';
import { market } from './market.ts';
import * as shapes from './position.ts';
import type { Action, Event, Options, Position } from './position.ts';
import { result } from './score.ts';
import { seal } from './seal.ts';
import { guess, view } from './secrets.ts';
import { over, spoils } from './spoils.ts';

function describe(event: Event): Text {
  const who = { seat: event.seat };
  switch (event.type) {
    case 'dealt':
      return text('{who} is dealt {cards}', { who, cards: event.cards.join(', ') });
    case 'drew':
      return event.card === null
        ? text('{who} draws a card', { who })
        : text('{who} draws {card}', { who, card: event.card });
    case 'rolled':
      return text('{who} rolls {pips}', { who, pips: event.pips });
    case 'put-aside':
      return text('{who} puts a card aside', { who });
    case 'sealed':
      return text('{who} seals a card', { who });
    case 'unsealed':
      return text('{who} takes the sealed card back', { who });
    case 'bid':
      return text('{who} bid {card}', { who, card: event.card });
    case 'gave':
      return text('{who} gives {winner} the {what}', {
        who,
        winner: { seat: event.winner },
        what: { term: event.what },
      });
  }
}

export type SealedBids = Game<Position, Action, Options, Event>;

export const sealedBids: SealedBids = {
  id: 'sealed-bids',
  name: 'Sealed bids',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: shapes.options,
  action: shapes.action,
  position: shapes.position,
  seatsFor: ({ rounds }) => ({ min: 2, max: rounds === 1 ? 2 : 4 }),
  seatsOf: ({ coins }) => coins.length,

  setup({ rounds }, seats, rng, tell) {
    const cards = shuffled(
      Array.from({ length: shapes.CARDS }, (_, i) => i + 1),
      rng,
    );
    const hands = Array.from({ length: seats }, () => cards.splice(0, 2 * rounds));
    for (const [seat, hand] of hands.entries()) tell({ type: 'dealt', seat, cards: [...hand] }, { only: [seat] });
    return shapes.opening(rounds, hands, cards);
  },

  optionsOf: ({ rounds }) => ({ rounds: [rounds] }),

  ...phased({ market, seal, spoils, over }, (p: Position) => p.phase),
  view,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  describe,
};
