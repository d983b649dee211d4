/**
 * Finds the browsers for the tests in real ones and for the screenshots: those that environment variables name, else
 * those that are on the machine, else Debian's, installed if this is root's machine.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** @param {readonly string[]} names the first that there is */
function onPath(...names) {
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
function foundOrInstalled(name, look, packages) {
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
function namedBy(variable) {
  const named = process.env[variable];
  if (named === undefined || named === '') return null;
  if (isProgram(named)) return named;
  throw new Error(`${variable} names ${named}, which is no program`);
}

/**
 * The path of a Chromium, or null when there is none and none can be installed. The one without windows comes first: it
 * draws the same and takes a quarter less time.
 * @returns {string | null}
 */
export function findChromium() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  const look = () => namedBy('CHROMIUM') ?? onPath(...names);
  return (
    foundOrInstalled('Chromium', look, ['chromium-headless-shell']) ?? foundOrInstalled('Chromium', look, ['chromium'])
  );
}

/**
 * The path of a Firefox, or null when there is none and none can be installed.
 * @returns {string | null}
 */
export function findFirefox() {
  return foundOrInstalled('Firefox', () => namedBy('FIREFOX') ?? onPath('firefox-esr', 'firefox'), ['firefox-esr']);
}

/**
 * A WebKit takes three programs: the browser, the driver that tells it what to do, and a display, for it cannot be
 * without one.
 * @typedef {{ readonly browser: string, readonly driver: string, readonly display: string }} WebKit
 */

/**
 * The programs of a WebKit, or null when one of them is missing and cannot be installed.
 * @returns {WebKit | null}
 */
export function findWebKit() {
  const look = () => {
    const browser = namedBy('WEBKIT') ?? miniBrowser();
    const driver = namedBy('WEBKIT_DRIVER') ?? onPath('WebKitWebDriver');
    const display = onPath('Xvfb');
    return browser === null || driver === null || display === null ? null : { browser, driver, display };
  };
  return foundOrInstalled('WebKit', look, ['webkit2gtk-driver', 'xvfb']);
}

/** Debian keeps it off the PATH, in a folder for each platform and version. */
function miniBrowser() {
  const folders = foldersIn('/usr/lib').flatMap(foldersIn);
  return folders.map((folder) => join(folder, 'MiniBrowser')).find(isProgram) ?? null;
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
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
