import { MalformedError, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { registerBoards } from './area-problems.ts';
import { registerBox } from './box.ts';

const file = schema(z.looseObject({ format: z.string() }));

const READERS: Readonly<Record<string, (json: unknown) => string>> = {
  'kings-of-air-and-steam-boards/1': registerBoards,
  'kings-of-air-and-steam-box/1': registerBox,
};

/** Boards or a box of somebody's own take the place of those in the house; the file says which it is. Gives its id. */
export function registerContent(json: unknown, source: string): string {
  try {
    const { format } = file.parse(json);
    const read = Object.hasOwn(READERS, format) ? READERS[format] : undefined;
    if (read !== undefined) return read(json);
    throw new MalformedError('format', `"${format}" is none of ${Object.keys(READERS).join(', ')}`);
  } catch (error) {
    throw error instanceof MalformedError ? new MalformedError(source, error.message) : error;
  }
}
