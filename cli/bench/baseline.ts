import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../user-error.ts';
import type { Figure } from './bench.ts';

/** The folder of the house: the build lies deeper in it than the sources do. */
export function houseRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

export function baselineFile(): string {
  return join(houseRoot(), 'docs', 'benchmarks', 'baseline.json');
}

export function machineName(): string {
  const [first] = cpus();
  return `${first?.model.trim() ?? 'unknown processor'}, one core, Node ${process.versions.node}, ${process.platform}`;
}

/** Figures by `game/id`. */
export type Baseline = ReadonlyMap<string, number>;

export function readBaseline(file: string): Baseline | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof json !== 'object' || json === null || !('figures' in json)) throw new TypeError('it has no figures');
    const { figures } = json;
    if (typeof figures !== 'object' || figures === null) throw new TypeError('its figures are not an object');
    return new Map(
      Object.entries(figures).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
    );
  } catch (error) {
    throw new UserError(
      `the baseline ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export function saveBaseline(file: string, game: string, figures: readonly Figure[]): void {
  const known = readBaseline(file) ?? new Map<string, number>();
  const all = new Map([...known, ...figures.map(({ id, value }) => [`${game}/${id}`, rounded(value)] as const)]);
  mkdirSync(dirname(file), { recursive: true });
  const json = { machine: machineName(), figures: Object.fromEntries(all) };
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

/** Three digits say all that a measurement can. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
