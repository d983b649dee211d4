import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions, findChromium, findFirefox, findWebKit, type WebKit } from '../../../scripts/browsers.mjs';
import { miss } from '../../../scripts/programs.mjs';
import { openHouse } from './house.ts';

/** What every test file needs to know; null when there is no Chromium to test in. */
export interface Ground {
  /** Where the page is served. */
  readonly site: string;
  /** The folder of the built page, for tests that open a house of their own. */
  readonly page: string;
  /** Where the one Chromium of the run listens. */
  readonly browser: string;
}

/** The other engines are started by the files that play in them. */
export interface Programs {
  readonly firefox: string | null;
  readonly webkit: WebKit | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    ground: Ground | null;
    programs: Programs;
  }
}

const WAYS_OUT = {
  Chromium: 'set CHROMIUM to one, or put one on the PATH',
  Firefox: 'set FIREFOX to one, or put one on the PATH',
  WebKit: 'set WEBKIT to a MiniBrowser, and put WebKitWebDriver and Xvfb on the PATH',
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  const programs = { firefox: findFirefox(), webkit: findWebKit() };
  if (executablePath === null) miss('Chromium', WAYS_OUT.Chromium);
  if (programs.firefox === null) miss('Firefox', WAYS_OUT.Firefox);
  if (programs.webkit === null) miss('WebKit', WAYS_OUT.WebKit);
  project.provide('programs', programs);
  if (executablePath === null) {
    project.provide('ground', null);
    return () => Promise.resolve();
  }
  const house = await openHouse();
  const browser = await chromium.launchServer(chromiumOptions(executablePath));
  project.provide('ground', { site: house.address, page: house.page, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await house.close();
  };
}
