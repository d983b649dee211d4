/**
 * Finds a Chromium for the tests in a real browser and for the screenshots: the one that the environment variable
 * CHROMIUM names, else one on the PATH, else Debian's, installed if this is root's machine.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

const isRoot = () => process.getuid?.() === 0;

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string[]} args */
function aptGet(...args) {
  // stdout belongs to the tests.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0;
}

/**
 * The path of a Chromium, or null when there is none and none can be installed.
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is no program`);
  }
  const found = onPath();
  if (found !== undefined) return found;
  if (!isRoot()) return null;
  process.stderr.write('roundhouse: installing Chromium (once for each machine) …\n');
  if (!aptGet('update') || !aptGet('install', '-y', 'chromium')) return null;
  return onPath() ?? null;
}

/**
 * How a Chromium is started: with nothing that calls home, and without its sandbox only where it is root's, who cannot
 * have one.
 * @param {string} executablePath
 */
export function chromiumOptions(executablePath) {
  return {
    executablePath,
    chromiumSandbox: !isRoot(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
