import { type Rng, rngFrom } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';

/** What the clicker did. */
export interface Clicks {
  readonly count: number;
  /** How often each kind of choice was clicked; the kind is the first word of its mark. */
  readonly kinds: ReadonlyMap<string, number>;
}

/** Nobody looks at the same few things for ever: what was clicked just now is clicked again only for want of others. */
const REMEMBERED = 8;
const MOST_CLICKS = 6000;
/** The bots may take their time on a slow machine; this only ends a run that hangs. */
const PATIENCE_MS = 180_000;
/** How long a click waits for its target to hold still before the page is looked at afresh. */
const GLANCE_MS = 500;

/**
 * Plays a game to its end page. It knows no game and no rule: it clicks, by chance, what the page marks as possible and
 * a pointer can reach.
 */
export async function clickToTheEnd(page: Page, seed: string): Promise<Clicks> {
  return clickUntil(page, '[data-page="end"]', seed);
}

/** The same, until something that matches the selector is on the page. */
export async function clickUntil(page: Page, end: string, seed: string, patience = PATIENCE_MS): Promise<Clicks> {
  const rng = rngFrom(seed);
  const kinds = new Map<string, number>();
  let recent: readonly string[] = [];
  let since = Date.now();
  for (let count = 0; count < MOST_CLICKS; ) {
    const marks = await marksOn(page, end);
    if (marks === 'end') return { count, kinds };
    const fresh = marks.filter((mark) => !recent.includes(mark));
    const stale = marks.filter((mark) => recent.includes(mark));
    const clicked = await clickOne(page, [...byKind(fresh, rng), ...byKind(stale, rng)]);
    if (clicked !== null) {
      recent = [clicked, ...recent].slice(0, REMEMBERED);
      const kind = kindOf(clicked);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      count++;
      since = Date.now();
    } else if (Date.now() - since > patience) {
      const what = marks.length === 0 ? 'nothing is marked as possible' : `none can be reached of ${marks.join(', ')}`;
      throw new Error(
        `stuck after ${count} clicks: ${what}. The page says:\n${await page.locator('body').innerText()}`,
      );
    }
  }
  throw new Error(`no end after ${MOST_CLICKS} clicks: ${JSON.stringify([...kinds])}`);
}

/** Every mark on the page, as soon as there is one. */
async function marksOn(page: Page, end: string): Promise<readonly string[] | 'end'> {
  return page.evaluate(async (wanted) => {
    const frames = 60;
    for (let frame = 0; frame < frames; frame++) {
      if (document.querySelector(wanted) !== null) return 'end';
      const marked = [...document.querySelectorAll('[data-choice]')];
      if (marked.length > 0) return [...new Set(marked.map((one) => one.getAttribute('data-choice') ?? ''))];
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [];
  }, end);
}

/** Clicks the first of the marks that a pointer can reach. */
async function clickOne(page: Page, marks: readonly string[]): Promise<string | null> {
  for (const mark of marks) {
    const place = await placeOf(page, mark);
    if (place === null) continue;
    try {
      // Not by coordinates: the table may move under the pointer, and what is there then was never marked.
      await page.locator(selectorOf(mark)).nth(place.nth).click({ position: place.at, timeout: GLANCE_MS });
      return mark;
    } catch {
      // It is gone or covered by now. The next look at the page will tell.
      return null;
    }
  }
  return null;
}

function selectorOf(mark: string): string {
  return `[data-choice=${JSON.stringify(mark)}]`;
}

interface Place {
  /** Which of the elements with that mark. */
  readonly nth: number;
  /** From the corner of the element. */
  readonly at: { readonly x: number; readonly y: number };
}

/** Where a marked thing can be clicked; null when it is gone or lies under something else. */
async function placeOf(page: Page, mark: string): Promise<Place | null> {
  return page.evaluate((selector) => {
    const places = [
      [0.5, 0.5],
      [0.5, 0.25],
      [0.5, 0.75],
      [0.3, 0.5],
      [0.7, 0.5],
    ] as const;
    for (const [nth, element] of [...document.querySelectorAll(selector)].entries()) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      for (const [right, down] of places) {
        const at = { x: box.width * right, y: box.height * down };
        if (document.elementFromPoint(box.left + at.x, box.top + at.y)?.closest(selector) === element)
          return { nth, at };
      }
    }
    return null;
  }, selectorOf(mark));
}

function kindOf(mark: string): string {
  return mark.split('-')[0] ?? mark;
}

/** In an order of chance in which every kind is as likely to be first, however many marks it has. */
function byKind(marks: readonly string[], rng: Rng): readonly string[] {
  const kinds = shuffled([...new Set(marks.map(kindOf))], rng);
  return kinds.flatMap((kind) =>
    shuffled(
      marks.filter((mark) => kindOf(mark) === kind),
      rng,
    ),
  );
}

function shuffled<T>(things: readonly T[], rng: Rng): readonly T[] {
  const deck = [...things];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = rng.int(last + 1);
    const [one, two] = [deck[last], deck[other]];
    if (one === undefined || two === undefined) continue;
    deck[last] = two;
    deck[other] = one;
  }
  return deck;
}
