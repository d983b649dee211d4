import { itemAt, type Seat, type Text, text, type TextValue } from '@roundhouse/kernel';
import { cardOf, townOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { cardEffectText } from '../../rules/card-words.ts';
import { priceOfCards } from '../../rules/end-round/purchase.ts';
import { type Deed, type Position, playerAt, type PurchasePhase } from '../../rules/position.ts';
import { effectNow } from '../../rules/three-actions/effects.ts';

/** What this seat must do now, in one line. */
export function promptFor(p: Position, seat: Seat): Text {
  const { phase } = p;
  const { coins } = playerAt(p, seat);
  switch (phase.name) {
    case 'choose-nation':
      return text('Choose the nation that you will lead.');
    case 'stack-decks':
      return text('Put your starting decks in order: the first card is drawn first.');
    case 'bid':
      return text('Bid for your place in the turn order. You have {coins, plural, one {# coin} other {# coins}}.', {
        coins,
      });
    case 'second-bid':
      return text(
        'You may bid once more, and pay the difference. You have {coins, plural, one {# coin} other {# coins}}.',
        { coins },
      );
    case 'action':
      return text('Take action {turn} of {turns}. You have {coins, plural, one {# coin} other {# coins}}.', {
        turn: phase.turn,
        turns: setOf(p).file.actions,
        coins,
      });
    case 'pay':
      return phase.with === 'attack'
        ? text('Attack {town}: lay soldiers down.', { town: deedName(p, phase.deed) })
        : text('Pay for {deed} with the skills of other cards.', { deed: deedName(p, phase.deed) });
    case 'effect':
      return cardEffectText(effectNow(p, phase));
    case 'discard':
      return text('Put the cards on your discard piles: what goes first comes back first.');
    case 'round-draw':
      return text('Draw {left, plural, one {a card} other {# cards}} from the deck of your choice.', {
        left: itemAt(phase.left, seat),
      });
    case 'purchase':
      return purchasePrompt(p, phase, seat);
    case 'game-over':
      return text('The game is over.');
  }
}

function deedName(p: Position, deed: Deed): TextValue {
  const set = setOf(p);
  return { term: deed.type === 'card' ? cardOf(set, deed.card).name : townOf(set, deed.town).name };
}

function purchasePrompt(p: Position, phase: PurchasePhase, seat: Seat): Text {
  const { coins, science } = playerAt(p, seat);
  const price = priceOfCards(setOf(p), phase.orders[seat]?.cards ?? []);
  return text(
    'Buy cards in secret. You can spend {coins, plural, one {# more coin} other {# more coins}} and {science} science.',
    {
      coins: coins - price.coins,
      science: science - price.science,
    },
  );
}
