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
