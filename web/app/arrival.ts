import { useEffect } from 'react';
import { howTheyCame } from '../router.tsx';

/**
 * Whoever follows a link begins at the head of the page it leads to, with the eyes, with Tab and with a screen reader, as
 * where a browser loads each page anew. Whoever goes back is brought by the browser to where they were.
 */
export function useArrival(): void {
  useEffect(() => {
    const came = howTheyCame();
    // A page may have put the focus where it is wanted: on the rule that was asked for.
    if (came === 'by-address' || document.activeElement !== document.body) return;
    if (came === 'by-link') window.scrollTo(0, 0);
    // What has to be asked for first may have no heading yet.
    const heading = document.querySelector('main h1') ?? document.querySelector('main');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
