import type { Phase, Position } from '../../rules/position.ts';

/** Where RULES.md speaks of what is decided in a phase. */
const RULES: Readonly<Record<Phase['name'], string>> = {
  'choose-nation': 'setup.nations',
  'stack-decks': 'setup.starting-decks',
  bid: 'bid.order',
  'second-bid': 'nations.toads-bid',
  action: 'actions.three',
  pay: 'card-action.fuel',
  effect: 'card-action.effects',
  discard: 'card-action.discard',
  'round-draw': 'round-draw.either',
  purchase: 'purchase.secret',
  'game-over': 'game-end.coins',
};

export function ruleNow({ phase }: Position): string {
  return phase.name === 'pay' && phase.deed.type === 'attack' ? 'attack.strength' : RULES[phase.name];
}
