import { contentOf, contentWords, isSameContent } from './content.ts';
import { ContentError } from './content-shelf.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { type MatchRecord, MissingContentError, type RecordContent, RecordError } from './record.ts';

/** The game with the content that a match is played with, as its record names it: what it carries along, or else what is in the box. */
export function furnishedFor<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  { content: needed, options }: Pick<MatchRecord, 'content' | 'options'>,
): Game<P, A, O, E> {
  const door = game.content;
  if (door === undefined) return game;
  if (needed === undefined) {
    const missing = door.missing(options);
    if (missing !== null) throw new MissingContentError(missing);
    return game;
  }
  for (const one of needed) expectUntouched(one);
  if (door.means(needed)) return game;
  const here = needed.every((one) => door.items.some((item) => isSameContent(item, one)));
  if (here) return door.meaning(needed);
  try {
    const carried = needed.filter(({ file }) => file !== undefined);
    const fuller = door.with(
      carried.map((one) => ({ json: one.file, source: `The ${contentWords(one)} of the record` })),
    );
    return fuller.content?.meaning(needed) ?? fuller;
  } catch (error) {
    if (error instanceof ContentError) throw new RecordError(null, error.message);
    throw error;
  }
}

function expectUntouched(content: RecordContent): void {
  if (content.file === undefined) return;
  const found = hashOf(content.file);
  if (found === content.hash) return;
  throw new RecordError(
    null,
    `The record carries another ${content.kind} "${content.id}" than it was made with: the hash of its file is ${found}, not ${content.hash}.`,
  );
}

/** What a record says of a match's content. Files that came with the game go along only when they are asked for. */
export function recordContent<P extends object, A, O, E>(
  { content }: Game<P, A, O, E>,
  position: P,
  withFiles: boolean,
): Pick<MatchRecord, 'content'> {
  if (content === undefined) return {};
  const names = contentOf(position);
  const used = content.items.filter((item) => names.some((name) => isSameContent(name, item)));
  return {
    content: used.map(({ kind, id, hash, file, own }) => ({ kind, id, hash, ...(withFiles || !own ? { file } : {}) })),
  };
}
