import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE_MS = 320;

/** Children of a list that keep their `data-slide` name slide from where they were to where they are now. */
export function useSliding<E extends HTMLElement>(list: RefObject<E | null>, order: string, motion: boolean): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    for (const child of list.current?.children ?? []) {
      const name = child.getAttribute('data-slide');
      if (name === null) continue;
      const box = child.getBoundingClientRect();
      now.set(name, box);
      const old = before.get(name);
      if (!motion || before.size === 0) continue;
      const frames =
        old === undefined
          ? [{ opacity: 0, translate: '24px 0' }, { opacity: 1 }]
          : [{ translate: `${old.left - box.left}px ${old.top - box.top}px` }, { translate: '0 0' }];
      if (old === undefined || Math.abs(old.left - box.left) + Math.abs(old.top - box.top) > 1)
        child.animate(frames, { duration: SLIDE_MS, easing: 'ease-out' });
    }
    places.current = now;
  }, [list, order, motion]);
}
