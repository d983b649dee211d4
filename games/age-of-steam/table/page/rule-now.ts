import type { Phase, Position } from '../../rules/position.ts';

/** Where RULES.md speaks of what is decided in a phase. */
const RULES: Readonly<Record<Phase['name'], string>> = {
  'issue-shares': 'issue-shares.player-order',
  'determine-player-order': 'player-order.bidding-order',
  'select-actions': 'select-actions.player-order',
  'build-track': 'build-track.order',
  'move-goods': 'move-goods.two-rounds',
  'goods-growth': 'goods-growth.production',
  'game-over': 'victory.income',
};

export function ruleNow({ phase }: Position): string {
  return RULES[phase.name];
}
