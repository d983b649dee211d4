/** Where something can be clicked: which of the elements, where on it, and where that is on the screen. */
export interface Place {
  readonly nth: number;
  readonly right: number;
  readonly down: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Where a pointer can reach something that matches; null when there is nothing, or it lies under something else. Runs in
 * the page.
 */
export function placeInPage(selector: string): Place | null {
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
    for (const [across, along] of places) {
      const right = box.width * across;
      const down = box.height * along;
      const x = box.left + right;
      const y = box.top + down;
      if (document.elementFromPoint(x, y)?.closest(selector) === element) return { nth, right, down, x, y };
    }
  }
  return null;
}

export function selectorOf(mark: string): string {
  return `[data-choice=${JSON.stringify(mark)}]`;
}
