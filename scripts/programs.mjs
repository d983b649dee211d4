/**
 * Finds programs for the tests: those that environment variables name, else those that are on the machine, else Debian's,
 * installed if this is root's machine.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isRoot = () => process.getuid?.() === 0;

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} names the first that there is */
export function onPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/** @param {string[]} args */
function aptGet(...args) {
  // stdout belongs to the tests.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0;
}

/**
 * What `look` finds, if need be after the Debian packages were installed; null when it finds nothing even then.
 * @template T
 * @param {string} name
 * @param {() => T | null} look
 * @param {readonly string[]} packages
 * @returns {T | null}
 */
export function foundOrInstalled(name, look, packages) {
  const found = look();
  if (found !== null || !isRoot()) return found;
  process.stderr.write(`roundhouse: installing ${name} (once for each machine) …\n`);
  if (!aptGet('update') || !aptGet('install', '-y', ...packages)) return null;
  return look();
}

/**
 * The program that an environment variable names, or null when it names none.
 * @param {string} variable
 */
export function namedBy(variable) {
  const named = process.env[variable];
  if (named === undefined || named === '') return null;
  if (isProgram(named)) return named;
  throw new Error(`${variable} names ${named}, which is no program`);
}

/** @param {string} folder */
export function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}

/**
 * Tests are skipped for want of a program: loudly, and with CI=true not at all.
 * @param {string} name
 * @param {string} wayOut
 */
export function miss(name, wayOut) {
  const missing = `no ${name} was found: ${wayOut}`;
  if (process.env['CI'] === 'true') throw new Error(missing);
  const line = '!'.repeat(80);
  process.stderr.write(`\n${line}\nTESTS ARE SKIPPED: ${missing}\n${line}\n\n`);
}
