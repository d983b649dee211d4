import * as z from 'zod/mini';
import { contentOf, writtenFiles } from './files.ts';

const versions = z._default(z.record(z.string(), z.string()), {});

const PackageFile = z.object({
  name: z.string(),
  exports: z._default(z.record(z.string(), z.unknown()), {}),
  workspaces: z._default(z.array(z.string()), []),
  scripts: versions,
  dependencies: versions,
  devDependencies: versions,
  peerDependencies: versions,
  optionalDependencies: versions,
  overrides: versions,
});

export interface Package extends z.infer<typeof PackageFile> {
  /** From the root; empty for the root itself. */
  readonly folder: string;
}

export function packages(): readonly Package[] {
  return writtenFiles()
    .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
    .map((path) => ({
      ...PackageFile.parse(JSON.parse(contentOf(path))),
      folder: path === 'package.json' ? '' : path.slice(0, -'/package.json'.length),
    }));
}

export function rootPackage(): Package {
  const root = packages().find((one) => one.folder === '');
  if (root === undefined) throw new Error('the root has no package.json');
  return root;
}

export function dependenciesOf(one: Package): ReadonlyMap<string, string> {
  return new Map(
    [one.dependencies, one.devDependencies, one.peerDependencies, one.optionalDependencies].flatMap(Object.entries),
  );
}
