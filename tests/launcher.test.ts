import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './house/files.ts';

/** The launcher in a house of cardboard: a set-up and a command line that only say what reached them. */
let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'roundhouse launcher-')));
  for (const name of ['house/scripts', 'house/cli/dist', 'links', 'elsewhere']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  copyFileSync(join(ROOT, 'roundhouse'), join(folder, 'house/roundhouse'));
  setUp(`process.stdin.resume(); console.log('set up');`);
  writeFileSync(
    join(folder, 'house/cli/dist/main.js'),
    `const { readFileSync } = require('node:fs');
     console.log(JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd(), input: readFileSync(0, 'utf8') }));
     process.exit(7);`,
  );
  symlinkSync('../house/roundhouse', join(folder, 'links/relative'));
  symlinkSync(join(folder, 'links/relative'), join(folder, 'links/absolute'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function setUp(source: string): void {
  writeFileSync(join(folder, 'house/scripts/setup.mjs'), source);
}

function launch(path: string) {
  return spawnSync(join(folder, path), ['engine', 'two words', '--flag=*'], {
    cwd: join(folder, 'elsewhere'),
    input: 'a line\n',
    encoding: 'utf8',
  });
}

describe.runIf(process.platform !== 'win32')('the launcher', () => {
  it.each(['house/roundhouse', 'links/relative', 'links/absolute'])(
    'passes everything on when called as %s',
    (path) => {
      const done = launch(path);
      const reached = { args: ['engine', 'two words', '--flag=*'], cwd: join(folder, 'elsewhere'), input: 'a line\n' };
      expect(done.stdout).toBe(`${JSON.stringify(reached)}\n`);
      expect(done.stderr).toBe('set up\n');
      expect(done.status).toBe(7);
    },
  );

  it('asks for the page only when it is to be served', () => {
    setUp(`console.log(process.argv.slice(2).join(' '));`);
    const asked = (...words: string[]): string =>
      spawnSync(join(folder, 'house/roundhouse'), words, { input: '', encoding: 'utf8' }).stderr.trim();
    expect(asked('serve', '--port', '0')).toBe('--page');
    expect(asked('engine', 'serve')).toBe('');
    expect(asked()).toBe('');
  });

  it('stops when the set-up fails', () => {
    setUp(`console.log('no network'); process.exitCode = 1;`);
    const done = launch('house/roundhouse');
    expect(done.stdout).toBe('');
    expect(done.stderr).toBe('no network\n');
    expect(done.status).toBe(1);
  });
});
