/** Numbers for the states that a supply of tiles can be in, by what is used up: the same number for the same tiles. */
export class Supplies {
  readonly #numbers = new Map<string, number>([['', 0]]);

  /** `usedUp`: faces. */
  numberOf(usedUp: ReadonlySet<string>): number {
    if (usedUp.size === 0) return 0;
    const key = [...usedUp].sort().join(' ');
    const known = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, known);
    return known;
  }
}
