import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.tmp']);

/** Every file of the repository that somebody wrote, as a path from the root with forward slashes, in a fixed order. */
export function writtenFiles(): readonly string[] {
  return listed(ROOT).toSorted();
}

function listed(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listed(path);
    return entry.isFile() ? [relative(ROOT, path).split(sep).join('/')] : [];
  });
}

export function contentOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The place of an offset in a text, as editors and compilers write it. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
