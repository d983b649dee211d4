import { enterNext, gameOver, type Phase as KernelPhase, phased } from '@roundhouse/kernel';
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
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Chance, Phase, Position } from './position.ts';
import type { DecisionSection, Section } from './section.ts';

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
export function advance(p: Position, after: Section | null, chance: Chance): void {
  if (enterNext(SEQUENCE, after, p, chance) === 'waiting') return;
  p.phase = { name: 'game-over' };
  chance.tell({ type: 'game-over' });
}

function decisions(section: DecisionSection): KernelPhase<Position, Action, Event> {
  return {
    waiting: (p) => (p.phase.name === 'game-over' ? [] : [p.phase.seat]),
    legal: (p, seat) => section.legal(p, seat),
    check: (p, seat, action) => section.check(p, seat, action),
    play(p, seat, action, rng, tell) {
      const progress = section.play(p, seat, action, { rng, tell });
      if (progress === 'finished') advance(p, section, { rng, tell });
    },
  };
}

const PHASES: Readonly<Record<Phase['name'], KernelPhase<Position, Action, Event>>> = {
  'issue-shares': decisions(issueShares),
  'determine-player-order': decisions(determinePlayerOrder),
  'select-actions': decisions(selectActions),
  'build-track': decisions(buildTrack),
  'move-goods': decisions(moveGoods),
  'goods-growth': decisions(goodsGrowth),
  'game-over': gameOver(),
};

export const sequence = phased(PHASES, (p: Position) => p.phase.name);
