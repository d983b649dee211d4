/** Finds the browsers for the tests in real ones and for the screenshots. */
import { join } from 'node:path';
import { foldersIn, foundOrInstalled, isProgram, isRoot, namedBy, onPath } from './programs.mjs';

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
