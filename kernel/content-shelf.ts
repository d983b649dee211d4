import type { ContentDoor } from './content.ts';
import { MalformedError, type Schema } from './schema.ts';

/** A file that cannot be played with; the message lists every problem found. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(source: string, kind: string, problems: readonly string[]) {
    super(`${source} is not a playable ${kind}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** How files of one kind become what a game is played with. */
export interface ContentKind<K extends string, F, C> {
  /** What it is (a map, a set); options and positions name theirs in a field of this name. */
  readonly kind: K;
  /** What a file says in its `format`. */
  readonly format: string;
  readonly schema: Schema<F>;
  /** What makes no sense in a file that is well formed. */
  problemsOf(this: void, file: F): string[];
  contentFrom(this: void, file: F): C;
}

/** Everything of one kind that a game can be played with: the maps, the sets of cards. */
export class ContentShelf<K extends string, F, C extends { readonly id: string }> {
  readonly #kind: ContentKind<K, F, C>;
  readonly #byId = new Map<string, C>();

  constructor(kind: ContentKind<K, F, C>) {
    this.#kind = kind;
  }

  readonly read = (json: unknown, source: string): C => {
    const { kind, schema, problemsOf, contentFrom } = this.#kind;
    try {
      const file = schema.parse(json);
      const problems = problemsOf(file);
      if (problems.length > 0) throw new ContentError(source, kind, problems);
      return contentFrom(file);
    } catch (error) {
      if (error instanceof MalformedError) throw new ContentError(source, kind, [error.message]);
      throw error;
    }
  };

  /** Adds one to those that can be chosen; one of the same id is replaced. */
  readonly register = (json: unknown, source: string): C => {
    const content = this.read(json, source);
    this.#byId.set(content.id, content);
    return content;
  };

  readonly ids = (): string[] => [...this.#byId.keys()];

  readonly find = (id: string): C | undefined => this.#byId.get(id);

  readonly of = (position: Readonly<Record<K, string>>): C => {
    const { kind } = this.#kind;
    const content = this.#byId.get(position[kind]);
    if (content === undefined) throw new RangeError(`there is no ${kind} "${position[kind]}"`);
    return content;
  };

  /** The way for files from outside. */
  get door(): ContentDoor {
    const { kind, format } = this.#kind;
    return {
      formats: [format],
      add: (json, source) => this.register(json, source).id,
      missing: (options) => {
        const named: unknown = Object.entries(options ?? {}).find(([field]) => field === kind)?.[1];
        return typeof named !== 'string' || this.#byId.has(named) ? null : `the ${kind} "${named}"`;
      },
    };
  }
}
