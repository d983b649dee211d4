import type { TileFace } from './tiles.ts';

/** Numbers for the states that a supply of tiles can be in, by what is used up: the same number for the same tiles. */
export class Supplies {
  readonly #numbers = new Map<string, number>([['', 0]]);

  numberOf(usedUp: readonly TileFace[]): number {
    if (usedUp.length === 0) return 0;
    const key = usedUp.map(({ id }) => id).join(' ');
    const known = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, known);
    return known;
  }
}
