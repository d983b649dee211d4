import { type AnyResident, residents } from '@roundhouse/games';
import { formatOf, hashOf } from '@roundhouse/kernel';
import type { FlagValues } from './flags.ts';
import { readJson } from './read-file.ts';
import { sentenceOf, UserError } from './user-error.ts';

/** A file of content, and the game that takes it. */
interface AddedContent {
  readonly game: string;
  readonly gameName: string;
  readonly file: string;
  readonly json: unknown;
  readonly id: string;
}

/** The games with what the call adds to them. */
export interface Furnished {
  readonly residents: readonly AnyResident[];
  readonly added: readonly AddedContent[];
}

/** Reads every file of content that the call names, each for the game that knows its format. */
export function furnishedFrom(flags: FlagValues): Furnished {
  return furnishedWith(flags.texts('content'));
}

export function furnishedWith(files: readonly string[]): Furnished {
  return files.reduce<Furnished>(furnish, { residents, added: [] });
}

function furnish({ residents: before, added }: Furnished, file: string): Furnished {
  const json = readJson(file);
  const format = formatOf(json);
  const taker = before.find(({ game }) => format !== null && game.content?.formats.includes(format) === true);
  if (taker?.game.content === undefined) {
    const said = format === null ? 'does not say its format' : `has the format '${format}', which no game here takes`;
    const known = before.flatMap(({ game }) => game.content?.formats ?? []);
    throw new UserError(`'${file}' ${said}.\nThe formats are: ${known.join(', ')}`);
  }
  try {
    const game = taker.game.content.with([{ json, source: file }]);
    const ids = game.content?.items.filter(({ hash }) => hash === hashOf(json)).map(({ id }) => id) ?? [];
    return {
      residents: before.map((resident) => (resident === taker ? { ...resident, game } : resident)),
      added: [...added, { game: game.id, gameName: game.name, file, json, id: ids.join() }],
    };
  } catch (error) {
    throw new UserError(sentenceOf(error));
  }
}
