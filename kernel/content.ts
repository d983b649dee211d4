/**
 * The way by which a game takes in what is not in its box: a map, cards, boards. What is added stays until the program
 * ends, so that options, positions and records can refer to it by its id.
 */
export interface ContentDoor {
  /** Every `format` that a file for this game may name. */
  readonly formats: readonly string[];
  /** Returns the id of what was added. Throws an error that lists what is wrong with the file, which `source` names. */
  add(json: unknown, source: string): string;
  /** What a match with these options needs and nobody has added, as `the map "my-map"`; null when all is here. */
  missing(options: unknown): string | null;
}

/** The format that a file of content says it has; null when it says none. */
export function formatOf(json: unknown): string | null {
  const named = typeof json === 'object' && json !== null && 'format' in json ? json.format : null;
  return typeof named === 'string' ? named : null;
}
