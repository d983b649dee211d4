import type { Exercises } from '@roundhouse/table-kit';
import { text } from '@roundhouse/kernel';
import type { Action } from '../../../rules/actions.ts';

/** What may be learned by finding a move, and the rule behind it. */
export const exercises: Exercises<Action> = {
  themes: [
    { id: 'money', title: text('Money: how much capital') },
    { id: 'order', title: text('The auction for turn order') },
    { id: 'tiles', title: text('Which action tile') },
    { id: 'track', title: text('Where to build track') },
    { id: 'cities', title: text('New cities and new goods') },
    { id: 'goods', title: text('Which cube to move, and how far') },
    { id: 'points', title: text('Income or points') },
  ],
  teaches(action) {
    switch (action.type) {
      case 'buy-capital':
        return { theme: 'money', rule: 'buy-capital.price' };
      case 'bid':
        return { theme: 'order', rule: 'turn-order.bid-above' };
      case 'pass':
        return { theme: 'order', rule: 'turn-order.passing' };
      case 'take-tile':
        return {
          theme: 'tiles',
          rule: action.pass ? 'select-action-tiles.pass-option' : `select-action-tiles.${action.tile}`,
        };
      case 'build':
        return { theme: 'track', rule: 'build-track.links' };
      case 'finish-building':
        return { theme: 'track', rule: 'build-track.cost' };
      case 'urbanize':
        return { theme: 'cities', rule: 'urbanization.action' };
      case 'stock-city':
        return { theme: 'cities', rule: 'urbanization.goods' };
      case 'grow-city':
        return { theme: 'cities', rule: 'city-growth.action' };
      case 'move-goods':
        return { theme: 'goods', rule: 'move-goods.two-rounds' };
      case 'improve-locomotive':
        return { theme: 'goods', rule: 'move-goods.improve' };
      case 'decline-move':
        return { theme: 'goods', rule: 'move-goods.decline' };
      case 'take-points':
      case 'prefer':
        return { theme: 'points', rule: 'track-points.all-or-nothing' };
    }
  },
  load: async () => (await import('./book.json?raw')).default,
};
