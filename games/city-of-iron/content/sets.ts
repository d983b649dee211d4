import { type ContentDoor, MalformedError } from '@roundhouse/kernel';
import { type GameSet, setFrom } from './set.ts';
import { SET_FORMAT, setFileSchema } from './set-file.ts';
import { setProblems } from './set-problems.ts';
import standard from './sets/standard.json' with { type: 'json' };

/** A set of cards that cannot be played with; the message lists every problem found. */
export class SetError extends Error {
  readonly problems: readonly string[];
  constructor(source: string, problems: readonly string[]) {
    super(`${source} is not a playable set:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SetError';
    this.problems = problems;
  }
}

const sets = new Map<string, GameSet>();

export function readSet(json: unknown, source: string): GameSet {
  try {
    const file = setFileSchema.parse(json);
    const problems = setProblems(file);
    if (problems.length > 0) throw new SetError(source, problems);
    return setFrom(file);
  } catch (error) {
    if (error instanceof MalformedError) throw new SetError(source, [error.message]);
    throw error;
  }
}

/** Adds a set to those that can be chosen; one of the same id is replaced. */
export function registerSet(json: unknown, source: string): GameSet {
  const set = readSet(json, source);
  sets.set(set.id, set);
  return set;
}

export const setIds = (): string[] => [...sets.keys()];
export const findSet = (id: string): GameSet | undefined => sets.get(id);

export function setOf(position: { readonly set: string }): GameSet {
  const set = sets.get(position.set);
  if (set === undefined) throw new RangeError(`there is no set "${position.set}"`);
  return set;
}

registerSet(standard, 'standard.json');

/** Sets of a host's own, which a match names in its options. */
export const content: ContentDoor = {
  formats: [SET_FORMAT],
  add: (json, source) => registerSet(json, source).id,
  missing: (options) => {
    const id = typeof options === 'object' && options !== null && 'set' in options ? options.set : undefined;
    return typeof id === 'string' && findSet(id) === undefined ? `the set "${id}"` : null;
  },
};
