import type { Exercises } from '@roundhouse/table-kit';
import { text } from '@roundhouse/kernel';
import type { Action } from '../../../rules/actions.ts';

/** What may be learned by finding a move, and the rule behind it. */
export const exercises: Exercises<Action> = {
  themes: [
    { id: 'start', title: text('A good start') },
    { id: 'bid', title: text('The bid for turn order') },
    { id: 'building', title: text('What to build, and where') },
    { id: 'cards', title: text('Cards in hand') },
    { id: 'money', title: text('Coins and science') },
    { id: 'lands', title: text('Far lands and towns') },
    { id: 'purchase', title: text('Which cards to buy') },
  ],
  teaches(action) {
    switch (action.type) {
      case 'choose-nation':
        return { theme: 'start', rule: 'setup.nations' };
      case 'stack-decks':
        return { theme: 'start', rule: 'setup.starting-decks' };
      case 'bid':
        return { theme: 'bid', rule: 'bid.turn-order' };
      case 'keep-bid':
        return { theme: 'bid', rule: 'nations.toads-bid' };
      case 'build':
        return { theme: 'building', rule: 'build.goods' };
      case 'store':
        return { theme: 'building', rule: 'store.row' };
      case 'demolish':
        return { theme: 'building', rule: 'card-action.demolish' };
      case 'move-building':
        return { theme: 'building', rule: 'nations.arc-moves' };
      case 'draw':
        return { theme: 'cards', rule: 'draw.card' };
      case 'play-card':
        return { theme: 'cards', rule: 'card-action.effects' };
      case 'pay':
        return { theme: 'cards', rule: 'card-action.fuel' };
      case 'recover':
        return { theme: 'cards', rule: 'card-action.recover' };
      case 'discard':
        return { theme: 'cards', rule: 'card-action.discard' };
      case 'finish-effect':
        return { theme: 'cards', rule: 'card-action.effects' };
      case 'tax':
        return { theme: 'money', rule: 'tax.coin' };
      case 'buy-science':
        return { theme: 'money', rule: 'buy-science.price' };
      case 'steal':
        return { theme: 'money', rule: 'card-action.steal' };
      case 'settle':
        return { theme: 'lands', rule: 'settle.land' };
      case 'expand':
        return { theme: 'lands', rule: 'expand.own-city' };
      case 'attack':
        return { theme: 'lands', rule: 'attack.strength' };
      case 'buy':
      case 'put-back':
      case 'finish-buying':
        return { theme: 'purchase', rule: 'purchase.afford' };
    }
  },
  load: async () => (await import('./book.json?raw')).default,
};
