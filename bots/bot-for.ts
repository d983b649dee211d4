import { pick } from '@roundhouse/kernel';
import { type Bot, type Brain, type Budget, quickBot, type Tuning } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { nameOf } from './levels.ts';
import { livelyBot } from './lively.ts';
import { overlookingBot } from './overlooking.ts';
import { type Effort, searchingBot } from './search/searching.ts';
import { BEST_SHAPE, BRISK_SHAPE } from './search/shapes.ts';

const APPRENTICE_NOTICES = 2;
const STOKER_NOTICES = 4;
const ENGINEER: Effort = { shape: BRISK_SHAPE, positions: 3000 };
const MASTER: Effort = { shape: BEST_SHAPE, positions: 60_000 };

/** The bot of that name or level; undefined when there is none. */
export function botFor<P extends object, A, O, E>(
  choice: string,
  brain: Brain<P, A, O, E>,
  budget?: Budget,
): Bot<P, A> | undefined {
  const name = nameOf(choice);
  const { tuning = {} } = brain;
  switch (name) {
    case 'random':
      return quickBot(name, (view, seat, rng) => pick(brain.game.legal(view, seat), rng));
    case 'lively':
      return livelyBot(brain);
    case 'apprentice':
      return overlookingBot(name, brain, APPRENTICE_NOTICES, budget);
    case 'stoker':
      return overlookingBot(name, brain, tuning.stokerNotices ?? STOKER_NOTICES, budget);
    case 'driver':
      return tuning.driverNotices === undefined
        ? greedyBot(name, brain, budget)
        : overlookingBot(name, brain, tuning.driverNotices, budget);
    case 'greedy':
      return greedyBot(name, brain, budget);
    case 'engineer':
      return tuning.engineerPositions === 0
        ? greedyBot(name, brain, budget)
        : searchingBot(name, brain, engineerIn(tuning), budget);
    case 'master':
      return searchingBot(name, brain, masterIn(tuning), budget);
    case undefined:
      return undefined;
  }
}

function engineerIn({ engineerPositions = ENGINEER.positions, rivalry = ENGINEER.shape.rivalry }: Tuning): Effort {
  return { shape: { ...ENGINEER.shape, rivalry }, positions: engineerPositions };
}

function masterIn({ masterHorizon = MASTER.shape.horizon, rivalry = MASTER.shape.rivalry }: Tuning): Effort {
  return { ...MASTER, shape: { ...MASTER.shape, horizon: masterHorizon, rivalry } };
}
