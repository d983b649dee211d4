import { type AnyResident, residents } from '@roundhouse/games';
import { type AnyMatch, Match, RecordError, recordFromText } from '@roundhouse/kernel';
import { readText } from './read-file.ts';
import { UserError } from './user-error.ts';

export interface Opened {
  readonly match: AnyMatch;
  readonly resident: AnyResident;
}

/** A match from a record in a file; `furnished` are the games to which the call adds something. */
export function openRecord(file: string, furnished: readonly AnyResident[] = []): Opened {
  try {
    const { record, resident } = readRecord(file, furnished);
    return { match: Match.replay(resident.game, record), resident };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new UserError(`'${file}' cannot be replayed: ${error.message}`);
  }
}

/** What stands in a file, and the game that it is of; whether it can be played is not looked at. */
export function readRecord(
  file: string,
  furnished: readonly AnyResident[] = [],
): { readonly record: unknown; readonly resident: AnyResident } {
  const record = recordFromText(readText(file));
  return { record, resident: residentOf(record, file, [...furnished, ...residents]) };
}

function residentOf(record: unknown, file: string, known: readonly AnyResident[]): AnyResident {
  const game = typeof record === 'object' && record !== null && 'game' in record ? record.game : undefined;
  if (typeof game !== 'string') throw new UserError(`'${file}' is not a record of a match: it does not name its game`);
  const resident = known.find((one) => one.game.id === game);
  if (resident !== undefined) return resident;
  throw new UserError(
    `'${file}' is a record of '${game}'; the games are: ${residents.map((one) => one.game.id).join(', ')}`,
  );
}
