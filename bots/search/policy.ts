import { clone, itemAt, type Rng, rngFrom, type Seat, type Tell } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';

export const deaf: Tell<unknown> = () => {};

/** A game that proposes looks at about so many positions of its own for it. */
export const POSITIONS_PER_PROPOSAL = { careful: 30, hasty: 15 } as const;

/** How carefully somebody chooses in a world that is only imagined. */
export interface Care {
  /** Of how many of the likeliest actions the best is taken. */
  readonly width: number;
  readonly hasty: boolean;
}

/** What somebody does without much thought, and how many positions they looked at for it. */
export interface QuickChoice<A> {
  readonly action: A;
  readonly positions: number;
}

/**
 * What a seat is taken to do in a world that is only imagined: what the game proposes, else the best by the evaluation
 * of the likeliest actions.
 */
export function quickChoice<P extends object, A, O, E>(
  brain: Brain<P, A, O, E>,
  world: P,
  seat: Seat,
  { width, hasty }: Care,
): QuickChoice<A> {
  const legal = brain.game.legal(world, seat);
  const [first] = legal;
  if (first === undefined) throw new RangeError(`seat ${seat} has nothing to choose from`);
  if (legal.length === 1) return { action: first, positions: 0 };
  const hurries = hasty && brain.proposeHastily !== undefined;
  const proposed = hurries ? brain.proposeHastily?.(world, seat, legal) : brain.propose?.(world, seat, legal);
  if (proposed !== undefined)
    return { action: proposed, positions: POSITIONS_PER_PROPOSAL[hurries ? 'hasty' : 'careful'] };
  let best: { readonly action: A; readonly value: number } = { action: first, value: Number.NEGATIVE_INFINITY };
  const likely = likeliest(brain, world, seat, legal, width);
  for (const action of likely) {
    const value = brain.evaluate(played(brain, world, seat, action, 'a quick choice'), seat);
    if (value > best.value) best = { action, value };
  }
  return { action: best.action, positions: likely.length };
}

/**
 * The actions that a lively player would do most readily, at most `most`; of equals the first. The best of every kind is
 * among them: a lively player seldom stops building, and whoever thinks should not forget that it could.
 */
export function likeliest<P extends object, A, O, E>(
  brain: Pick<Brain<P, A, O, E>, 'weigh'>,
  p: P,
  seat: Seat,
  legal: readonly A[],
  most: number,
): readonly A[] {
  if (legal.length <= most) return legal;
  const weights = brain.weigh(p, seat, legal);
  const weighed = legal.map((action, index) => ({ action, weight: itemAt(weights, index) }));
  weighed.sort((one, other) => other.weight - one.weight);
  const kinds = new Set<unknown>();
  const leaders = weighed.filter(({ action }) => {
    const kind = kindOf(action);
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst;
  });
  return [...new Set([...leaders, ...weighed])].slice(0, most).map(({ action }) => action);
}

/** Games tell their actions apart by a type; those of a game that does not are all of one kind. */
export function kindOf(action: unknown): unknown {
  return typeof action === 'object' && action !== null && 'type' in action ? action.type : null;
}

/** A position that a view may stand for. */
export function worldFor<P extends object, A, O, E>(brain: Brain<P, A, O, E>, view: P, seat: Seat, rng: Rng): P {
  return brain.imagine?.(view, seat, rng) ?? brain.game.guess(view, seat, rng);
}

/** The position after an action, whatever luck brings with it; the one before it stays as it is. */
export function played<P extends object, A, O, E>(
  { game }: Brain<P, A, O, E>,
  world: P,
  seat: Seat,
  action: A,
  luck: string,
): P {
  const after = clone(world);
  game.play(after, seat, action, rngFrom(luck), deaf);
  return after;
}
