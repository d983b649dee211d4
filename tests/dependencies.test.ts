import { describe, expect, it } from 'vitest';
import { contentOf } from './house/files.ts';
import { dependenciesOf, packages, rootPackage } from './house/packages.ts';

const all = packages();
const own = new Set(all.map(({ name }) => name));
const declared = all.flatMap((one) =>
  [...dependenciesOf(one)].map(([name, version]) => ({ place: `${one.folder}/package.json`, name, version })),
);
const foreign = new Set([
  ...declared.map(({ name }) => name).filter((name) => !own.has(name)),
  ...Object.keys(rootPackage().overrides),
]);

describe('the dependencies', () => {
  it('are pinned to one exact version', () => {
    const loose = declared.filter(({ version }) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it('have the same version wherever they are used', () => {
    const versions = new Map<string, Set<string>>();
    for (const { name, version } of declared) versions.set(name, (versions.get(name) ?? new Set()).add(version));
    const torn = [...versions]
      .filter(([, set]) => set.size > 1)
      .map(([name, set]) => `${name}: ${[...set].join(', ')}`);
    expect(torn).toEqual([]);
  });

  it('are each explained in docs/dependencies.md, and nothing else is', () => {
    const explained = [...contentOf('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(explained.toSorted()).toEqual([...foreign].toSorted());
  });

  it('of the house on itself are in the lock file and in the build', () => {
    const lock = contentOf('package-lock.json');
    const build = contentOf('tsconfig.build.json');
    const { workspaces } = rootPackage();
    expect(workspaces.length).toBeGreaterThan(0);
    expect(workspaces.filter((folder) => !lock.includes(`"resolved": "${folder}"`))).toEqual([]);
    expect(workspaces.filter((folder) => !build.includes(`"path": "./${folder}"`))).toEqual([]);
  });
});
