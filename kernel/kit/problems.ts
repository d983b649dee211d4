/** More of the same does not help whoever reads it. */
const ENOUGH = 5;

export class Problems {
  readonly list: string[] = [];

  get enough(): boolean {
    return this.list.length >= ENOUGH;
  }

  add(where: string, problems: readonly string[]): void {
    for (const problem of problems) if (!this.enough) this.list.push(`${where}: ${problem}`);
  }
}

export function thrown(error: unknown): string {
  return error instanceof Error ? `threw ${error.stack ?? error.message}` : `threw ${String(error)}`;
}

/** The problems that `find` returns, or the one that it threw something. */
export function caught(find: () => readonly string[]): readonly string[] {
  try {
    return find();
  } catch (error) {
    return [thrown(error)];
  }
}

/** A value short enough for a message. */
export function brief(value: unknown): string {
  const json = JSON.stringify(value) ?? 'undefined';
  return json.length > 200 ? `${json.slice(0, 200)}…` : json;
}

/** What in a value would not survive as JSON, by path. */
export function notPlainJson(value: unknown, path = 'it'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}, which JSON cannot say`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}, which JSON cannot say`];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return [`${path} is an instance of a class`];
  }
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => notPlainJson(part, `${path}.${key}`));
}

/** Whether a sentence still has a `{gap}` that no value filled. */
export function hasGap(sentence: string): boolean {
  return /\{\w+\}/.test(sentence);
}
