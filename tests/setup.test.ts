import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countTests } from '../scripts/count-tests.mjs';
import { withLock } from '../scripts/lock.mjs';
import { isStamped, pageStamp, putStamp, sourceStamp } from '../scripts/stamps.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-setup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the lock of the set-up', () => {
  it('lets one run after the other', async () => {
    const lock = join(folder, 'deep', 'lock');
    const order: string[] = [];
    const run = (name: string): Promise<void> =>
      withLock(
        lock,
        async () => {
          order.push(`${name} starts`);
          await new Promise((resolve) => setImmediate(resolve));
          order.push(`${name} ends`);
        },
        (holder) => order.push(`waits for ${holder === String(process.pid) ? 'us' : holder}`),
      );
    await Promise.all([run('first'), run('second')]);
    expect(order).toEqual(['first starts', 'waits for us', 'first ends', 'second starts', 'second ends']);
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over from a process that died', async () => {
    const lock = join(folder, 'lock');
    const dead = spawnSync(process.execPath, ['--version']).pid;
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(dead));
    const waits: string[] = [];
    expect(
      await withLock(
        lock,
        () => 'done',
        (holder) => waits.push(holder),
      ),
    ).toBe('done');
    expect(waits).toEqual([]);
    expect(existsSync(lock)).toBe(false);
  });

  it('is given back when the work fails', async () => {
    const lock = join(folder, 'lock');
    const work = withLock(
      lock,
      () => {
        throw new Error('no network');
      },
      () => {},
    );
    await expect(work).rejects.toThrow('no network');
    expect(existsSync(lock)).toBe(false);
  });
});

describe('the stamp of the sources', () => {
  beforeEach(() => {
    for (const name of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.build.json']) put(name, '{}');
    put('package.json', '{ "workspaces": ["one", "deep/two"] }');
    put('one/a.ts', 'a');
    put('deep/two/b.json', '{}');
  });

  function put(path: string, text: string): void {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  it('changes with everything the build reads', () => {
    const seen = [sourceStamp(folder)];
    const changes = [
      () => put('one/a.ts', 'longer'),
      () => put('deep/two/new.ts', ''),
      () => put('tsconfig.base.json', '{ }'),
      () => put('package-lock.json', '{ }'),
      () => rmSync(join(folder, 'one/a.ts')),
    ];
    for (const change of changes) {
      change();
      seen.push(sourceStamp(folder));
    }
    expect(new Set(seen).size).toBe(changes.length + 1);
  });

  it('does not change with tests, documents and what was built', () => {
    const before = sourceStamp(folder);
    put('one/tests/a.test.ts', 'test');
    put('one/dist/a.json', '{}');
    put('one/README.md', 'words');
    expect(sourceStamp(folder)).toBe(before);
  });

  it('of the page changes with styles, pictures and rules too', () => {
    const seen = [pageStamp(folder)];
    for (const path of ['one/look.css', 'one/RULES.md', 'deep/two/icon.svg', 'one/part.tsx']) {
      put(path, 'new');
      seen.push(pageStamp(folder));
    }
    expect(new Set(seen).size).toBe(5);
    put('one/tests/look.css', 'test');
    put('one/dist/look.css', 'built');
    expect(pageStamp(folder)).toBe(seen.at(-1));
  });

  it('is found again where it was put', () => {
    const place = join(folder, 'node_modules', '.stamp');
    expect(isStamped(place, 'a')).toBe(false);
    putStamp(place, 'a');
    expect(isStamped(place, 'a')).toBe(true);
    expect(isStamped(place, 'b')).toBe(false);
  });
});

describe('the last line of npm test', () => {
  const report = (numPassedTests: number, numFailedTests: number, files: readonly (readonly string[] | 'unloaded')[]) =>
    JSON.stringify({
      numPassedTests,
      numFailedTests,
      testResults: files.map((tests) => ({
        status: tests === 'unloaded' || tests.includes('failed') ? 'failed' : 'passed',
        assertionResults: tests === 'unloaded' ? [] : tests.map((status) => ({ status })),
      })),
    });

  it.each([
    ['tests that pass', report(2, 0, [['passed', 'passed']]), true, { passed: 2, failed: 0 }],
    ['a test that fails', report(1, 1, [['passed', 'failed']]), false, { passed: 1, failed: 1 }],
    ['a file that does not load', report(1, 0, [['passed'], 'unloaded']), false, { passed: 1, failed: 1 }],
    ['an error outside of every test', report(1, 0, [['passed']]), false, { passed: 1, failed: 1 }],
    ['no report at all', undefined, false, { passed: 0, failed: 1 }],
  ])('counts %s', (_, text, ok, counts) => {
    expect(countTests(text, ok)).toEqual(counts);
  });
});
