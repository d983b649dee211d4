import { type AnyResident, residents } from '@roundhouse/games';
import { formatOf } from '@roundhouse/kernel';
import type { FlagValues } from './flags.ts';
import { readJson } from './read-file.ts';
import { sentenceOf, UserError } from './user-error.ts';

/** What was in a file of content, once its game has checked it and taken it in. */
export interface AddedContent {
  readonly resident: AnyResident;
  readonly id: string;
  readonly file: string;
  readonly json: unknown;
}

/** Adds every file of content that the call names, each to the game that knows its format. */
export function addContentFrom(flags: FlagValues): readonly AddedContent[] {
  return flags.texts('content').map(addContent);
}

function addContent(file: string): AddedContent {
  const json = readJson(file);
  const format = formatOf(json);
  for (const resident of residents) {
    const { content } = resident.game;
    if (format === null || content === undefined || !content.formats.includes(format)) continue;
    try {
      return { resident, id: content.add(json, file), file, json };
    } catch (error) {
      throw new UserError(sentenceOf(error));
    }
  }
  const said = format === null ? 'does not say its format' : `has the format '${format}', which no game here takes`;
  const known = residents.flatMap(({ game }) => game.content?.formats ?? []);
  throw new UserError(`'${file}' ${said}.\nThe formats are: ${known.join(', ')}`);
}
