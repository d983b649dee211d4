import type { Phase, Position } from '../../rules/position.ts';

/** Where RULES.md speaks of what is decided in a phase. */
const RULES: Readonly<Record<Phase['name'], string>> = {
  'choose-team': 'setup.team',
  'choose-character': 'setup.character',
  'place-depot': 'setup.depot-on-link',
  plan: 'plan.four-cards',
  flight: 'flight.exact-length',
  rob: 'ezekiel-crane.steal',
  cargo: 'cargo.load',
  'extra-shipment': 'ship.own-depot',
  'steal-good': 'godfather.card',
  action: 'actions.one',
  'second-action': 'actions.one',
  'choose-route': 'ship.connected',
  deliver: 'delivery.income',
  'choose-demand': 'flora-kingston.market-sense',
  'place-free-depot': 'build-depot.railway-space',
  upkeep: 'upkeep.pay-or-return',
  clearance: 'clearance.goods',
  'clearance-route': 'clearance.income',
  'game-over': 'scoring.cash',
};

export function ruleNow({ phase }: Position): string {
  return RULES[phase.name];
}
