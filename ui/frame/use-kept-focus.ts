import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a part of the page when the control that had it is gone, so that Tab goes on from there. */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const within = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      within.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [part]);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  });
}
