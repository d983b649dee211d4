import type { Exercises } from '@roundhouse/table-kit';
import { text } from '@roundhouse/kernel';
import type { Action } from '../../../rules/actions.ts';

/** What may be learned by finding a move, and the rule behind it. */
export const exercises: Exercises<Action> = {
  themes: [
    { id: 'money', title: text('Money: how many shares') },
    { id: 'order', title: text('The auction for turn order') },
    { id: 'actions', title: text('Which special action') },
    { id: 'track', title: text('Where to build track') },
    { id: 'goods', title: text('Which cube to move, and how far') },
    { id: 'growth', title: text('New goods') },
  ],
  teaches(action) {
    switch (action.type) {
      case 'issue-shares':
        return { theme: 'money', rule: 'issue-shares.price' };
      case 'bid':
        return { theme: 'order', rule: 'player-order.bid-above' };
      case 'pass':
        return { theme: 'order', rule: 'player-order.turn-order-pass' };
      case 'drop-out':
        return { theme: 'order', rule: 'player-order.drop-out' };
      case 'select-action':
        return { theme: 'actions', rule: `select-actions.${action.action}` };
      case 'urbanize':
        return { theme: 'track', rule: 'new-city.placing' };
      case 'build':
        return { theme: 'track', rule: 'build-track.links' };
      case 'finish-building':
        return { theme: 'track', rule: 'build-track.cost' };
      case 'move-goods':
        return { theme: 'goods', rule: 'move-goods.income' };
      case 'upgrade-engine':
        return { theme: 'goods', rule: 'move-goods.engine-step' };
      case 'decline-move':
        return { theme: 'goods', rule: 'move-goods.decline' };
      case 'draw-goods':
      case 'decline-production':
      case 'place-good':
        return { theme: 'growth', rule: 'goods-growth.production' };
    }
  },
  load: async () => (await import('./book.json?raw')).default,
};
