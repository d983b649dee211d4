import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './house/files.ts';

/** The lint keeps chance, clock and environment out of the engine. Here the lint itself is put to the test. */
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-lint-'));
copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function lint(path: string, source: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const done = spawnSync(process.execPath, [oxlint, '--format=unix', path], { cwd: folder, encoding: 'utf8' });
  expect(done.stderr).toBe('');
  return done.stdout;
}

const IMPURE = [
  'Math.random()',
  'Date.now()',
  'new Date()',
  'performance.now()',
  `process.env['HOME']`,
  'crypto.randomUUID()',
  'globalThis',
  `'a'.localeCompare('b')`,
];

const ENGINE = [
  'kernel/a.ts',
  'hex/a.ts',
  'rails/a.ts',
  'bots/a.ts',
  'host/a.ts',
  'games/age-of-steam/rules/a.ts',
  'games/age-of-steam/content/a.ts',
  'games/age-of-steam/bot/a.ts',
  'games/a-game-to-come/rules/a.ts',
];

describe('the engine is pure', () => {
  it.each(ENGINE)('%s gets a complaint for each way out', (path) => {
    const source = IMPURE.map((code, i) => `export const a${i} = ${code};\n`).join('');
    const complaints = lint(path, source);
    for (const [i, code] of IMPURE.entries())
      expect(complaints, code).toMatch(new RegExp(`a\\.ts:${i + 1}:.*restricted`));
  });

  it.each(['kernel/kit/a.ts', 'kernel/tests/a.test.ts', 'cli/a.ts'])('%s may look at the clock', (path) => {
    expect(lint(path, 'export const now = Date.now();\n')).not.toContain('restricted');
  });
});
