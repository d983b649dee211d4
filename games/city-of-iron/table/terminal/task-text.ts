import { itemAt, type Seat } from '@roundhouse/kernel';
import type { TerminalWords } from '@roundhouse/style';
import { cardOf, townOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import type { Deed, Position } from '../../rules/position.ts';

/** What that seat must do now, in one line. */
export function taskText(p: Position, seat: Seat, words: TerminalWords): string {
  return `${words.seatName(seat)}: ${taskOf(p, seat)}`;
}

function taskOf(p: Position, seat: Seat): string {
  const { phase } = p;
  switch (phase.name) {
    case 'choose-nation':
      return 'Choose your nation.';
    case 'stack-decks':
      return 'Put your starting decks in order.';
    case 'bid':
      return 'Bid for turn order.';
    case 'second-bid':
      return 'Bid again, or stay with your bid.';
    case 'action':
      return `Take action ${phase.turn} of ${setOf(p).file.actions}.`;
    case 'pay':
      return `Pay for ${deedText(p, phase.deed)} with ${phase.with}.`;
    case 'effect':
      return `Decide what ${deedText(p, phase.deed)} does.`;
    case 'discard':
      return 'Which card goes to the discard pile next?';
    case 'round-draw':
      return `Draw ${itemAt(phase.left, seat)} more from either deck.`;
    case 'purchase':
      return 'Buy cards, or finish.';
    case 'game-over':
      return 'The game is over.';
  }
}

function deedText(p: Position, deed: Deed): string {
  const set = setOf(p);
  return deed.type === 'card' ? cardOf(set, deed.card).name : `the attack on ${townOf(set, deed.town).name}`;
}
