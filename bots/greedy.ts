import { clone, rngFrom, type Rng, type Seat, shuffled, type Tell } from '@roundhouse/kernel';
import type { Bot, Brain, Budget } from './bot.ts';

/** How often an action is tried when chance has a part in what comes of it. */
const SAMPLES = 4;
/** More choices than this are thinned out at random. */
const MOST_CANDIDATES = 600;

const deaf: Tell<unknown> = () => {};

/**
 * Takes what the game itself proposes; without that it looks one action ahead and takes what the game's own evaluation
 * likes best. Every candidate meets the same luck, so that luck does not decide between them.
 */
export function greedyBot<P extends object, A, O, E>(brain: Brain<P, A, O, E>, budget?: Budget): Bot<P, A> {
  return {
    name: 'greedy',
    choose(view, seat, rng) {
      const legal = brain.game.legal(view, seat);
      const [only] = legal;
      if (only === undefined) throw new RangeError(`seat ${seat} has nothing to choose from`);
      if (legal.length === 1) return only;
      const proposed = brain.propose?.(view, seat, legal);
      if (proposed !== undefined) return proposed;
      const candidates = shuffled(legal, rng).slice(0, MOST_CANDIDATES);
      return bestOf(brain, view, seat, candidates, rng, budget);
    },
  };
}

function bestOf<P extends object, A, O, E>(
  brain: Brain<P, A, O, E>,
  view: P,
  seat: Seat,
  candidates: readonly A[],
  rng: Rng,
  budget: Budget | undefined,
): A {
  const luck = `greedy ${rng.int(0x100000000)}`;
  const worlds = Array.from({ length: SAMPLES }, (_, sample) => ({
    position: brain.game.guess(view, seat, rngFrom(`${luck} guess ${sample}`)),
    chance: `${luck} play ${sample}`,
  }));
  const deadline = budget === undefined ? Number.POSITIVE_INFINITY : budget.now() + budget.ms;
  let best: { readonly action: A; readonly value: number } | undefined;
  for (const action of candidates) {
    const value = valueOf(brain, worlds, seat, action);
    // The candidates come shuffled, so the first of equals is a fair choice.
    if (best === undefined || value > best.value) best = { action, value };
    if (budget !== undefined && budget.now() >= deadline) break;
  }
  if (best === undefined) throw new RangeError(`seat ${seat} has nothing to choose from`);
  return best.action;
}

interface World<P> {
  readonly position: P;
  readonly chance: string;
}

function valueOf<P extends object, A, O, E>(
  brain: Brain<P, A, O, E>,
  worlds: readonly World<P>[],
  seat: Seat,
  action: A,
): number {
  let sum = 0;
  let tried = 0;
  for (const { position, chance } of worlds) {
    const after = clone(position);
    const rng = rngFrom(chance);
    brain.game.play(after, seat, action, rng, deaf);
    sum += brain.evaluate(after, seat);
    tried++;
    if (rng.draws === 0) break;
  }
  return sum / tried;
}
