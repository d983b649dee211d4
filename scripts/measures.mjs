/** What a table must keep on the screen, at any size: measured on the page itself. `npm run measure` and a test use it. */

/**
 * @typedef {{ readonly name: string, readonly width: number, readonly height: number, readonly touch: boolean }} ScreenSize
 */

/** @type {readonly ScreenSize[]} */
export const SCREENS = [
  { name: 'desk', width: 1440, height: 900, touch: false },
  { name: 'laptop', width: 1366, height: 768, touch: false },
  { name: 'large', width: 1920, height: 1080, touch: false },
  { name: 'tablet', width: 820, height: 1180, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'sideways', width: 844, height: 390, touch: true },
];

/** The smallest that a label may be on the screen, and what a finger presses. */
export const LEAST = { label: 10, touch: 44 };

/**
 * What is wrong on the page as it is now, a line for each. Runs in the page, so it uses nothing from around it.
 * @param {{ readonly touch: boolean, readonly least: { readonly label: number, readonly touch: number } }} asked
 * @returns {string[]}
 */
export function problemsInPage({ touch, least }) {
  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  const PRESSABLE =
    'button, a[href], input, select, textarea, [role="button"], [role="tab"], [role="radio"], [role="option"], [data-choice]';
  /** Parts of the page that lie beside or over one another: what overlaps is sought within each. */
  const SURFACES =
    '.board-pin, .board-drawing, .table-notice, .table-slip, .table-moment, .table-side, .table-ribbon, .player-chips, .drawer, [role="dialog"]';
  /** @type {Set<string>} */
  const found = new Set();

  /** @param {Box} one @param {Box} other @returns {Box} */
  const shared = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** @param {Box} box */
  const width = (box) => Math.max(0, box.right - box.left);
  /** @param {Box} box */
  const height = (box) => Math.max(0, box.bottom - box.top);
  /** @param {Box} box */
  const area = (box) => width(box) * height(box);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** @type {Map<Element, { all: Box, hidden: Box }>} */
  const windows = new Map();
  /**
   * What of the screen an element can be seen in: all that clips it, and of that what nobody can scroll.
   * @param {Element} element
   * @returns {{ all: Box, hidden: Box }}
   */
  const windowOf = (element) => {
    const known = windows.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const outer =
      parent === null ? { all: screen, hidden: { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 } } : windowOf(parent);
    const { overflowX, overflowY } = getComputedStyle(element);
    let made = outer;
    if (
      overflowX !== 'visible' &&
      element instanceof HTMLElement &&
      element !== document.body &&
      parent !== null &&
      parent !== document.documentElement
    ) {
      const box = element.getBoundingClientRect();
      const fixed = {
        left: overflowX === 'auto' || overflowX === 'scroll' ? -1e6 : box.left,
        right: overflowX === 'auto' || overflowX === 'scroll' ? 1e6 : box.right,
        top: overflowY === 'auto' || overflowY === 'scroll' ? -1e6 : box.top,
        bottom: overflowY === 'auto' || overflowY === 'scroll' ? 1e6 : box.bottom,
      };
      // What lies beyond an edge that scrolls can be brought back, and may be cut there.
      const scrolls = overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll';
      made = { all: shared(outer.all, box), hidden: scrolls ? fixed : shared(outer.hidden, fixed) };
    }
    windows.set(element, made);
    return made;
  };

  /** @param {Element} element */
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.spoken-only, title, desc, script, style, [inert]') === null;

  /** @param {Element} element */
  const nameOf = (element) => {
    const marked = element.closest('[data-choice]')?.getAttribute('data-choice');
    const named = element.closest('[class]');
    const words = (element.textContent ?? '').trim().slice(0, 30);
    return `${named?.getAttribute('class')?.split(' ')[0] ?? element.tagName}${marked === null || marked === undefined ? '' : ` [${marked}]`} "${words}"`;
  };

  /** @type {{ element: Element, surface: Element | null, box: Box, words: string }[]} */
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const element = node.parentElement;
    if (words === '' || element === null || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { all, hidden } = windowOf(element);
    for (const rect of range.getClientRects()) {
      const seen = shared(rect, all);
      if (area(rect) === 0 || area(seen) < area(rect) * 0.3) continue;
      const scale = element instanceof SVGGraphicsElement ? scaleOf(element) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least.label - 0.05) found.add(`label of ${size.toFixed(1)} px: ${nameOf(element)}`);
      const kept = shared(rect, hidden);
      if (width(kept) < width(rect) - 2 || height(kept) < height(rect) * 0.6)
        if (element.closest('.board') === null) found.add(`cut: ${nameOf(element)}`);
      texts.push({ element, surface: element.closest(SURFACES), box: inked(rect), words });
    }
  }

  /** @param {SVGGraphicsElement} element */
  function scaleOf(element) {
    const matrix = element.getScreenCTM();
    return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  }

  /**
   * A line of type is higher than its letters.
   * @param {Box} box
   */
  function inked(box) {
    const less = height(box) * 0.18;
    return { left: box.left, right: box.right, top: box.top + less, bottom: box.bottom - less };
  }

  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of texts.entries())
    for (let next = index + 1; next < texts.length; next++) {
      const other = texts[next];
      if (other === undefined || other.box.top > one.box.bottom) break;
      if (other.surface !== one.surface || other.element === one.element) continue;
      if (other.element.contains(one.element) || one.element.contains(other.element)) continue;
      const both = shared(one.box, other.box);
      if (width(both) > 2 && height(both) > 2 && area(both) > 0.12 * Math.min(area(one.box), area(other.box)))
        found.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }

  // Goods are what people look for on the map: the name of their city may touch them, and no more, and a letter tells them.
  for (const plate of document.querySelectorAll('.board-plate')) {
    if (!isShown(plate)) continue;
    const name = plate.getBoundingClientRect();
    for (const piece of plate.closest('[data-city]')?.querySelectorAll('[data-good]') ?? []) {
      const box = piece.querySelector('path')?.getBoundingClientRect();
      if (box !== undefined && area(shared(box, name)) > 0.18 * area(box))
        found.add(`the plate ${nameOf(plate.parentElement ?? plate)} covers ${nameOf(piece)}`);
    }
  }

  const map = document.querySelector('.board')?.getBoundingClientRect();
  for (const piece of document.querySelectorAll('.board [data-tray] [data-good]')) {
    const box = piece.getBoundingClientRect();
    if (map === undefined || area(shared(box, map)) < area(box)) continue;
    if ([...piece.querySelectorAll('text')].some((letter) => !isShown(letter)))
      found.add(`without its letter: ${nameOf(piece)}`);
  }

  // What stands in one line or band could be scrolled, but nobody looks for what they do not see there.
  for (const [part, words] of [
    ['.table-phases', 'the phases'],
    ['.table[data-layout="tablet"] > .table-side', 'the players'],
  ])
    for (const element of document.querySelectorAll(part ?? '')) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
        found.add(`no room for ${words}: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
    }
  for (const prompt of document.querySelectorAll('.table-prompt-words')) {
    const lines = Math.round(
      prompt.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(prompt).lineHeight),
    );
    if (lines > 4) found.add(`a prompt of ${lines} lines: ${nameOf(prompt)}`);
  }

  const board = document.querySelector('.table-board');
  for (const slip of document.querySelectorAll('.board-pins > *, .table-slip')) {
    if (board === null || !isShown(slip) || slip.classList.contains('board-pin')) continue;
    const both = shared(slip.getBoundingClientRect(), board.getBoundingClientRect());
    if (area(both) > 0) found.add(`covers the board: ${nameOf(slip)}`);
  }

  if (touch)
    for (const element of document.querySelectorAll(PRESSABLE)) {
      if (!isShown(element) || element.closest('p, li > a') !== null) continue;
      // A piece on the board is a short cut: what holds it is a target, too, or the dock has a button for it.
      if (element.matches('.board-drawing [data-good]')) continue;
      const pressed = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      const box = pressed.getBoundingClientRect();
      if (area(shared(box, windowOf(pressed).all)) < area(box) * 0.3 || area(box) === 0) continue;
      if (Math.min(box.width, box.height) < least.touch - 0.5)
        found.add(`target of ${Math.round(box.width)}×${Math.round(box.height)}: ${nameOf(pressed)}`);
    }
  return [...found];
}
