import { clone, rngFrom, type Rng, type Seat, shuffled, type Tell } from '@roundhouse/kernel';
import { type Bot, botThat, type Brain, type Budget, type Thinking } from './bot.ts';
import { likeliest } from './search/policy.ts';

/** How often an action is tried when chance has a part in what comes of it. */
const SAMPLES = 4;
/** Of more choices than this only the likeliest are looked at: a tile that leads nowhere is seldom the best. */
const MOST_CANDIDATES = 60;

const deaf: Tell<unknown> = () => {};

/**
 * Takes what the game itself proposes; without that it looks one action ahead and takes what the game's own evaluation
 * likes best. Every candidate meets the same luck, so that luck does not decide between them.
 */
export function greedyBot<P extends object, A, O, E>(
  name: string,
  brain: Brain<P, A, O, E>,
  budget?: Budget,
): Bot<P, A> {
  return botThat(name, (view, seat, rng) => greedily(brain, view, seat, brain.game.legal(view, seat), rng, budget));
}

/** Looks one action ahead, among the actions that it is shown. */
export function greedily<P extends object, A, O, E>(
  brain: Brain<P, A, O, E>,
  view: P,
  seat: Seat,
  shown: readonly A[],
  rng: Rng,
  budget: Budget | undefined,
): Thinking<A> {
  const [first] = shown;
  if (first === undefined) throw new RangeError(`seat ${seat} has nothing to choose from`);
  const known = shown.length === 1 ? first : brain.propose?.(view, seat, shown);
  if (known !== undefined) return { step: () => false, best: () => known };
  const candidates = shuffled(likeliest(brain, view, seat, shown, MOST_CANDIDATES), rng);
  const luck = `greedy ${rng.int(0x100000000)}`;
  const worlds = Array.from({ length: SAMPLES }, (_, sample) => ({
    position: brain.game.guess(view, seat, rngFrom(`${luck} guess ${sample}`)),
    chance: `${luck} play ${sample}`,
  }));
  const deadline = budget === undefined ? Number.POSITIVE_INFINITY : budget.now() + budget.ms;
  let best: { readonly action: A; readonly value: number } | undefined;
  let looked = 0;
  return {
    step() {
      const action = candidates[looked++];
      if (action === undefined) return false;
      const value = valueOf(brain, worlds, seat, action);
      // The candidates come shuffled, so the first of equals is a fair choice.
      if (best === undefined || value > best.value) best = { action, value };
      return looked < candidates.length && (budget === undefined || budget.now() < deadline);
    },
    best: () => best?.action ?? first,
  };
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
