import { describe, expect, it } from 'vitest';
import { type PackageBorder, wrongArrows } from './house/arrows.ts';
import { contentOf, writtenFiles } from './house/files.ts';
import { importsIn } from './house/imports.ts';
import { packages } from './house/packages.ts';

const borders: readonly PackageBorder[] = packages().map(({ name, folder, exports }) => ({
  name,
  folder,
  doors: Object.keys(exports),
}));

const sources = writtenFiles().filter((path) => /\.(?:ts|tsx|mts|mjs)$/.test(path));

describe('the arrows between the folders', () => {
  it('all point one way', () => {
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.flatMap((path) => wrongArrows(path, contentOf(path), borders))).toEqual([]);
  });
});

describe('the check of the arrows', () => {
  const sample: readonly PackageBorder[] = [
    { name: 'roundhouse', folder: '', doors: [] },
    { name: '@roundhouse/kernel', folder: 'kernel', doors: ['.', './kit'] },
    { name: '@roundhouse/svg', folder: 'svg', doors: ['.'] },
    { name: '@roundhouse/games', folder: 'games', doors: ['.', './registry'] },
    { name: '@roundhouse/one', folder: 'games/one', doors: ['.'] },
    { name: '@roundhouse/two', folder: 'games/two', doors: ['.'] },
    { name: '@roundhouse/cli', folder: 'cli', doors: ['.'] },
  ];

  it.each([
    ['kernel/a.ts', '@roundhouse/hex'],
    ['kernel/a.ts', './kit/index.ts'],
    ['kernel/a.ts', 'node:fs'],
    ['kernel/a.ts', 'vitest'],
    ['hex/a.ts', '@roundhouse/kernel'],
    ['svg/a.ts', '@roundhouse/hex'],
    ['rails/a.ts', '@roundhouse/svg'],
    ['games/one/rules/a.ts', '@roundhouse/svg'],
    ['games/one/rules/a.ts', '@roundhouse/two'],
    ['games/one/rules/a.ts', '../table/board.ts'],
    ['games/one/rules/a.ts', '../bot/evaluate.ts'],
    ['games/one/rules/a.ts', '../../two/index.ts'],
    ['games/one/rules/a.ts', 'node:path'],
    ['games/one/rules/a.ts', 'fs'],
    ['games/one/rules/a.ts', 'react'],
    ['games/one/content/a.ts', '@roundhouse/bots'],
    ['games/one/bot/a.ts', '../table/board.ts'],
    ['games/one/table/a.ts', '../bot/evaluate.ts'],
    ['games/index.ts', './one/index.ts'],
    ['games/index.ts', '@roundhouse/cli'],
    ['bots/a.ts', '@roundhouse/one'],
    ['games/one/table/a.ts', '@roundhouse/rail-art'],
    ['games/one/table/page/a.tsx', '@roundhouse/rail-table'],
    ['style/a.ts', '@roundhouse/rail-art'],
    ['games/one/table/a.ts', 'react'],
    ['games/one/table/a.ts', './page/board.tsx'],
    ['cli/a.ts', '@roundhouse/ui'],
    ['ui/a.tsx', '@roundhouse/one'],
    ['web/pages/a.tsx', '@roundhouse/one'],
    ['web/pages/a.tsx', '@roundhouse/games'],
    ['games/one/registration.ts', 'react'],
    ['games/one/facts.ts', './rules/game.ts'],
    ['web/pages/a.tsx', 'node:fs'],
    ['web/match/local/a.ts', 'react'],
    ['web/service-worker/a.ts', '../router.tsx'],
    ['cli/a.ts', '@roundhouse/kernel/rng.ts'],
    ['kernel/tests/a.test.ts', '../../hex/index.ts'],
    ['tests/a.test.ts', '../kernel/index.ts'],
    ['server/a.ts', '@roundhouse/one'],
    ['server/a.ts', '@roundhouse/games'],
    ['server/a.ts', 'libsql'],
    ['server/data/a.ts', '@roundhouse/kernel'],
    ['server/data/a.ts', '../site.ts'],
  ])('finds that %s imports %s', (path, specifier) => {
    const found = wrongArrows(path, `import type { a } from '${specifier}';\n`, sample);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${path}:1: `);
  });

  it.each([
    ['kernel/a.ts', 'zod/mini'],
    ['kernel/a.ts', './b.ts'],
    ['kernel/kit/a.ts', '../b.ts'],
    ['kernel/kit/a.ts', 'vitest'],
    ['games/one/rules/a.ts', '@roundhouse/kernel'],
    ['games/one/rules/a.ts', '../content/map.ts'],
    ['games/one/bot/a.ts', '../rules/b.ts'],
    ['games/one/table/a.ts', '@roundhouse/svg'],
    ['games/one/tests/a.test.ts', '@roundhouse/kernel/kit'],
    ['games/one/index.ts', './rules/a.ts'],
    ['games/index.ts', '@roundhouse/one'],
    ['cli/a.ts', 'node:fs'],
    ['cli/a.ts', '@roundhouse/server'],
    ['server/a.ts', 'fastify'],
    ['server/a.ts', '@roundhouse/kernel'],
    ['server/a.ts', '@roundhouse/games/registry'],
    ['server/a.ts', './data/database.ts'],
    ['server/data/a.ts', 'libsql'],
    ['games/one/table/page/a.tsx', 'react'],
    ['web/pages/a.tsx', '@roundhouse/ui'],
    ['web/pages/a.tsx', '@roundhouse/games/registry'],
    ['web/match/local/a.ts', '@roundhouse/games/registry'],
    ['tests/a.test.ts', '../scripts/setup.mjs'],
  ])('lets %s import %s', (path, specifier) => {
    expect(wrongArrows(path, `import { a } from '${specifier}';\n`, sample)).toEqual([]);
  });

  it('names the line of every form of import, and no import in a comment', () => {
    // In pieces, because the check reads this file too and does not tell a text from code.
    const dynamic = 'import';
    const source = [
      `// import a from 'comment-1';`,
      `import 'effect';`,
      `import {`,
      `  one,`,
      `  two as three,`,
      `} from 'several-lines';`,
      `/* import b from 'comment-2'; */ export * from 'all';`,
      `export type { four } from "type-only";`,
      `const address = 'https://example.org'; export const later = ${dynamic}('dynamic');`,
      `type Five = ${dynamic}('in-a-type').Five;`,
    ].join('\n');
    expect(importsIn(source)).toEqual([
      { specifier: 'effect', line: 2 },
      { specifier: 'several-lines', line: 6 },
      { specifier: 'all', line: 7 },
      { specifier: 'type-only', line: 8 },
      { specifier: 'dynamic', line: 9 },
      { specifier: 'in-a-type', line: 10 },
    ]);
  });
});
