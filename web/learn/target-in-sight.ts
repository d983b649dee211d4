import type { LessonStep } from '@roundhouse/table-kit';
import { useEffect } from 'react';
import type { Rulebook } from '../rules/rulebook.ts';

/**
 * What can be chosen in what scrolls; a step of a lesson leaves only what it asks for. A map brings what can be chosen
 * into sight by itself, and the button that ends the moment always is.
 */
const TARGETS = '.table-controls [data-choice], .table-board [data-choice]:not(.board [data-choice])';

/** Brings what a step asks for into sight when the step begins, or when what the coach says has become longer. */
export function useTargetInSight(step: LessonStep | null, book: Rulebook): void {
  useEffect(() => {
    // A frame later whatever follows the size of its window has followed it.
    const frame = requestAnimationFrame(() => {
      const targets = [...document.querySelectorAll(TARGETS)];
      const [first] = targets;
      if (first === undefined || targets.some(isInSight)) return;
      // From the top on, so that it does not come to lie under the coach, who stays there.
      first.closest('.table-moment')?.scrollTo({ top: 0, behavior: 'instant' });
      // At once for everybody: a table that glides while one begins to read is no help.
      if (!isInSight(first)) first.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [step, book]);
}

/** Whether all of its height is on the screen, and nothing lies over it. */
function isInSight(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  return [top + 1, top + height - 1].every((y) => target.contains(document.elementFromPoint(left + width / 2, y)));
}
