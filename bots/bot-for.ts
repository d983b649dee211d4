import { pick } from '@roundhouse/kernel';
import { type Bot, type Brain, type Budget, quickBot, type Tuning } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { nameOf } from './levels.ts';
import { livelyBot } from './lively.ts';
import { overlookingBot } from './overlooking.ts';
import { type Effort, searchingBot } from './search/searching.ts';
import { BEST_SHAPE, BRISK_SHAPE } from './search/shapes.ts';

// It believes that the others give in when it bids once more, as people do who have played a few times.
const ENGINEER: Effort = { shape: { ...BRISK_SHAPE, trusting: true }, positions: 3000 };
const MASTER: Effort = { shape: BEST_SHAPE, positions: 60_000 };

/** The bot of that name or level; undefined when there is none. */
export function botFor<P extends object, A, O, E>(
  choice: string,
  brain: Brain<P, A, O, E>,
  budget?: Budget,
): Bot<P, A> | undefined {
  const name = nameOf(choice);
  switch (name) {
    case 'random':
      return quickBot(name, (view, seat, rng) => pick(brain.game.legal(view, seat), rng));
    case 'lively':
      return livelyBot(brain);
    case 'apprentice':
      return overlookingBot(name, brain, 2, budget);
    case 'stoker':
      return overlookingBot(name, brain, 4, budget);
    case 'driver':
    case 'greedy':
      return greedyBot(name, brain, budget);
    case 'engineer':
      return searchingBot(name, brain, engineerIn(brain.tuning), budget);
    case 'master':
      return searchingBot(name, brain, masterIn(brain.tuning), budget);
    case undefined:
      return undefined;
  }
}

function engineerIn({ engineerPositions = ENGINEER.positions, rivalry = ENGINEER.shape.rivalry }: Tuning = {}): Effort {
  return { shape: { ...ENGINEER.shape, rivalry }, positions: engineerPositions };
}

function masterIn({ masterHorizon = MASTER.shape.horizon, rivalry = MASTER.shape.rivalry }: Tuning = {}): Effort {
  return { ...MASTER, shape: { ...MASTER.shape, horizon: masterHorizon, rivalry } };
}
