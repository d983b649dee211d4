import {
  type ContentDoor,
  type ContentFile,
  type ContentItem,
  type ContentName,
  type ContentNames,
  contentOf,
  contentWords,
  formatOf,
} from './content.ts';
import { ContentError, type ContentShelf } from './content-shelf.ts';
import { MissingContentError } from './record.ts';
import { MalformedError } from './schema.ts';

type AnyShelf = ContentShelf<{ readonly id: string }>;

/** Does the same to every shelf of a game. */
export type ChangeShelf = <C extends { readonly id: string }>(shelf: ContentShelf<C>) => ContentShelf<C>;

/** The shelves of one game: its door for files from outside, and how its positions name what they are played with. */
export class ContentBox<G> implements ContentDoor<G> {
  readonly #shelves: readonly AnyShelf[];
  readonly #gameWith: (change: ChangeShelf) => G;
  readonly #names = new Map<string, ContentNames>();

  /** `gameWith` makes the game anew, with each of its shelves changed. */
  constructor(shelves: readonly AnyShelf[], gameWith: (change: ChangeShelf) => G) {
    this.#shelves = shelves;
    this.#gameWith = gameWith;
  }

  get formats(): readonly string[] {
    return this.#shelves.map(({ format }) => format);
  }

  get items(): readonly ContentItem[] {
    return this.#shelves.flatMap(({ items }) => items);
  }

  with(files: readonly ContentFile[]): G {
    for (const { json, source } of files) {
      const format = formatOf(json) ?? '';
      if (this.formats.includes(format)) continue;
      throw new ContentError(source, 'file', [`format: "${format}" is none of ${this.formats.join(', ')}`]);
    }
    return this.#gameWith((shelf) => shelf.with(files));
  }

  means(names: ContentNames): boolean {
    return this.#shelves.every((shelf) => shelf.means(names));
  }

  meaning(names: ContentNames): G {
    return this.#gameWith((shelf) => shelf.meaning(names));
  }

  bind<P extends object>(position: P): P {
    const found = this.#find(position);
    if ('missing' in found) throw new MissingContentError(found.missing);
    return { ...position, content: this.#bound(found.names) };
  }

  missing(options: unknown): string | null {
    const found = this.#find(typeof options === 'object' && options !== null ? options : {});
    return 'missing' in found ? found.missing : null;
  }

  /** For set-up: the content that these options choose. */
  chosenBy(options: object): ContentNames {
    const found = this.#find(options);
    if ('missing' in found) throw new RangeError(`there is no ${found.missing}`);
    return this.#bound(found.names);
  }

  /** For a position from outside: the content that it names or, when it names none, that its other fields mean. */
  namedBy(position: object): ContentNames {
    const found = this.#find(position);
    if ('missing' in found) throw new MalformedError(found.where, `there is no ${found.missing}`);
    const plain = this.#find({ ...position, content: undefined });
    if ('missing' in plain) throw new MalformedError(plain.where, `there is no ${plain.missing}`);
    for (const { kind, field } of this.#shelves) {
      const meant = plain.names.find((name) => name.kind === kind)?.id;
      if (field === null || found.names.some((name) => name.kind === kind && name.id === meant)) continue;
      throw new MalformedError('content', `the ${kind} of this position is "${meant ?? ''}"`);
    }
    return this.#bound(found.names);
  }

  #find(fields: object): { readonly names: ContentNames } | { readonly missing: string; readonly where: string } {
    const given = contentOf(fields);
    const names: ContentName[] = [];
    for (const shelf of this.#shelves) {
      const { kind, field } = shelf;
      const name = given.find((one) => one.kind === kind);
      const item = name === undefined ? shelf.chosen(fields) : shelf.exactly(name);
      if (item !== undefined) {
        names.push({ kind, id: item.id, hash: item.hash });
        continue;
      }
      if (name !== undefined) return { missing: contentWords(name), where: 'content' };
      const id = field === null ? undefined : fieldOf(fields, field);
      if (field !== null && typeof id === 'string') return { missing: contentWords({ kind, id }), where: field };
    }
    return { names };
  }

  /** One list for all positions that are played with the same, so that they share it. */
  #bound(names: ContentNames): ContentNames {
    const key = names.map(contentWords).join();
    const kept = this.#names.get(key);
    if (kept !== undefined) return kept;
    for (const shelf of this.#shelves) shelf.bind(names);
    this.#names.set(key, names);
    return names;
  }
}

function fieldOf(fields: object, name: string): unknown {
  return Object.entries(fields).find(([field]) => field === name)?.[1];
}
