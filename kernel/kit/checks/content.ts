import { type ContentFile, type ContentItem, contentOf, contentWords, isSameContent } from '../../content.ts';
import { ContentError } from '../../content-shelf.ts';
import type { Game } from '../../game.ts';
import { hashOf } from '../../hash.ts';
import { rngForAction } from '../../rng.ts';
import type { Situation, Subject } from '../subject.ts';

/** A game with a fuller box has what was added and all that was there; the one that it was made from stays as it is. */
export function furnishingProblems<P extends object, A, O, E>({
  game,
  options,
  seats,
}: Subject<P, A, O, E>): readonly string[] {
  if (game.content === undefined) return [];
  const start = game.setup(options, seats, rngForAction('content', 0), () => undefined);
  const names = contentOf(start);
  const used = game.content.items.filter((item) => names.some((name) => isSameContent(name, item)));
  const before = portrait(game, options, seats, start);
  const problems: string[] = [];
  let taken = 0;
  for (const file of used.flatMap(variations)) {
    const fuller = furnished(game, file);
    if (fuller?.content === undefined) continue;
    taken++;
    const items = fuller.content.items.map(({ hash }) => hash);
    if (!items.includes(hashOf(file.json))) problems.push(`the game furnished with ${file.source} does not have it`);
    if (fuller.content.meaning(names).content?.means(names) !== true) {
      problems.push(`the game furnished with ${file.source} cannot mean what it meant before`);
    }
    if (portrait(game, options, seats, start) !== before) {
      problems.push(`making a game with ${file.source} changed the one that it was made from`);
    }
  }
  return taken > 0 ? problems : [...problems, 'the game takes no file like those in its own box'];
}

/** Files like one in the box that say something else, under its id or another; a game may refuse some of them. */
function variations({ file, ...name }: ContentItem): readonly ContentFile[] {
  if (typeof file !== 'object' || file === null) return [];
  return Object.entries(file).flatMap(([field, value]: [string, unknown]) =>
    typeof value !== 'string' || field === 'format'
      ? []
      : [{ json: { ...file, [field]: `${value}-varied` }, source: `the ${contentWords(name)} of another ${field}` }],
  );
}

function furnished<P extends object, A, O, E>(game: Game<P, A, O, E>, file: ContentFile): Game<P, A, O, E> | undefined {
  try {
    return game.content?.with([file]);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** All that more content could change: what is in the box, what ids mean, how matches start, and what can be done in one. */
function portrait<P extends object, A, O, E>(game: Game<P, A, O, E>, options: O, seats: number, started: P): string {
  const { content } = game;
  return hashOf({
    items: content?.items.map(contentWords),
    formats: content?.formats,
    means: content?.means(contentOf(started)),
    options: game.options.jsonSchema,
    start: game.setup(options, seats, rngForAction('content', 0), () => undefined),
    choices: game.waiting(started).map((seat) => game.legal(started, seat)),
  });
}

/** Every position names the content that the options of its match mean. */
export function contentProblems<P extends object, A, O, E>(
  { game, options }: Subject<P, A, O, E>,
  { position }: Situation<P, E>,
): readonly string[] {
  if (game.content === undefined) return [];
  const chosen = typeof options === 'object' && options !== null ? options : {};
  const meant = contentOf(game.content.bind(chosen)).map(contentWords).join(', ');
  const named = contentOf(position).map(contentWords).join(', ');
  return named === meant ? [] : [`the position names ${named || 'no content'}, its options mean ${meant}`];
}
