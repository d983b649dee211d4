import type { Locator, Page } from 'playwright-core';

/** The thing that is marked as possible by just this mark. */
export function mark(page: Page, id: string): Locator {
  return page.locator(`[data-choice="${id}"]`);
}

/** Everything that is marked as possible by a mark that begins so. */
export function marks(page: Page, beginning: string): Locator {
  return page.locator(`[data-choice^="${beginning}"]`);
}

/**
 * What changes by itself, whatever is done: what a card says of itself while a hand holds it up, clocks that tick, and how
 * the line to the server is.
 */
const BY_ITSELF = [
  ' (?:data-state|aria-describedby)="[^"]*"',
  '<span class="seat-clock"[^>]*>[^<]*</span>',
  '<p class="connection-line"[^>]*>.*?</p>',
].join('|');

/** Does something at the table, and waits until the table looks different. */
export async function andSee(page: Page, whatIsDone: () => Promise<void>): Promise<void> {
  const before = (await page.locator('main').innerHTML()).replaceAll(new RegExp(BY_ITSELF, 'g'), '');
  await whatIsDone();
  await page.waitForFunction(
    ([byItself, old]) => document.querySelector('main')?.innerHTML.replaceAll(new RegExp(byItself, 'g'), '') !== old,
    [BY_ITSELF, before] as const,
  );
}

/** Clicks what is marked so, and waits for its effect. */
export async function press(page: Page, id: string): Promise<void> {
  await andSee(page, async () => mark(page, id).click());
}

/** What ends a decision with the least ado, in any phase; the first that is there is taken. */
const LEAST = ['drop-out', 'confirm', 'action-', 'finish', 'decline-'];

/** Of these, what is asked about before it is done. */
const CONFIRMED = ['action-', 'confirm', 'finish', 'decline-'];

/** One decision with the least ado; false where there is none. */
export async function pass(page: Page): Promise<boolean> {
  for (const least of LEAST) {
    const simple = marks(page, least).first();
    if (!(await simple.isVisible())) continue;
    await andSee(page, async () => simple.click());
    // What was only pointed at, or asked about, is confirmed; a confirmation of the next decision is none of this one.
    const confirm = least === 'action-' ? mark(page, 'confirm') : page.locator('[data-choice$="-anyway"]');
    if (CONFIRMED.includes(least) && (await confirm.isVisible())) await andSee(page, async () => confirm.click());
    return true;
  }
  return false;
}

/** One decision with the least ado, as soon as one is possible. */
export async function decide(page: Page): Promise<void> {
  await page.locator('[data-choice]').first().waitFor();
  if (!(await pass(page))) throw new Error('nothing simple can be decided');
}

/** Decides with the least ado until something with this mark is possible. */
export async function passUntil(page: Page, beginning: string): Promise<void> {
  const wanted = marks(page, beginning).first();
  for (;;) {
    await page.locator('[data-choice]').first().waitFor();
    if (await wanted.isVisible()) return;
    await pass(page);
  }
}

/** Is done building, also where that gives something up. */
export async function finishBuilding(page: Page): Promise<void> {
  await press(page, 'finish');
  const anyway = mark(page, 'finish-anyway');
  if (await anyway.isVisible()) await andSee(page, async () => anyway.click());
}

/** Takes up the first cube that can be moved, and a way for it; one that has only one place to go is on its way at once. */
export async function takeUpCube(page: Page): Promise<void> {
  await andSee(page, async () => page.getByRole('button', { name: 'Move goods from' }).first().click());
  for (const next of ['good-', 'route-']) {
    if (await mark(page, 'confirm').isVisible()) return;
    const choice = marks(page, next).first();
    if (await choice.isVisible()) await andSee(page, async () => choice.click());
  }
}

/** Points at the first hex in sight that can be built on: on a phone others may lie beyond the edge of the board. */
export async function pointAtHex(page: Page): Promise<void> {
  const hexes = marks(page, 'hex-');
  await hexes.first().waitFor();
  const inSight = await hexes.evaluateAll((all) =>
    all.findIndex((hex) => {
      const { x, y, width, height } = hex.getBoundingClientRect();
      return hex.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  if (inSight === -1) throw new Error('no hex that can be chosen is in sight');
  await andSee(page, async () => hexes.nth(inSight).click());
}

export async function openHistory(page: Page): Promise<void> {
  await andSee(page, async () => page.getByRole('button', { name: 'History', exact: true }).click());
}

/** How many actions the match has seen; the history must be open. */
export async function actionsPlayed(page: Page): Promise<number> {
  return Number(await page.getByRole('slider').getAttribute('max'));
}

/** The lines of the log, oldest first; the log must be open. */
export async function logLines(page: Page): Promise<readonly string[]> {
  return page.locator('.log-line').allInnerTexts();
}

export async function openLog(page: Page): Promise<void> {
  await andSee(page, async () => page.getByRole('button', { name: 'Log', exact: true }).click());
}

/** Every piece of track that is drawn, with its owner. */
export async function trackOnBoard(page: Page): Promise<readonly string[]> {
  return page
    .locator('.board-drawing [data-track]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-track')} of ${one.getAttribute('data-owner')}`));
}
