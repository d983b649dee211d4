import type { Phase, Position } from '../../rules/position.ts';

/** Where RULES.md speaks of what is decided in a phase. */
const RULES: Readonly<Record<Phase['name'], string>> = {
  'auction-places': 'turn-order.auction',
  'buy-capital': 'buy-capital.order',
  'auction-order': 'order-of-play.bidding-order',
  'select-action-tiles': 'select-action-tiles.order',
  'build-track': 'build-track.order',
  'move-goods': 'move-goods.two-rounds',
  'choose-points': 'track-points.owners',
  'game-over': 'end-of-game.points',
};

export function ruleNow({ phase }: Position): string {
  return RULES[phase.name];
}
