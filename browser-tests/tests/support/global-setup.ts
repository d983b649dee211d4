import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions, findChromium } from '../../../scripts/chromium.mjs';
import { openHouse } from './house.ts';

/** What every test file needs to know; null when there is no browser to test in. */
export interface Ground {
  /** Where the page is served. */
  readonly site: string;
  /** Where the one browser of the run listens. */
  readonly browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    ground: Ground | null;
  }
}

const NO_BROWSER = 'no Chromium was found: set CHROMIUM to one, or put one on the PATH';

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const executablePath = findChromium();
  if (executablePath === null) {
    if (process.env['CI'] === 'true') throw new Error(NO_BROWSER);
    process.stderr.write(`\n${'!'.repeat(80)}\nTHE BROWSER TESTS ARE SKIPPED: ${NO_BROWSER}\n${'!'.repeat(80)}\n\n`);
    project.provide('ground', null);
    return undefined;
  }
  const house = await openHouse();
  const browser = await chromium.launchServer(chromiumOptions(executablePath));
  project.provide('ground', { site: house.address, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await house.close();
  };
}
