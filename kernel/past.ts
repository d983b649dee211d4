import type { Game } from './game.ts';
import type { Kept, KeptStep } from './record.ts';
import { MalformedError } from './schema.ts';

/**
 * What is known of a stretch of live actions without playing them again: all that was told, and the positions that were
 * put by along the way.
 */
export class Past<P, E> {
  /** By number of the live action; number 0 is the set-up. */
  readonly steps: readonly KeptStep<E>[];
  /** By number of live actions, the earliest first; as they were kept. */
  readonly #positions: ReadonlyMap<number, unknown>;
  readonly #read: (position: unknown) => P | null;

  /** `read` makes a position of what was kept, and null of what these rules can no longer show. */
  constructor(kept: readonly Kept<E>[], read: (position: unknown) => P | null) {
    let steps: KeptStep<E>[] = [];
    const positions = new Map<number, unknown>();
    for (const one of kept) {
      steps = [...steps.slice(0, one.from), ...one.steps];
      // What was undone since is not the past of what stands.
      for (const seq of positions.keys()) if (seq >= one.from) positions.delete(seq);
      positions.set(one.seq, one.position);
    }
    this.steps = steps;
    this.#positions = positions;
    this.#read = read;
  }

  /**
   * The position that was put by at this moment or last before it; the first of all where there is none before. It is read
   * when somebody asks for it: hardly anybody who opens a match does.
   */
  nearest(seq: number): P | undefined {
    const all = [...this.#positions.keys()];
    const before = all.filter((kept) => kept <= seq).toReversed();
    for (const kept of [...before, ...all.filter((other) => other > seq)]) {
      const position = this.#read(this.#positions.get(kept));
      if (position !== null) return position;
    }
    return undefined;
  }
}

/** Null for what these rules do not take for a position. */
export function readPosition<P extends object, A, O, E>(game: Game<P, A, O, E>, position: unknown): P | null {
  try {
    return game.position.parse(position);
  } catch (error) {
    if (error instanceof MalformedError) return null;
    throw error;
  }
}
