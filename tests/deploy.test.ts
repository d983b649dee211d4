import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@roundhouse/server';
import { describe, expect, it } from 'vitest';
import { ROOT } from './house/files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = readdirSync(join(ROOT, 'deploy'));

// There is no engine of containers where these tests run: what can be told without one is.
describe('what helps to deploy', () => {
  it('sets nothing that the server does not read', () => {
    const known = VARIABLES.map(({ name }) => name);
    const named = files.flatMap(
      (file) => read(`deploy/${file}`).match(/\b(?:ROUNDHOUSE_[A-Z_]+|DATABASE_URL|SMTP_URL)\b/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('builds a container from what is there, for somebody who is not root', () => {
    const lines = read('deploy/Containerfile').split('\n');
    const sources = lines.flatMap((line) => /^COPY (?!--from)(?<source>\S+) /.exec(line)?.groups?.['source'] ?? []);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
    const left = read('.dockerignore').split('\n');
    expect(left).toContain('**/node_modules');
  });

  it('runs it with a file system that is read-only, beside files that are there', () => {
    const compose = read('deploy/compose.yaml');
    expect(compose).toMatch(/^ {4}read_only: true$/m);
    expect(compose).toContain('dockerfile: deploy/Containerfile');
    expect(compose).toContain('./Caddyfile:');
    expect(compose).not.toContain('\t');
  });

  it.each(['Caddyfile', 'nginx.conf'])('keeps the figures to itself: %s', (file) => {
    expect(read(`deploy/${file}`)).toContain('/metrics');
  });

  const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.runIf(systemd)('has a unit that systemd understands', () => {
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', join(ROOT, 'deploy/roundhouse.service')], {
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('roundhouse.service:');
    expect(status).toBe(0);
  });

  it('is tested on every Node that is promised, where the tests can install what they lack', () => {
    const workflow = read('.github/workflows/test.yml');
    expect(workflow).toContain('node: [20, 22, 24]');
    // Public CI sets CI=true, with which nothing is skipped; only root, as in this image, installs a browser.
    expect(workflow).toContain('image: node:${{ matrix.node }}-bookworm');
  });
});

it('every test that is said to stop a threat is there', () => {
  const named = read('docs/threats.md').match(/`server\/tests\/[^`]+`/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(join(ROOT, name.replaceAll('`', ''))))).toEqual([]);
});
