import { type Rng, rngFrom } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { placeInPage, selectorOf } from './reach.ts';

/** What the clicker did. */
export interface Clicks {
  readonly count: number;
  /** How often each kind of choice was clicked; the kind is the first word of its mark. */
  readonly kinds: ReadonlyMap<string, number>;
}

/** Looks at a page of whatever browser, and clicks on it. */
export interface Hand {
  /** Every mark on the page, as soon as there is one; or that the end is there. */
  look(): Promise<readonly string[] | 'end'>;
  /** False when a pointer cannot reach it; null when it slipped away. */
  click(mark: string): Promise<boolean | null>;
  /** Everything that the page says, and what stands in the way of a click. */
  words(): Promise<string>;
}

/** Nobody looks at the same few things for ever: what was clicked just now is clicked again only for want of others. */
const REMEMBERED = 8;
const MOST_CLICKS = 6000;
/** As many as bring most games into their second turn. */
const BEGINNING = 40;
const END_PAGE = '[data-page="end"]';
/** The bots may take their time on a slow machine; this only ends a run that hangs. */
const PATIENCE_MS = 180_000;
/** How long a click waits for its target to hold still before the page is looked at afresh. */
const GLANCE_MS = 500;

/**
 * Plays a game to its end page. It knows no game and no rule: it clicks, by chance, what the page marks as possible and
 * a pointer can reach.
 */
export async function clickToTheEnd(page: Page, seed: string): Promise<Clicks> {
  return clickUntil(page, END_PAGE, seed);
}

/**
 * Two of them at the same table, the second with a finger; its page must be one that can be touched. Whoever has left the
 * game, or waits for the other, is not stuck as long as the other clicks.
 */
export async function bothToTheEnd(mouse: Page, finger: Page, seed: string): Promise<number> {
  const patience = new Patience();
  const [clicks, taps] = await Promise.all([
    clickOn(handOn(mouse, END_PAGE), `mouse ${seed}`, patience),
    clickOn(handOn(finger, END_PAGE, 'tap'), `finger ${seed}`, patience),
  ]);
  return clicks.count + taps.count;
}

/** The same for a while, or to the end where that comes sooner. */
export async function clickAtTheBeginning(page: Page, seed: string): Promise<Clicks> {
  const hand = handOn(page, END_PAGE);
  let clicks = 0;
  const look = async (): ReturnType<Hand['look']> => (clicks < BEGINNING ? hand.look() : 'end');
  const click = async (mark: string): ReturnType<Hand['click']> => {
    const clicked = await hand.click(mark);
    if (clicked === true) clicks++;
    return clicked;
  };
  return clickOn({ ...hand, look, click }, seed);
}

/** The same, until something that matches the selector is on the page. */
export async function clickUntil(page: Page, end: string, seed: string, patience = PATIENCE_MS): Promise<Clicks> {
  return clickOn(handOn(page, end), seed, new Patience(patience));
}

/** How long nothing may be clicked before somebody is stuck. */
class Patience {
  readonly #ms: number;
  #since = Date.now();

  constructor(ms = PATIENCE_MS) {
    this.#ms = ms;
  }

  begin(): void {
    this.#since = Date.now();
  }

  get isOver(): boolean {
    return Date.now() - this.#since > this.#ms;
  }
}

/** The same, by any hand. */
export async function clickOn(hand: Hand, seed: string, patience = new Patience()): Promise<Clicks> {
  const rng = rngFrom(seed);
  const kinds = new Map<string, number>();
  let recent: readonly string[] = [];
  for (let count = 0; count < MOST_CLICKS; ) {
    const marks = await hand.look();
    if (marks === 'end') return { count, kinds };
    const fresh = marks.filter((mark) => !recent.includes(mark));
    const stale = marks.filter((mark) => recent.includes(mark));
    const { mark, clicked } = await clickOne(hand, [...byKind(fresh, rng), ...byKind(stale, rng)]);
    // What slipped away is tried again only for want of others, like what was clicked: it may slip away for ever.
    if (mark !== null) recent = [mark, ...recent].slice(0, REMEMBERED);
    if (mark !== null && clicked) {
      const kind = kindOf(mark);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      count++;
      patience.begin();
    } else if (patience.isOver) {
      const what = marks.length === 0 ? 'nothing is marked as possible' : `none can be reached of ${marks.join(', ')}`;
      throw new Error(`stuck after ${count} clicks: ${what}. The page says:\n${await hand.words()}`);
    }
  }
  throw new Error(`no end after ${MOST_CLICKS} clicks: ${JSON.stringify([...kinds])}`);
}

/** Clicks the first of the marks that a pointer can reach, which may slip away; null where it can reach none. */
async function clickOne(
  hand: Hand,
  marks: readonly string[],
): Promise<{ readonly mark: string | null; readonly clicked: boolean }> {
  for (const mark of marks) {
    const clicked = await hand.click(mark);
    if (clicked !== false) return { mark, clicked: clicked === true };
  }
  return { mark: null, clicked: false };
}

function handOn(page: Page, end: string, press: 'click' | 'tap' = 'click'): Hand {
  let slipped = 'none';
  return {
    look: async () => marksOn(page, end),
    async click(mark) {
      const place = await page.evaluate(placeInPage, selectorOf(mark));
      if (place === null) return false;
      try {
        // Not by coordinates: the table may move under the pointer, and what is there then was never marked.
        const position = { x: place.right, y: place.down };
        await page.locator(selectorOf(mark)).nth(place.nth)[press]({ position, timeout: GLANCE_MS });
        return true;
      } catch (error) {
        // It is gone or covered by now. The next look at the page will tell.
        slipped = `${mark}: ${String(error)}`;
        return null;
      }
    },
    words: async () =>
      [
        await page.locator('body').innerText(),
        `On top of what is marked:\n${await page.evaluate(onTopOfMarks)}`,
        `The last click that slipped away: ${slipped}`,
      ].join('\n'),
  };
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

/** What a pointer would meet in the middle of everything that is marked. Runs in the page. */
function onTopOfMarks(): string {
  return [...document.querySelectorAll('[data-choice]')]
    .map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      const is = met === null ? 'nothing' : `<${met.tagName} class="${met.getAttribute('class') ?? ''}">`;
      return `${one.getAttribute('data-choice') ?? ''} at ${Math.round(left)},${Math.round(top)}: ${is}`;
    })
    .join('\n');
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
