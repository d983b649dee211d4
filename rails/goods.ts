import type { Rng } from '@roundhouse/kernel';

/** Cubes of each colour, in no order: what nobody has looked at is not drawn yet. */
export type Bag<G extends string> = Readonly<Record<G, number>>;

export function bagSize<G extends string>(goods: readonly G[], bag: Bag<G>): number {
  return goods.reduce((sum, good) => sum + bag[good], 0);
}

/** One cube out of the bag, each as likely as any other; null from an empty bag. */
export function drawGood<G extends string>(
  goods: readonly G[],
  bag: Bag<G>,
  rng: Rng,
): { readonly good: G; readonly bag: Bag<G> } | null {
  const size = bagSize(goods, bag);
  if (size === 0) return null;
  let index = rng.int(size);
  for (const good of goods) {
    if (index < bag[good]) return { good, bag: { ...bag, [good]: bag[good] - 1 } };
    index -= bag[good];
  }
  return null;
}

/** A bag from which a set-up draws what the map file was found to have. */
export class SetUpBag<G extends string> {
  readonly #goods: readonly G[];
  readonly #rng: Rng;
  readonly #left: Record<G, number>;
  #size: number;

  constructor(goods: readonly G[], full: Bag<G>, rng: Rng) {
    this.#goods = goods;
    this.#left = { ...full };
    this.#size = bagSize(goods, full);
    this.#rng = rng;
  }

  get left(): Bag<G> {
    return { ...this.#left };
  }

  take(count: number): readonly G[] {
    const taken: G[] = [];
    for (let cube = 0; cube < count; cube++) taken.push(this.#draw());
    return taken;
  }

  #draw(): G {
    let index = this.#size === 0 ? 0 : this.#rng.int(this.#size);
    for (const good of this.#goods) {
      if (index < this.#left[good]) {
        this.#left[good]--;
        this.#size--;
        return good;
      }
      index -= this.#left[good];
    }
    throw new RangeError('the map file has enough cubes for the set-up');
  }

  takeInOrder(count: number): readonly G[] {
    return inOrder(this.#goods, this.take(count));
  }
}

/** Cubes in a fixed order, so that positions with the same cubes are the same. */
export function inOrder<G extends string>(goods: readonly G[], cubes: readonly G[]): readonly G[] {
  return cubes.toSorted((a, b) => goods.indexOf(a) - goods.indexOf(b));
}
