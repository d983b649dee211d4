import { MalformedError } from '@roundhouse/kernel';
import { type Board, boardFrom } from './board.ts';
import { mapFileSchema } from './map-file.ts';
import { mapProblems } from './map-problems.ts';
import copperVale from './maps/copper-vale.json' with { type: 'json' };
import rustBelt from './maps/rust-belt.json' with { type: 'json' };
import twoShores from './maps/two-shores.json' with { type: 'json' };

/** A map file that cannot be played on; the message lists every problem found. */
export class MapError extends Error {
  readonly problems: readonly string[];
  constructor(source: string, problems: readonly string[]) {
    super(`${source} is not a playable map:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'MapError';
    this.problems = problems;
  }
}

const boards = new Map<string, Board>();

export function readMap(json: unknown, source: string): Board {
  try {
    const file = mapFileSchema.parse(json);
    const problems = mapProblems(file);
    if (problems.length > 0) throw new MapError(source, problems);
    return boardFrom(file);
  } catch (error) {
    if (error instanceof MalformedError) throw new MapError(source, [error.message]);
    throw error;
  }
}

/** Adds a map to those that can be chosen; one of the same id is replaced. */
export function registerMap(json: unknown, source: string): Board {
  const board = readMap(json, source);
  boards.set(board.id, board);
  return board;
}

registerMap(rustBelt, 'rust-belt.json');
registerMap(copperVale, 'copper-vale.json');
registerMap(twoShores, 'two-shores.json');

export function mapIds(): string[] {
  return [...boards.keys()];
}

export function findBoard(id: string): Board | undefined {
  return boards.get(id);
}

export function boardOf(position: { readonly map: string }): Board {
  const board = boards.get(position.map);
  if (board === undefined) throw new RangeError(`there is no map "${position.map}"`);
  return board;
}
