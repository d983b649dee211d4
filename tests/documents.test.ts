import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentOf, ROOT, writtenFiles } from './house/files.ts';
import { rootPackage } from './house/packages.ts';

const documents = writtenFiles().filter((path) => path.endsWith('.md'));

describe('the documents', () => {
  it('name only npm scripts that exist', () => {
    const scripts = new Set(Object.keys(rootPackage().scripts));
    const unknown = documents.flatMap((path) =>
      [...contentOf(path).matchAll(/\bnpm (?:run (?<script>[\w:-]+)|(?<short>test|start)\b)/g)]
        .map(({ groups }) => groups?.['script'] ?? groups?.['short'] ?? '')
        .filter((script) => !scripts.has(script))
        .map((script) => `${path}: npm run ${script}`),
    );
    expect(unknown).toEqual([]);
  });

  it('tell a newcomer the two commands', () => {
    const readme = contentOf('README.md');
    expect(readme).toContain('npm start');
    expect(readme).toContain('npm test');
  });

  it('link only to files that exist', () => {
    const broken = documents.flatMap((path) =>
      [...contentOf(path).matchAll(/\]\((?<target>[^)\s#]+)(?:#[^)]*)?\)/g)]
        .map(({ groups }) => groups?.['target'] ?? '')
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('give the licence that every package names', () => {
    expect(contentOf('LICENSE')).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
    const licences = writtenFiles()
      .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
      .filter((path) => !contentOf(path).includes('"license": "AGPL-3.0-or-later"'));
    expect(licences).toEqual([]);
  });
});
