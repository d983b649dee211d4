import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether something has come into sight: what is fetched for it can wait until then. */
export function useSeen<T extends Element>(): readonly [place: RefObject<T | null>, seen: boolean] {
  const place = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seenNow) =>
      setSeen((before) => before || seenNow.some(({ isIntersecting }) => isIntersecting)),
    );
    if (place.current !== null) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, seen];
}
