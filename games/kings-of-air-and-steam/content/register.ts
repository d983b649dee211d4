import { type ContentDoor, formatOf, MalformedError } from '@roundhouse/kernel';
import { registerBoards } from './area-problems.ts';
import { registerBox } from './box.ts';

const READERS: Readonly<Record<string, (json: unknown) => string>> = {
  'kings-of-air-and-steam-boards/1': registerBoards,
  'kings-of-air-and-steam-box/1': registerBox,
};

/** Boards or a box of somebody's own take the place of those in the house; the file says which it is. */
export const content: ContentDoor = {
  formats: Object.keys(READERS),
  add(json, source) {
    try {
      const format = formatOf(json) ?? '';
      const read = Object.hasOwn(READERS, format) ? READERS[format] : undefined;
      if (read !== undefined) return read(json);
      throw new MalformedError('format', `"${format}" is none of ${Object.keys(READERS).join(', ')}`);
    } catch (error) {
      throw error instanceof MalformedError ? new MalformedError(source, error.message) : error;
    }
  },
  // What is added replaces what was there, so that no match can ask for something else.
  missing: () => null,
};
