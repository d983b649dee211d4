import { enterNext, refuse, sequenceOfPlay } from '@roundhouse/kernel';
import { issueShares } from './1-issue-shares.ts';
import { determinePlayerOrder } from './2-determine-player-order.ts';
import { selectActions } from './3-select-actions.ts';
import { buildTrack } from './4-build-track/index.ts';
import { moveGoods } from './5-move-goods.ts';
import { collectIncome } from './6-collect-income.ts';
import { payExpenses } from './7-pay-expenses.ts';
import { incomeReduction } from './8-income-reduction.ts';
import { goodsGrowth } from './9-goods-growth.ts';
import { advanceTurnMarker } from './10-advance-turn-marker.ts';
import { type Action, ACTIONS_IN, SECTION_OF } from './actions.ts';
import type { Event } from './events.ts';
import type { Chance, Position } from './position.ts';
import type { Section } from './section.ts';

/** The sequence of play, as the rulebook numbers it. */
const SEQUENCE: readonly Section[] = [
  issueShares,
  determinePlayerOrder,
  selectActions,
  buildTrack,
  moveGoods,
  collectIncome,
  payExpenses,
  incomeReduction,
  goodsGrowth,
  advanceTurnMarker,
];

/** Enters one section after another until somebody must decide or the game is over. */
export function advance(p: Position, after: object | null, chance: Chance): void {
  enterNext(SEQUENCE, after, p, chance);
}

export const sequence = sequenceOfPlay<Position, Action, Event>({
  decisions: {
    'issue-shares': issueShares,
    'determine-player-order': determinePlayerOrder,
    'select-actions': selectActions,
    'build-track': buildTrack,
    'move-goods': moveGoods,
    'goods-growth': goodsGrowth,
  },
  actionsIn: ACTIONS_IN,
  goOn: advance,
  elsewhere: ({ type }, now) =>
    refuse('sequence.phase', 'That belongs to another part of the turn ({theirs}); now it is {now}.', {
      theirs: { term: SECTION_OF[type] },
      now,
    }),
});
