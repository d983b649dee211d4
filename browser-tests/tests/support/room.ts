import type { Page } from 'playwright-core';
import { LEAST, problemsInPage } from '../../../scripts/measures.mjs';
import { PHONE } from './visit.ts';

export const LAPTOP = { width: 1366, height: 768 };
export const SIDEWAYS = { width: PHONE.height, height: PHONE.width };

/** What is wrong with the table, once it has followed its window. */
export async function problems(page: Page, touch: boolean): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.evaluate(problemsInPage, { touch, least: LEAST });
}

export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not there`);
  return box;
}
