import { pick } from '@roundhouse/kernel';
import { type Bot, type Brain, type Budget, quickBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { livelyBot } from './lively.ts';
import { overlookingBot } from './overlooking.ts';
import { type Effort, searchingBot } from './search/searching.ts';

/** The strengths that a person chooses from, weakest first. */
export const LEVELS = ['apprentice', 'stoker', 'driver', 'engineer', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Players for tests and simulations. */
const TOOLS = ['random', 'lively', 'greedy'] as const;
type Tool = (typeof TOOLS)[number];

/** What levels were called before there were five of them: matches that are kept still say so. */
const OLD_NAMES = { easy: 'lively', medium: 'greedy', hard: 'master' } as const satisfies Record<string, Level | Tool>;

/** Everything that `botFor` understands. */
export const BOT_CHOICES: readonly string[] = [...LEVELS, ...TOOLS, ...Object.keys(OLD_NAMES)];

/** Nobody at a table waits longer than this for a bot of any level. */
export const LONGEST_THOUGHT_MS = 1000;

const SHAPE = { glance: 40, candidates: 4, horizon: 1, width: 6, heat: 2, caution: 0.5, rivalry: 0.5 };
const ENGINEER: Effort = { shape: { ...SHAPE, candidates: 3 }, positions: 600 };
const MASTER: Effort = { shape: SHAPE, positions: 4000 };

/**
 * For whoever goes through a game afterwards, and counts in one's own points: what was played is left for another action
 * only with some certainty.
 */
export const THOROUGH: Effort = { shape: { ...SHAPE, caution: 1, rivalry: 0 }, positions: 2000 };

function nameOf(choice: string): Level | Tool | undefined {
  const known = [...LEVELS, ...TOOLS].find((name) => name === choice);
  if (known !== undefined) return known;
  const old = Object.entries(OLD_NAMES).find(([name]) => name === choice);
  return old?.[1];
}

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
      return overlookingBot(name, brain, 5, budget);
    case 'driver':
    case 'greedy':
      return greedyBot(name, brain, budget);
    case 'engineer':
      return searchingBot(name, brain, ENGINEER, budget);
    case 'master':
      return searchingBot(name, brain, MASTER, budget);
    case undefined:
      return undefined;
  }
}
