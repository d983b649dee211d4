import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';

const ground = inject('ground');

const DESK = { width: 1400, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'auto' | 'day' | 'night';
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: an error that nobody caught, or one on the console. */
  readonly complaints: readonly string[];
  readonly goTo: (path: string) => Promise<void>;
}

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
});

/**
 * A person with a browser of their own, who wants no motion and no waiting for bots. Whatever they do, the page must
 * not complain.
 */
export async function visit(options: VisitOptions, whatTheyDo: (visitor: Visitor) => Promise<void>): Promise<void> {
  if (ground === null) throw new Error('there is no browser');
  browser ??= chromium.connect(ground.browser);
  const context = await (await browser).newContext({
    baseURL: ground.site,
    viewport: options.viewport ?? DESK,
    hasTouch: options.touch ?? false,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  // A slow machine must not fail a test; the limit ends one that hangs.
  context.setDefaultTimeout(60_000);
  const settings = JSON.stringify({ theme: options.theme ?? 'day', motion: 'off', pace: 'instant' });
  await context.addInitScript((kept) => {
    if (localStorage.getItem('roundhouse.settings') === null) localStorage.setItem('roundhouse.settings', kept);
  }, settings);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  try {
    await whatTheyDo({
      page,
      context,
      complaints,
      async goTo(path) {
        await page.goto(path);
        await page.locator('main').first().waitFor();
      },
    });
  } catch (error) {
    if (complaints.length === 0) throw error;
    throw new Error(`the page complained:\n${complaints.join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
  if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
}
