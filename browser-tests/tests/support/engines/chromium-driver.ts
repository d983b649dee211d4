import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Driver, type Plain, SCREEN } from './driver.ts';

/** A tab of the Chromium that listens at an address, with nothing kept from any other. */
export class ChromiumDriver implements Driver {
  readonly #browser: Browser;
  readonly #context: BrowserContext;
  readonly #page: Page;

  private constructor(browser: Browser, context: BrowserContext, page: Page) {
    this.#browser = browser;
    this.#context = context;
    this.#page = page;
  }

  static async at(address: string): Promise<ChromiumDriver> {
    const browser = await chromium.connect(address);
    const context = await browser.newContext({ viewport: SCREEN });
    return new ChromiumDriver(browser, context, await context.newPage());
  }

  async goTo(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async run<A extends readonly Plain[]>(work: (...given: A) => unknown, ...given: A): Promise<unknown> {
    return this.#page.evaluate(`(${work.toString()})(...${JSON.stringify(given)})`);
  }

  async click(x: number, y: number): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async picture(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  async close(): Promise<void> {
    await this.#context.close();
    await this.#browser.close();
  }
}
