import { describe, expect, it } from 'vitest';
import { contentOf, lineAt, writtenFiles } from './house/files.ts';

const files = writtenFiles();
const texts = files.filter((path) => !/\.(?:png|jpg|ico|woff2|gz)$/.test(path));

/** Where a pattern occurs, as `path:line: what`. */
function places(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) => {
    const text = contentOf(path);
    return [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)}: ${match[0]}`);
  });
}

describe('the repository', () => {
  it('names no folder of the machine it was written on', () => {
    expect(places(texts, /(?<![\w.:/~-])\/(?:work|root|home|tmp|Users)\/[\w.-]*/g)).toEqual([]);
  });

  it('does not say where packages are downloaded from', () => {
    expect(places(['package-lock.json'], /"resolved": "(?:https?|git|file):[^"]*"/g)).toEqual([]);
    expect(places(['.npmrc'], /^.*registry\s*=.*$/gm)).toEqual([]);
  });

  it('silences neither the compiler, nor the lint, nor the formatter', () => {
    const sources = texts.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
    expect(places(sources, /(?:\/\/|\/\*)\s*(?:@ts-|eslint-|oxlint-|biome-|prettier-ignore)\S*/g)).toEqual([]);
  });

  it('has nothing left for later in its comments', () => {
    const sources = texts.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
    expect(places(sources, /\b(?:TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b/g)).toEqual([]);
  });

  it('keeps every file of rules short enough to read at one sitting', () => {
    const long = files
      .filter((path) => /^games\/[^/]+\/rules\/.*\.ts$/.test(path))
      .map((path) => ({ path, lines: contentOf(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 400)
      .map(({ path, lines }) => `${path} has ${lines} lines`);
    expect(long).toEqual([]);
  });
});
