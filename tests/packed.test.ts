import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from './house/files.ts';
import { importsIn } from './house/imports.ts';

const manifest = z.object({
  bin: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  bundleDependencies: z.array(z.string()),
});

/** The tarball is only looked at here; the long tests install it and play. */
describe.runIf(process.platform !== 'win32')('what npm run pack makes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-packed-'));
  const inside = join(folder, 'package');
  const read = (path: string): string => readFileSync(join(inside, path), 'utf8');
  let files: readonly string[] = [];
  beforeAll(() => {
    const packed = spawnSync(process.execPath, [join(ROOT, 'scripts/pack.mjs'), folder], { encoding: 'utf8' });
    const tarball = packed.stdout.trim();
    if (packed.status !== 0) throw new Error(packed.stderr);
    spawnSync('tar', ['-xzf', tarball, '-C', folder]);
    files = readdirSync(inside, { recursive: true, encoding: 'utf8' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds the page, the server, its bots and every game', () => {
    const own = 'node_modules/@roundhouse';
    for (const path of [
      'bin/roundhouse.js',
      `${own}/web/dist/index.html`,
      `${own}/web/dist/service-worker.js`,
      `${own}/server/dist/play/thinker.js`,
      `${own}/cli/dist/main.js`,
      ...['age-of-steam', 'steam', 'kings-of-air-and-steam', 'city-of-iron'].map(
        (game) => `${own}/${game}/dist/index.js`,
      ),
    ]) {
      expect(files).toContain(path);
    }
  });

  it('holds nothing that only developers need', () => {
    expect(files.filter((path) => /\.tsx?$|\.map$|tsbuildinfo|(?:^|\/)tests\//.test(path))).toEqual([]);
  });

  it('names everything that it imports, in the version that is tested', () => {
    const { dependencies, bundleDependencies } = manifest.parse(JSON.parse(read('package.json')));
    const lock = z
      .object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) })
      .parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
    const others = Object.keys(dependencies).filter((name) => !bundleDependencies.includes(name));
    expect(others.map((name) => [name, dependencies[name]])).toEqual(
      others.map((name) => [name, lock.packages[`node_modules/${name}`]?.version]),
    );
    const programs = files.filter((path) => path.endsWith('.js') && !path.includes('@roundhouse/web/'));
    const imported = programs.flatMap((path) => importsIn(read(path)).map(({ specifier }) => ({ path, specifier })));
    const foreign = imported.filter(
      ({ specifier }) => !/^(?:\.|node:)/.test(specifier) && !builtinModules.includes(specifier),
    );
    expect(foreign.length).toBeGreaterThan(100);
    const missing = foreign.filter(({ path, specifier }) => {
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      // The registry of games names their pages, for the bundler of the page alone.
      return dependencies[name] === undefined && !/games\/dist\//.test(path);
    });
    expect(missing).toEqual([]);
  });
});
