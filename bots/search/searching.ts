import { type Bot, botThat, type Brain, type Budget } from '../bot.ts';
import { type Shape, Thinker } from './thinker.ts';

/** How much is thought about one decision: in positions it is the same on every machine. */
export interface Effort {
  readonly shape: Shape;
  readonly positions: number;
}

/** A bot that thinks ahead, until its positions or its time are used up, or everything is clear. */
export function searchingBot<P extends object, A, O, E>(
  name: string,
  brain: Brain<P, A, O, E>,
  { shape, positions }: Effort,
  budget?: Budget,
): Bot<P, A> {
  return botThat(name, (view, seat, rng) => {
    const deadline = budget === undefined ? Number.POSITIVE_INFINITY : budget.now() + budget.ms;
    const thinker = new Thinker({ brain, view, seat, luck: `${name} ${rng.int(0x100000000)}`, shape });
    return {
      step: () => thinker.step() && thinker.positions < positions && (budget === undefined || budget.now() < deadline),
      best: () => thinker.best(),
    };
  });
}
