import { pick } from '@roundhouse/kernel';
import type { Bot, Brain } from './bot.ts';

/** Every legal action is as likely as any other. */
export function randomBot<P extends object, A, O, E>({ game }: Brain<P, A, O, E>): Bot<P, A> {
  return { name: 'random', choose: (view, seat, rng) => pick(game.legal(view, seat), rng) };
}
