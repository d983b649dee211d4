import { itemAt, type Result } from '@roundhouse/kernel';

/** What the games of one player (a seat, or a bot wherever it sat) came to. */
export interface PlayerSummary {
  readonly games: number;
  /** A shared victory counts for each winner by its share. */
  readonly wins: number;
  /** Games that the player was in until the end. */
  readonly finished: number;
  readonly meanPlace: number;
  /** Over the games that it finished; null when there are none. */
  readonly meanScore: number | null;
  readonly bestScore: number | null;
  readonly worstScore: number | null;
}

/** Adds up results for one player. */
export class Tally {
  #games = 0;
  #wins = 0;
  #places = 0;
  readonly #scores: number[] = [];

  add(result: Result, seat: number): void {
    this.#games++;
    if (result.winners.includes(seat)) this.#wins += 1 / result.winners.length;
    this.#places += itemAt(result.ranks, seat);
    const total = itemAt(result.scores, seat).total;
    if (total !== null) this.#scores.push(total);
  }

  summary(): PlayerSummary {
    const scores = this.#scores;
    const some = scores.length > 0;
    return {
      games: this.#games,
      wins: this.#wins,
      finished: scores.length,
      meanPlace: this.#games === 0 ? 0 : this.#places / this.#games,
      meanScore: some ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
      bestScore: some ? scores.reduce((best, score) => Math.max(best, score)) : null,
      worstScore: some ? scores.reduce((worst, score) => Math.min(worst, score)) : null,
    };
  }
}

/** The tally under a name, made when first asked for. */
export function tallyFor<K>(tallies: Map<K, Tally>, key: K): Tally {
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const made = new Tally();
  tallies.set(key, made);
  return made;
}

export function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
