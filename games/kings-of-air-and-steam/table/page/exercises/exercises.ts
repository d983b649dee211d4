import type { Exercises } from '@roundhouse/table-kit';
import { text } from '@roundhouse/kernel';
import type { Action } from '../../../rules/actions.ts';

/** What may be learned by finding a move, and the rule behind it. */
export const exercises: Exercises<Action> = {
  themes: [
    { id: 'start', title: text('A good start') },
    { id: 'plan', title: text('Planning the cards') },
    { id: 'flight', title: text('Where to fly') },
    { id: 'cargo', title: text('Loading and unloading') },
    { id: 'network', title: text('Depots and upgrades') },
    { id: 'shipping', title: text('Shipping and delivering') },
    { id: 'powers', title: text('Powers of the teams') },
    { id: 'upkeep', title: text('Upkeep and clearance') },
  ],
  teaches(action) {
    switch (action.type) {
      case 'choose-team':
        return { theme: 'start', rule: 'setup.team' };
      case 'choose-character':
        return { theme: 'start', rule: 'setup.character' };
      case 'place-depot':
        return { theme: 'start', rule: 'setup.depot-on-link' };
      case 'plan-card':
      case 'take-card-back':
      case 'ready':
      case 'not-ready':
        return { theme: 'plan', rule: 'plan.four-cards' };
      case 'fly':
        return { theme: 'flight', rule: 'flight.exact-length' };
      case 'adjust-route':
        return { theme: 'flight', rule: 'route-adjustment.one-space' };
      case 'load':
        return { theme: 'cargo', rule: 'cargo.load' };
      case 'unload':
        return { theme: 'cargo', rule: 'cargo.unload' };
      case 'go-on':
        return { theme: 'cargo', rule: 'turn.steps' };
      case 'build-depot':
        return { theme: 'network', rule: 'build-depot.cost' };
      case 'upgrade-airship':
        return { theme: 'network', rule: 'upgrade-airship.cost' };
      case 'upgrade-train':
        return { theme: 'network', rule: 'upgrade-train.cost' };
      case 'solicit-funds':
        return { theme: 'network', rule: 'solicit-funds.three-dollars' };
      case 'ship':
        return { theme: 'shipping', rule: 'ship.destination' };
      case 'choose-route':
        return { theme: 'shipping', rule: 'ship.tolls' };
      case 'deliver':
        return { theme: 'shipping', rule: 'delivery.income' };
      case 'choose-demand':
        return { theme: 'shipping', rule: 'delivery.fulfilled' };
      case 'rob':
        return { theme: 'powers', rule: 'thaddeus-birch.intimidate' };
      case 'steal-good':
        return { theme: 'powers', rule: 'godfather.card' };
      case 'transmogrify':
        return { theme: 'powers', rule: 'aurelia-bayley.transmogrify' };
      case 'build-link':
        return { theme: 'powers', rule: 'eva-blane.new-construction' };
      case 'extra-flight':
        return { theme: 'powers', rule: 'eli-diamond.expert-mechanic' };
      case 'discard':
      case 'pay-upkeep':
        return { theme: 'upkeep', rule: 'upkeep.pay-or-return' };
      case 'clear':
        return { theme: 'upkeep', rule: 'clearance.income' };
    }
  },
  load: async () => (await import('./book.json?raw')).default,
};
