import { pick } from '@roundhouse/kernel';
import type { Bot, Brain, Budget } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { livelyBot } from './lively.ts';

export const BOT_NAMES = ['random', 'lively', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The strengths that a person chooses from, and the bot that plays each. */
const LEVELS: Readonly<Record<string, BotName>> = { easy: 'lively', medium: 'greedy', hard: 'greedy' };

/** Everything that `botFor` understands. */
export const BOT_CHOICES: readonly string[] = [...BOT_NAMES, ...Object.keys(LEVELS)];

function nameOf(choice: string): BotName | undefined {
  return BOT_NAMES.find((name) => name === choice) ?? (Object.hasOwn(LEVELS, choice) ? LEVELS[choice] : undefined);
}

/** The bot of that name or level; undefined when there is none. */
export function botFor<P extends object, A, O, E>(
  choice: string,
  brain: Brain<P, A, O, E>,
  budget?: Budget,
): Bot<P, A> | undefined {
  switch (nameOf(choice)) {
    case 'random':
      return randomBot(brain);
    case 'lively':
      return livelyBot(brain);
    case 'greedy':
      return greedyBot(brain, budget);
    case undefined:
      return undefined;
  }
}

/** Every legal action is as likely as any other. */
function randomBot<P extends object, A, O, E>({ game }: Brain<P, A, O, E>): Bot<P, A> {
  return { name: 'random', choose: (view, seat, rng) => pick(game.legal(view, seat), rng) };
}
