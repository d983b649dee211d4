import * as z from 'zod/mini';
import { hashOf } from './hash.ts';
import { about } from './schema.ts';

/** Content by its identity: files of one id are told apart by the hash of what they say. */
export interface ContentName {
  /** What it is: a map, a set of cards. */
  readonly kind: string;
  readonly id: string;
  readonly hash: string;
}

/**
 * The content that a position is played with, one of each kind of its game. Positions, their copies and their views share
 * one such list; the content itself is found by the list's identity.
 */
export type ContentNames = readonly ContentName[];

export const contentNames = about(
  'what the match is played with; left out, it is what the ids in other fields mean here',
  z.array(
    z.strictObject({
      kind: about('what it is', z.string()),
      id: about('its id', z.string()),
      hash: about('the hash of its file: files of one id may differ', z.string()),
    }),
  ),
);

/** A position as it may come from outside: which content it means can be left to its other fields. */
export type Given<P extends { readonly content: ContentNames }> = Omit<P, 'content'> & {
  readonly content?: ContentNames | undefined;
};

/** A file of content from outside; `source` says in messages where it came from. */
export interface ContentFile {
  readonly json: unknown;
  readonly source: string;
}

/** A file that lies in the box of a game. */
export interface ContentItem extends ContentName {
  readonly file: unknown;
  /** Whether it came with the game, so that it is wherever the game is. */
  readonly own: boolean;
}

/**
 * The way by which a game takes in what is not in its box: a map, cards, boards. Nothing is ever added to a game that
 * exists; a game of the same rules with a fuller box takes its place where it is wanted.
 */
export interface ContentDoor<G> {
  /** Every `format` that a file for this game may name. */
  readonly formats: readonly string[];
  /** Everything in the box, what was added last at the end. */
  readonly items: readonly ContentItem[];
  /**
   * The game with more to choose from; of two files of one id, that id means the later one from now on. Throws an error
   * that lists what is wrong with a file.
   */
  with(files: readonly ContentFile[]): G;
  /** Whether that is what their ids mean in the options of this game. */
  means(names: ContentNames): boolean;
  /** The game in whose options these ids mean just these, whatever was added later. Throws a MissingContentError. */
  meaning(names: ContentNames): G;
  /**
   * A position or view that comes from elsewhere, to be played on and looked at with the content of this box. Throws a
   * MissingContentError.
   */
  bind<P extends object>(position: P): P;
  /** What a match with these options needs and is not in the box, as `map "my-map"`; null when all is here. */
  missing(options: unknown): string | null;
}

/** The format that a file of content says it has; null when it says none. */
export function formatOf(json: unknown): string | null {
  const named = typeof json === 'object' && json !== null && 'format' in json ? json.format : null;
  return typeof named === 'string' ? named : null;
}

/** As messages speak of it, after "the" or "no". */
export function contentWords({ kind, id, hash }: Omit<ContentName, 'hash'> & { readonly hash?: string }): string {
  return hash === undefined ? `${kind} "${id}"` : `${kind} "${id}" (${hash})`;
}

export function isSameContent(one: ContentName, other: ContentName): boolean {
  return one.kind === other.kind && one.id === other.id && one.hash === other.hash;
}

/** The content that a position names in its field `content`; none where it names none. */
export function contentOf(position: object): ContentNames {
  const named = 'content' in position ? contentNames.safeParse(position.content) : undefined;
  return named?.success === true ? named.data : [];
}

/**
 * The hash of a position as records keep it. It leaves out which content the position names: that stands in the heading
 * of a record, and older records have hashes of positions that did not name any.
 */
export function positionHash(position: unknown): string {
  return hashOf(typeof position === 'object' ? { ...position, content: undefined } : position);
}
