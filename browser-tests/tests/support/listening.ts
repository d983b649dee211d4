import type { Page } from 'playwright-core';

/** Writes down every message that reaches the page from its worker. To be called before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: string[] = [];
    const note = ({ data }: MessageEvent<unknown>): void => {
      // Nothing at all is what React tells itself when it goes on drawing: how often is a matter of time.
      if (data !== null) messages.push(JSON.stringify(data));
    };
    Object.assign(window, { heard: messages });
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', note);
      }
    };
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        this.port1.addEventListener('message', note);
      }
    };
  });
}

/** What was heard since the last time. */
export async function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all: unknown = Reflect.get(window, 'heard');
    return Array.isArray(all) ? all.splice(0).map(String) : [];
  });
}
