import type { Figure } from '@roundhouse/table-kit';
import { useTheme, useWords } from '@roundhouse/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePicture } from '../pages/share-picture.ts';

/** How far below the window a picture is drawn already. */
const AHEAD = '600px';

/** A drawn example beside a rule. It is drawn when somebody comes near it: there are many on a page. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  const { say } = useWords();
  const theme = useTheme();
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const drawn = useMemo(() => (isNear ? figure.draw(theme) : null), [figure, theme, isNear]);
  const picture = usePicture(drawn);
  const words = say(figure.words);
  return (
    <figure ref={frame} className="rule-figure">
      <img src={picture} alt={words} />
      <figcaption aria-hidden="true">{words}</figcaption>
    </figure>
  );
}
