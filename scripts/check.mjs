/**
 * Every check of the house, one after the other; a failure does not hide the ones behind it. The last line says
 * `N passed, N failed`: the tests that vitest counted, plus one failure for every other check that failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './count-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {readonly { name: string, script: string }[]} */
const CHECKS = [
  { name: 'build', script: 'setup' },
  { name: 'page', script: 'page' },
  { name: 'types, tests included', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format' },
  { name: 'unused code', script: 'unused' },
];

/** @param {string} title */
const heading = (title) => process.stdout.write(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}\n`);

/**
 * @param {string} script
 * @param {string[]} [args]
 */
function npmRun(script, args = []) {
  const command = ['run', '--silent', script, '--', ...args];
  const npm = process.env['npm_execpath'];
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const done =
    npm?.endsWith('.js') === true
      ? spawnSync(process.execPath, [npm, ...command], options)
      : spawnSync('npm', command, { ...options, shell: process.platform === 'win32' });
  return done.status === 0;
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-check-'));
  try {
    const report = join(folder, 'report.json');
    const ok = npmRun('unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
    return countTests(readReport(report), ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path */
function readReport(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @type {string[]} */
const failedChecks = [];
for (const check of CHECKS) {
  heading(check.name);
  if (!npmRun(check.script)) failedChecks.push(check.name);
}
heading('tests');
const tests = runTests();

heading('summary');
for (const check of CHECKS) process.stdout.write(`${failedChecks.includes(check.name) ? '✗' : '✓'} ${check.name}\n`);
process.stdout.write(`${tests.failed > 0 ? '✗' : '✓'} tests\n\n`);

const failed = tests.failed + failedChecks.length;
process.stdout.write(`${tests.passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
