import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

const ground = inject('ground');

const DESK = { width: 1400, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'auto' | 'day' | 'night';
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  /** Whether the browser keeps the whole site for later, which takes longer than many a visit. */
  readonly keepsSite?: boolean;
  /** Where the page is served, if not by the house of all tests. */
  readonly site?: string;
  /** What the browser, not the page, writes on its console when a server is not there. */
  readonly forgives?: RegExp;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: an error that nobody caught, or one on the console. */
  readonly complaints: readonly string[];
  readonly goTo: (path: string) => Promise<void>;
}

let browser: Promise<Browser> | undefined;

/** Ends every visit; after each file of tests. */
export async function leaveBrowser(): Promise<void> {
  const left = browser;
  browser = undefined;
  await (await left)?.close();
}

/**
 * A person with a browser of their own, who wants no motion and no waiting for bots. Whatever they do, the page must
 * not complain.
 */
export async function visit(options: VisitOptions, whatTheyDo: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await arrive(options);
  try {
    await watched(visitor, whatTheyDo);
  } finally {
    await visitor.context.close();
  }
}

/**
 * The same person again and again, at tables that they bring along: a browser that knows the page shows it in half the
 * time. What the page kept is still there the next time.
 */
export function visitsOfOne(options: VisitOptions): (whatTheyDo: (visitor: Visitor) => Promise<void>) => Promise<void> {
  let arriving: Promise<Visitor> | undefined;
  return async (whatTheyDo) => {
    arriving ??= arrive(options);
    const visitor = await arriving;
    const { page } = visitor;
    await page.setViewportSize(options.viewport ?? DESK);
    await page.emulateMedia({ colorScheme: null });
    await page.mouse.move(0, 0);
    await watched(visitor, whatTheyDo);
  };
}

async function arrive(options: VisitOptions): Promise<Visitor> {
  if (ground === null) throw new Error('there is no browser');
  browser ??= chromium.connect(ground.browser);
  const context = await (await browser).newContext({
    baseURL: options.site ?? ground.site,
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
  // As where the address is not a safe one.
  if (options.keepsSite !== true)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (options.forgives?.test(message.text()) === true) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  const goTo = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.locator('main').first().waitFor();
  };
  return { page, context, complaints, goTo };
}

/** Fails when the page complains meanwhile. */
async function watched(visitor: Visitor, whatTheyDo: (visitor: Visitor) => Promise<void>): Promise<void> {
  const before = visitor.complaints.length;
  const news = (): string => visitor.complaints.slice(before).join('\n');
  try {
    await whatTheyDo(visitor);
  } catch (error) {
    if (news() === '') throw error;
    throw new Error(`the page complained:\n${news()}`, { cause: error });
  }
  if (news() !== '') throw new Error(`the page complained:\n${news()}`);
}
