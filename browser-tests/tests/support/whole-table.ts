import type { Page } from 'playwright-core';

/** React numbers the ids that it makes up, in base 32, as long as the page lives. */
const RUNNING_ID = /_r_([0-9a-v]+)_/g;

/**
 * The lowest running id at the table. How high it is when a game begins depends on what was loaded how fast before; from
 * then on only on what is shown.
 */
export async function lowestRunningId(page: Page): Promise<number> {
  const html = await page.locator('main').innerHTML();
  const ids = Array.from(html.matchAll(RUNNING_ID), ([, digits = '']) => Number.parseInt(digits, 32));
  if (ids.length === 0) throw new Error('nothing at the table has a running id');
  return Math.min(...ids);
}

/** Everything that is in the page at a table or its curtain, with running ids counted from this one. */
export async function wholeTable(page: Page, firstId: number): Promise<string> {
  const html = await page.locator('main').innerHTML();
  return html.replaceAll(RUNNING_ID, (_, digits: string) => `_r_${Number.parseInt(digits, 32) - firstId}_`);
}
