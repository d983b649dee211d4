import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './house/files.ts';

interface Script {
  readonly name: string;
  readonly code: string;
}

const QUOTED_SCRIPT = '["\'`](?:[^"\'`]*/)?([^"\'`/]+\\.js)["\'`]';

function namesIn(text: string, before: string): readonly string[] {
  return [...text.matchAll(new RegExp(`${before}\\s*${QUOTED_SCRIPT}`, 'g'))].flatMap(([, name]) => name ?? []);
}

/** What a browser starts with: the page's own script, and that of every worker. */
function entriesOf(page: string, scripts: readonly Script[]): readonly string[] {
  const named = [
    ...namesIn(page, '<script type="module" crossorigin src='),
    ...scripts.flatMap(({ code }) => namesIn(code, 'new Worker\\(\\s*new URL\\(')),
  ];
  // The page and its worker start the same one that thinks.
  return [...new Set(named)];
}

function importersOf(entries: readonly string[], scripts: readonly Script[]): readonly string[] {
  return scripts
    .filter(({ code }) => namesIn(code, '\\b(?:from|import)\\s*\\(?').some((name) => entries.includes(name)))
    .map(({ name }) => name);
}

/** The page as it is built, brought up to date. */
function builtPage(): { page: string; scripts: readonly Script[] } {
  const setup = [join(ROOT, 'scripts', 'setup.mjs'), '--page'];
  expect(spawnSync(process.execPath, setup, { stdio: ['ignore', 2, 2] }).status).toBe(0);
  const site = join(ROOT, 'web', 'dist');
  const names = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  return {
    page: readFileSync(join(site, 'index.html'), 'utf8'),
    scripts: names.map((name) => ({ name, code: readFileSync(join(site, 'assets', name), 'utf8') })),
  };
}

describe('the built page', () => {
  test('has three entries, and no script imports one: WebKit would run it a second time', () => {
    const { page, scripts } = builtPage();
    const entries = entriesOf(page, scripts);
    expect(entries.map((name) => scripts.some((script) => script.name === name))).toEqual([true, true, true]);
    expect(importersOf(entries, scripts)).toEqual([]);
  });

  test.each(['import{a as b}from"./worker-1.js";', 'import"./worker-1.js"', 'x=()=>import(`./worker-1.js`)'])(
    'a script that says %s imports an entry',
    (code) => {
      const page = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
      const scripts = [
        { name: 'index-1.js', code: 'new Worker(new URL(`/assets/worker-1.js`,``+import.meta.url),{})' },
        { name: 'worker-1.js', code: 'import{c}from"./rails-1.js"' },
        { name: 'rails-1.js', code },
      ];
      const entries = entriesOf(page, scripts);
      expect(entries).toEqual(['index-1.js', 'worker-1.js']);
      expect(importersOf(entries, scripts)).toEqual(['rails-1.js']);
    },
  );
});
