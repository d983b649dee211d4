import type { ContentFile, ContentItem, ContentName, ContentNames } from './content.ts';
import { contentWords, formatOf, isSameContent } from './content.ts';
import { hashOf } from './hash.ts';
import { MissingContentError } from './record.ts';
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
export interface ContentKind<F, C> {
  /** What it is: a map, a set. */
  readonly kind: string;
  /** The field in which options and positions name theirs by its id; null where whatever was added last is meant. */
  readonly field: string | null;
  /** What a file says in its `format`. */
  readonly format: string;
  readonly schema: Schema<F>;
  /** What makes no sense in a file that is well formed. */
  problemsOf(this: void, file: F): readonly string[];
  contentFrom(this: void, file: F): C;
}

interface Shelved<C> extends ContentItem {
  readonly content: C;
}

/** What the shelves of one kind have in common, however many games stand beside each other. */
interface Kind<C> {
  readonly kind: string;
  readonly field: string | null;
  readonly format: string;
  readonly read: (file: ContentFile) => C;
  /** What positions are played with, by the identity of the list in which they name it. */
  readonly bound: WeakMap<ContentNames, C>;
  /** What was asked for last: rules ask at every step, and a match always asks for the same. */
  latest: { readonly names: ContentNames; readonly content: C } | null;
}

/** Everything of one kind that a game can be played with: the maps, the sets of cards. It is never changed. */
export class ContentShelf<C extends { readonly id: string }> {
  readonly #kind: Kind<C>;
  readonly #items: readonly Shelved<C>[];
  /** What an id alone means: of several files with one id, the one that was added last. */
  readonly #byId: ReadonlyMap<string, Shelved<C>>;

  private constructor(kind: Kind<C>, items: readonly Shelved<C>[], byId: ReadonlyMap<string, Shelved<C>>) {
    this.#kind = kind;
    this.#items = items;
    this.#byId = byId;
  }

  /** The shelf that comes with a game: its own files. */
  static of<F, C extends { readonly id: string }>(
    { schema, problemsOf, contentFrom, ...kind }: ContentKind<F, C>,
    files: readonly ContentFile[],
  ): ContentShelf<C> {
    const read = ({ json, source }: ContentFile): C => {
      try {
        const file = schema.parse(json);
        const problems = problemsOf(file);
        if (problems.length > 0) throw new ContentError(source, kind.kind, problems);
        return contentFrom(file);
      } catch (error) {
        if (error instanceof MalformedError) throw new ContentError(source, kind.kind, [error.message]);
        throw error;
      }
    };
    return new ContentShelf<C>({ ...kind, read, bound: new WeakMap(), latest: null }, [], new Map()).#adding(
      files,
      true,
    );
  }

  get kind(): string {
    return this.#kind.kind;
  }

  get field(): string | null {
    return this.#kind.field;
  }

  get format(): string {
    return this.#kind.format;
  }

  get items(): readonly ContentItem[] {
    return this.#items;
  }

  /** Throws a ContentError. */
  read(json: unknown, source: string): C {
    return this.#kind.read({ json, source });
  }

  /** The shelf with those of the files that are of its format. */
  with(files: readonly ContentFile[]): ContentShelf<C> {
    return this.#adding(
      files.filter(({ json }) => formatOf(json) === this.format),
      false,
    );
  }

  /** The shelf on which the id of the one among these that is of its kind means just that one. */
  meaning(names: ContentNames): ContentShelf<C> {
    const name = names.find(({ kind }) => kind === this.kind);
    if (name === undefined) return this;
    const item = this.exactly(name);
    if (item === undefined) throw new MissingContentError(contentWords(name));
    const byId = new Map(this.#byId).set(item.id, item);
    // Where no field names one, whatever comes last is meant.
    return new ContentShelf(this.#kind, [...this.#items.filter((one) => one !== item), item], byId);
  }

  /** Whether the one among these that is of its kind is what its id means here. */
  means(names: ContentNames): boolean {
    const name = names.find(({ kind }) => kind === this.kind);
    if (name === undefined) return true;
    const meant = this.field === null ? this.#last : this.#byId.get(name.id);
    return meant !== undefined && isSameContent(meant, name);
  }

  ids(): string[] {
    return [...this.#byId.keys()];
  }

  find(id: string): C | undefined {
    return this.#byId.get(id)?.content;
  }

  named(id: string): C {
    const content = this.find(id);
    if (content === undefined) throw new RangeError(`there is no ${this.kind} "${id}"`);
    return content;
  }

  /** What was added last, or what comes with the game. */
  get latest(): C {
    return this.#last.content;
  }

  /** What is meant by the field in which options and positions name theirs. */
  chosen(fields: object): ContentName | undefined {
    if (this.field === null) return this.#last;
    const id: unknown = Object.entries(fields).find(([field]) => field === this.field)?.[1];
    return typeof id === 'string' ? this.#byId.get(id) : undefined;
  }

  exactly(name: ContentName): Shelved<C> | undefined {
    return this.#items.find((item) => isSameContent(item, name));
  }

  /** Positions that name their content in this very list are played with this shelf's. */
  bind(names: ContentNames): void {
    this.#kind.bound.set(names, this.#at(names).content);
    this.#kind.latest = null;
  }

  /**
   * What a position is played with. One that came through JSON without being bound (see ContentDoor) is played with what
   * is on this shelf.
   */
  of({ content }: { readonly content: ContentNames }): C {
    const { latest } = this.#kind;
    if (latest !== null && latest.names === content) return latest.content;
    if (!this.#kind.bound.has(content)) this.bind(content);
    const found = this.#kind.bound.get(content) ?? this.#at(content).content;
    this.#kind.latest = { names: content, content: found };
    return found;
  }

  #at(names: ContentNames): Shelved<C> {
    const name = names.find(({ kind }) => kind === this.kind);
    if (name === undefined) throw new RangeError(`this position names no ${this.kind}`);
    const item = this.exactly(name);
    if (item === undefined) throw new MissingContentError(contentWords(name));
    return item;
  }

  get #last(): Shelved<C> {
    const last = this.#items.at(-1);
    if (last === undefined) throw new RangeError(`there is no ${this.kind} at all`);
    return last;
  }

  #adding(files: readonly ContentFile[], own: boolean): ContentShelf<C> {
    const added = files.map(({ json, source }): Shelved<C> => {
      const content = this.#kind.read({ json, source });
      const name = { kind: this.kind, id: content.id, hash: hashOf(json) };
      return this.exactly(name) ?? { ...name, file: json, own, content };
    });
    const byId = new Map(this.#byId);
    for (const item of added) byId.set(item.id, item);
    return new ContentShelf(this.#kind, [...this.#items.filter((item) => !added.includes(item)), ...added], byId);
  }
}
