import { type ContentDoor, MalformedError, type Schema } from '@roundhouse/kernel';

/** A map file that cannot be played on; the message lists every problem found. */
export class MapError extends Error {
  readonly problems: readonly string[];
  constructor(source: string, problems: readonly string[]) {
    super(`${source} is not a playable map:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'MapError';
    this.problems = problems;
  }
}

/** The maps that a game can be played on. */
export class MapShelf<F, B extends { readonly id: string }> {
  readonly #boards = new Map<string, B>();
  readonly #schema: Schema<F>;
  readonly #problemsOf: (file: F) => string[];
  readonly #boardFrom: (file: F) => B;

  constructor(schema: Schema<F>, problemsOf: (file: F) => string[], boardFrom: (file: F) => B) {
    this.#schema = schema;
    this.#problemsOf = problemsOf;
    this.#boardFrom = boardFrom;
  }

  readonly read = (json: unknown, source: string): B => {
    try {
      const file = this.#schema.parse(json);
      const problems = this.#problemsOf(file);
      if (problems.length > 0) throw new MapError(source, problems);
      return this.#boardFrom(file);
    } catch (error) {
      if (error instanceof MalformedError) throw new MapError(source, [error.message]);
      throw error;
    }
  };

  /** Adds a map to those that can be chosen; one of the same id is replaced. */
  readonly register = (json: unknown, source: string): B => {
    const board = this.read(json, source);
    this.#boards.set(board.id, board);
    return board;
  };

  /** The way for map files of this format from outside. */
  readonly door = (format: string): ContentDoor => ({
    formats: [format],
    add: (json, source) => this.register(json, source).id,
    missing: (options) => {
      const map = typeof options === 'object' && options !== null && 'map' in options ? options.map : undefined;
      return typeof map !== 'string' || this.#boards.has(map) ? null : `the map "${map}"`;
    },
  });

  readonly ids = (): string[] => [...this.#boards.keys()];

  readonly find = (id: string): B | undefined => this.#boards.get(id);

  readonly of = (position: { readonly map: string }): B => {
    const board = this.#boards.get(position.map);
    if (board === undefined) throw new RangeError(`there is no map "${position.map}"`);
    return board;
  };
}
