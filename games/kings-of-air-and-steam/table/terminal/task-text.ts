import { say, type Seat, text } from '@roundhouse/kernel';
import type { TerminalWords } from '@roundhouse/style';
import { SOCKETS } from '../../content/components.ts';
import { exposedDiamonds } from '../../rules/deck.ts';
import { cityName } from '../../rules/links.ts';
import {
  cardOf,
  cargoCapacity,
  diamondRating,
  type Phase,
  type Position,
  playerAt,
  trainRating,
} from '../../rules/position.ts';
import { sizeOf } from '../../rules/stock.ts';
import { upkeepOf } from '../../rules/upkeep.ts';
import { cardText } from './words.ts';

/** What that seat must do now, in one line. */
export function taskText(p: Position, seat: Seat, words: TerminalWords): string {
  const { phase } = p;
  if (phase.name === 'game-over') return 'The game is over.';
  return `${words.seatName(seat)}: ${taskOf(p, phase, seat)}`;
}

function taskOf(p: Position, phase: Exclude<Phase, { name: 'game-over' }>, seat: Seat): string {
  const player = playerAt(p, seat);
  switch (phase.name) {
    case 'choose-team':
      return 'choose the team that you fly for.';
    case 'choose-character':
      return 'choose, in secret, which character flies for your team.';
    case 'place-depot':
      return 'place a depot on a railway without any. Your airship starts where your first one stands.';
    case 'plan':
      return planTask(p, seat);
    case 'flight':
      return `fly with the card ${cardText(cardOf(p, seat, phase.card))}.`;
    case 'rob':
      return 'your flight met other airships: rob them?';
    case 'cargo':
      return `load or unload; ${sizeOf(player.hold)} of ${cargoCapacity(p, seat)} on board.`;
    case 'extra-shipment':
      return say(
        text('your card lets you ship {goods, plural, one {# good} other {# goods}} before your action.', {
          goods: phase.goods,
        }),
      );
    case 'steal-good':
      return 'your card lets you take a good of another player in your space.';
    case 'action':
      return say(
        text('take an action with ${cash}; your train makes {stops, plural, one {# stop} other {# stops}}.', {
          cash: player.cash,
          stops: trainRating(p, seat),
        }),
      );
    case 'second-action':
      return say(
        text('act once more for {tokens, plural, one {your last token} other {one of your # tokens}}?', {
          tokens: player.tokens,
        }),
      );
    case 'choose-route':
      return 'choose the way of your train: it decides who gets the tolls.';
    case 'deliver':
      return 'deliver your goods, with the power of your character or without.';
    case 'choose-demand':
      return `choose what ${cityName(p, phase.city)} wants next.`;
    case 'place-free-depot':
      return 'place the free depot on your new railway.';
    case 'upkeep':
      return `pay $1 for each good you keep ($${upkeepOf(player)} of your $${player.cash}), or give goods back first.`;
    case 'clearance':
      return 'clear goods of your depots for $4 each, less tolls.';
    case 'clearance-route':
      return 'choose who gets the toll.';
  }
}

function planTask(p: Position, seat: Seat): string {
  const { plan } = playerAt(p, seat);
  const socket = plan.indexOf(null);
  const diamonds = plan.reduce((sum, card) => sum + (card === null ? 0 : cardOf(p, seat, card).diamonds), 0);
  const count = say(
    text('{open, plural, one {# diamond} other {# diamonds}} so far, your airship bears {rating}', {
      open: exposedDiamonds(p, seat) + diamonds,
      rating: diamondRating(p, seat),
    }),
  );
  return socket === -1
    ? `your plan is complete (${count}). Say when you are ready.`
    : `plan the card of cycle ${socket + 1} of ${SOCKETS}; ${count}.`;
}
